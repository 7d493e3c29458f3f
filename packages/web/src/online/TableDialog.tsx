/** The people at this table, and what concerns the table rather than the game: its link, giving up, going. */
import type { TableJSON } from "@fiefdom/protocol";
import { useState } from "react";
import { go } from "../router.ts";
import { isolate, namesOf } from "../session/names.ts";
import { mute, resign, useSession } from "../session/session.ts";
import type { Problem } from "../session/types.ts";
import { Clock } from "../table/Clock.tsx";
import { Crest } from "../table/Players.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { useWords } from "../words.ts";
import { call } from "./api.ts";
import { Invite } from "./Invite.tsx";
import { Trouble, useAttempt } from "./parts.tsx";
import { RatingOf } from "./Rating.tsx";
import { ReplaceButton } from "./Strips.tsx";
import { clockWords, kingdomWords } from "./words.ts";

export function TableDialog({ onClose }: { readonly onClose: () => void }) {
  const { lang, t } = useWords();
  const table = useSession((session) => session.table);
  const you = useSession((session) => session.you);
  if (table === null) return null;
  const { options, spectators, status } = table;
  return (
    <Dialog title={t("online.table")} onClose={onClose} className="tabledialog">
      <p className="soft">
        {kingdomWords(options, t, lang)} · {clockWords(options.clock, t)}
        {options.hints ? ` · ${t("online.hints")}` : ""}
        {spectators === 0 ? "" : ` · ${t("online.watchers", { n: spectators })}`}
      </p>
      <People table={table} you={you} />
      {options.spectators ? <Invite label={t("online.link.watch")} /> : null}
      {status === "playing" && you >= 0 ? <Resign onDone={onClose} /> : null}
      {status === "playing" && you >= 0 ? <p className="soft">{t("online.leave.stays")}</p> : null}
      {you >= 0 && status !== "playing" ? <LeaveTable id={table.id} /> : null}
    </Dialog>
  );
}

function People({ table, you }: { readonly table: TableJSON; readonly you: number }) {
  const { lang, t } = useWords();
  const names = namesOf(table.seats, lang);
  const chat = useSession((session) => session.chat);
  const me = useSession((session) => session.person);
  // Whoever watches and talks is somebody too.
  const seated = table.seats.map((seat) => seat.person);
  const others = new Map(
    chat.filter(({ person }) => !seated.includes(person)).map(({ person, name }) => [person, name]),
  );
  if (me !== null) others.delete(me);
  return (
    <ul className="sitters">
      {table.seats.map((seat) => {
        const isAway = seat.kind === "person" && !seat.connected;
        const notes = [
          ...(seat.seat === you ? [t("you")] : []),
          ...(seat.kind === "bot" ? [t("bot")] : []),
          ...(isAway ? [t("online.away")] : []),
          ...(seat.resigned ? [t("online.resigned")] : []),
        ];
        return (
          <li key={seat.seat}>
            <Crest seat={seat.seat} />
            <span className="tn">
              <b>
                <bdi>{names[seat.seat]}</bdi>
              </b>
              <i>
                {notes.join(" · ")}
                {notes.length > 0 && seat.rating !== null ? " · " : null}
                <RatingOf rating={seat.rating} /> <Clock seat={seat.seat} />
              </i>
            </span>
            {seat.person === null || seat.seat === you ? null : (
              <Mute person={seat.person} name={names[seat.seat]} />
            )}
            {isAway && you >= 0 && seat.seat !== you && table.status === "playing" && !seat.resigned ? (
              <ReplaceButton seat={seat.seat} />
            ) : null}
          </li>
        );
      })}
      {[...others].map(([person, name]) => (
        <li key={person}>
          <span className="tn">
            <b>
              <bdi>{name}</bdi>
            </b>
            <i>{t("online.talk.watching")}</i>
          </span>
          <Mute person={person} name={isolate(name)} />
        </li>
      ))}
    </ul>
  );
}

function Mute({ person, name }: { readonly person: string; readonly name: string }) {
  const { t } = useWords();
  const me = useSession((session) => session.person);
  const isMuted = useSession((session) => session.muted.includes(person));
  if (me === null) return null;
  return (
    <button
      type="button"
      className="btn small"
      aria-pressed={isMuted}
      aria-label={t("online.mute.who", { who: name })}
      onClick={() => void mute(person, !isMuted)}
    >
      {t(isMuted ? "online.mute.off" : "online.mute")}
    </button>
  );
}

/** Giving up takes two clicks; then there is nothing left to do in this dialog. */
function Resign({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const count = useSession((session) => session.table?.seats.length ?? 2);
  if (!sure)
    return (
      <p>
        <button type="button" className="btn" onClick={() => setSure(true)}>
          {t("online.resign")}
        </button>
      </p>
    );
  return (
    <div className="sure">
      <p>{t("online.resign.sure", { n: count })}</p>
      <p className="acts">
        <button
          type="button"
          className="btn"
          onClick={async () => {
            const reply = await resign();
            if (reply.ok) onDone();
            else setProblem(reply.problem);
          }}
        >
          {t("online.resign.yes")}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: the harmless answer has the focus */}
        <button type="button" className="btn main" autoFocus onClick={() => setSure(false)}>
          {t("online.resign.no")}
        </button>
      </p>
      <Trouble problem={problem} />
    </div>
  );
}

/** Before the game begins the seat is free again; once it is over, whoever goes won't play again here. */
export function LeaveTable({
  id,
  label = "online.leave",
}: {
  readonly id: string;
  readonly label?: "online.leave" | "online.leave.seat";
}) {
  const { t } = useWords();
  const { problem, attempt } = useAttempt();
  return (
    <>
      <button
        type="button"
        className="btn"
        onClick={() =>
          void attempt(async () => {
            await call("POST", `/api/tables/${id}/leave`, {});
            go("/tables");
          })
        }
      >
        {t(label)}
      </button>
      <Trouble problem={problem} />
    </>
  );
}
