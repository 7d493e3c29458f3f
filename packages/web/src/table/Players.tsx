/** The other players, a plate each; all of them for somebody who watches. */

import type { EventJSON } from "@fiefdom/protocol";
import { setAside } from "@fiefdom/protocol/aside";
import { placeOf } from "@fiefdom/protocol/place";
import { cardName } from "@fiefdom/text";
import { type CSSProperties, memo, useMemo, useState } from "react";
import { Arms, Icon } from "../cards/Arms.tsx";
import { Mark } from "../cards/Mark.tsx";
import type { PlayerView, View } from "../session/types.ts";
import { Times } from "../ui/Signed.tsx";
import { Counted, countersOf, Lying, MatsOf } from "./Brought.tsx";
import { Clock } from "./Clock.tsx";
import { useHouse, useTable } from "./context.ts";
import { counted, latelyOf } from "./lately.ts";
import { OpenHand } from "./OpenHand.tsx";
import { PlayerDialog } from "./PlayerDialog.tsx";
import { roomOf } from "./room.ts";

/** From five side by side on a phone to one as wide as the table. */
const PLATE = roomOf("width", 760, 480, 250, 160);

const CRESTS = [
  { icon: "oak-leaf", tincture: "victory" },
  { icon: "barn-owl", tincture: "reaction" },
  { icon: "wolf-head", tincture: "duration" },
  { icon: "fox-head", tincture: "attack" },
  { icon: "boar", tincture: "curse" },
  { icon: "rabbit", tincture: "landmark" },
] as const;

/** The colours of a player, for the style sheets. */
export function coloursOf(seat: number): CSSProperties {
  const { tincture } = CRESTS[seat % CRESTS.length];
  return { "--f": `var(--${tincture}-f)`, "--c": `var(--${tincture}-c)` } as CSSProperties;
}

/** Players bear arms too. */
export function Crest({ seat }: { readonly seat: number }) {
  return (
    <span className="crest" style={coloursOf(seat)} aria-hidden="true">
      <Icon name={CRESTS[seat % CRESTS.length].icon} />
    </span>
  );
}

interface PlateProps {
  readonly player: PlayerView;
  readonly lasting: View["lasting"];
  /** It is their turn. */
  readonly active: boolean;
  readonly bot: string | null;
  readonly away: boolean;
  /** The card bought last, and what was played in the latest turn, one id after the other. */
  readonly bought: string | null;
  readonly played: string;
  readonly onOpen: (seat: number) => void;
}

const Plate = memo(function Plate({
  player,
  lasting,
  active,
  bot,
  away,
  bought,
  played,
  onOpen,
}: PlateProps) {
  const { lang, t, names } = useHouse();
  const { seat } = player;
  const aside = setAside(player, lasting);
  // What lies in front of somebody whose turn it is not has stayed there.
  const staying = active ? [] : [...player.inPlay, ...aside.aside];
  const down = aside.hidden.length + aside.down;
  const counters = countersOf(player);
  return (
    <li className={`opp ${active ? "is-turn" : ""} ${away ? "is-away" : ""}`} data-seat={seat} ref={PLATE}>
      <div className="plate" data-last={bought === null ? undefined : ""}>
        <Crest seat={seat} />
        <div className="who">
          <h3>
            <button type="button" className="open" data-nav="" onClick={() => onOpen(seat)}>
              <bdi>{names[seat]}</bdi>
            </button>
            {bot === null ? null : (
              <span className="bot">
                <Icon name="clockwork" />
                <span>{t("bot")}</span>
              </span>
            )}
          </h3>
          <p className="sub">
            {away ? <span className="away">{t("online.away")}</span> : null}
            {active ? <span className="vh">{t("theirTurn")}</span> : null}
            <Clock seat={seat} />
          </p>
        </div>
        <div className="stats">
          <span className="st hnd">
            <Icon name="poker-hand" />
            <b>{player.handSize}</b>
            <i>{t("hand")}</i>
          </span>
          <span className="st deck">
            <Icon name="card-draw" />
            <b>{player.deckSize}</b>
            <i>{t("deck")}</i>
          </span>
          <span className="st disc">
            <Icon name="card-discard" />
            <b>{player.discardSize}</b>
            <i>
              {t("discard")}
              {player.discardTop === null ? null : (
                <span className="vh">, {cardName(player.discardTop, lang)}</span>
              )}
            </i>
          </span>
          {player.vp === 0 && player.debt === 0 && counters.length === 0 ? null : (
            <div className="toks">
              {player.vp === 0 ? null : (
                <span>
                  <Mark kind="vp" n={player.vp} />
                  <span className="vh">{t("tokens.vp", { n: player.vp })}</span>
                </span>
              )}
              {player.debt === 0 ? null : (
                <span>
                  <Mark kind="debt" n={player.debt} />
                  <span className="vh">{t("tokens.debt", { n: player.debt })}</span>
                </span>
              )}
              {counters.map(([id, n]) => (
                <Counted key={id} id={id} n={n} />
              ))}
            </div>
          )}
        </div>
        {player.hand === undefined ? null : <OpenHand hand={player.hand} />}
        {staying.length + down === 0 ? null : <Lying title={t("stays")} ids={staying} down={down} />}
        {aside.held.map((held) => (
          <Lying
            key={held.source}
            title={t("asideBy", { card: [held.source] })}
            ids={held.aside}
            down={held.hidden.length + held.down}
          />
        ))}
        <MatsOf player={player} />
        <LastTurn ids={played} />
        {bought === null ? null : (
          <div className="last">
            <i>
              {t("lastBought")} <b>{cardName(bought, lang)}</b>
            </i>
            <Arms id={bought} />
          </div>
        )}
      </div>
    </li>
  );
});

/** What somebody played in their latest turn, where there is room for it. */
const LastTurn = memo(function LastTurn({ ids }: { readonly ids: string }) {
  const { lang, t } = useHouse();
  if (ids === "") return null;
  return (
    <div className="lastturn" aria-hidden="true">
      <i>{t("lastTurn")}</i>
      {counted(ids.split(" ")).map(([id, n]) => (
        <span key={id} className="mini" title={cardName(id, lang)}>
          <Arms id={id} />
          {n > 1 ? (
            <b>
              <Times n={n} />
            </b>
          ) : null}
        </span>
      ))}
    </div>
  );
});

export function Players({ events }: { readonly events: readonly EventJSON[] }) {
  const { t, view, table } = useTable();
  const [open, setOpen] = useState<number | null>(null);
  const count = view.players.length;
  const watching = view.seat < 0;
  const place = placeOf(view);
  const lately = useMemo(() => latelyOf(events, count), [events, count]);
  const others = watching
    ? view.players
    : Array.from({ length: count - 1 }, (_, i) => view.players[(place + 1 + i) % count]);
  return (
    <>
      <ul
        className="opps"
        aria-label={t(watching ? "online.players" : "opponents")}
        data-count={others.length}
      >
        {others.map((player) => {
          const { bot = null, kind, connected = true } = table.seats[player.seat] ?? {};
          return (
            <Plate
              key={player.seat}
              player={player}
              lasting={view.lasting}
              active={view.player === player.seat && !view.over}
              bot={bot}
              away={kind === "person" && !connected}
              bought={lately[player.seat].bought}
              // Only the plate of a single opponent is wide enough for it.
              played={others.length === 1 ? lately[player.seat].played.join(" ") : ""}
              onOpen={setOpen}
            />
          );
        })}
      </ul>
      {open === null ? null : <PlayerDialog seat={open} onClose={() => setOpen(null)} />}
    </>
  );
}
