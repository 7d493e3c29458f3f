/**
 * A table seen from above: who sits where around it, and in the middle what is played. Whoever looks sits at the
 * lower edge, or would sit there.
 */
import type { SeatJSON, TableJSON } from "@fiefdom/protocol";
import type { CSSProperties, ReactNode } from "react";
import { botStrength, namesOf } from "../session/names.ts";
import { Crest } from "../table/Players.tsx";
import { useWords } from "../words.ts";
import { RatingOf } from "./Rating.tsx";
import "./invitation.css";

/** How far from the middle the seats are, in parts of the whole. */
const REACH = { x: 40, y: 41 };

function placeAt(nth: number, of: number): CSSProperties {
  const angle = Math.PI / 2 + (2 * Math.PI * nth) / of;
  return {
    "--x": `${50 + REACH.x * Math.cos(angle)}%`,
    "--y": `${50 + REACH.y * Math.sin(angle)}%`,
  } as CSSProperties;
}

export function RoundTable({
  table,
  you,
  act,
  children,
}: {
  readonly table: TableJSON;
  readonly you: number;
  /** What can be done about a free seat. */
  readonly act: ((seat: number) => ReactNode) | null;
  readonly children: ReactNode;
}) {
  const { lang, t } = useWords();
  const names = namesOf(table.seats, lang);
  const firstFree = table.seats.findIndex((seat) => seat.kind === "open");
  const mine = you >= 0 ? you : firstFree;
  return (
    <section className="gathering" aria-label={t("online.table")}>
      <div className="oval">{children}</div>
      <ol className="sitters" aria-label={t("online.seats")}>
        {table.seats.map((seat) => {
          const isYours = seat.seat === mine;
          const nth = (seat.seat - Math.max(mine, 0) + table.seats.length) % table.seats.length;
          return (
            <li
              key={seat.seat}
              className={`chair ${seat.kind === "open" ? "is-open" : ""} ${isYours ? "is-yours" : ""}`}
              style={placeAt(nth, table.seats.length)}
            >
              <Crest seat={seat.seat} />
              <span className="tn">
                {seat.kind === "open" ? (
                  <b>{t(isYours && you < 0 ? "online.seat.yours" : "online.seat.open")}</b>
                ) : (
                  <b>
                    <bdi>{names[seat.seat]}</bdi>
                  </b>
                )}
                <i>
                  {seat.kind === "open" ? (
                    t("online.seat.turn", { n: seat.seat + 1 })
                  ) : (
                    <SeatNote seat={seat} isYou={seat.seat === you} isHost={seat.seat === table.host} />
                  )}
                </i>
              </span>
              {seat.kind === "open" ? act?.(seat.seat) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function SeatNote({
  seat,
  isYou,
  isHost,
}: {
  readonly seat: SeatJSON;
  readonly isYou: boolean;
  readonly isHost: boolean;
}) {
  const { lang, t } = useWords();
  const strength = seat.bot === null ? "" : botStrength(seat.bot, lang);
  const notes = [
    ...(isYou ? [t("you")] : []),
    ...(isHost ? [t("online.host")] : []),
    ...(seat.kind === "bot" ? [t("bot")] : []),
    ...(strength === "" ? [] : [strength]),
    ...(seat.kind === "person" && !seat.connected && !isYou ? [t("online.away")] : []),
  ];
  return (
    <>
      {notes.join(" · ")}
      {notes.length > 0 && seat.rating !== null ? " · " : null}
      <RatingOf rating={seat.rating} />
    </>
  );
}
