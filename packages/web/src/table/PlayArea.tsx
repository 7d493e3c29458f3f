/** What lies on the table: cards in play, set aside, and what a question offers that lies nowhere else. */
import { type Laid, type SetAside, setAside } from "@fiefdom/protocol/aside";
import { placeOf } from "@fiefdom/protocol/place";
import { cardName, matName } from "@fiefdom/text";
import { memo } from "react";
import { TileFace, typeLine } from "../cards/Card.tsx";
import { Times } from "../ui/Signed.tsx";
import { Counted, countersOf, matsOf } from "./Brought.tsx";
import { CardButton, type Chance, chanceOf, NO_CHANCE } from "./CardButton.tsx";
import { useHouse, useTable } from "./context.ts";
import { counted } from "./lately.ts";
import { Crest } from "./Players.tsx";
import { roomOf } from "./room.ts";

const PLAY = roomOf("height", 118, 92, 76);

interface LyingProps extends Chance {
  readonly id: string;
  readonly n: number;
  readonly pickKey: string;
}

const Lying = memo(function Lying({ id, n, pickKey, ...chance }: LyingProps) {
  const { lang, t, cards } = useHouse();
  const types = cards.get(id)?.types ?? [];
  return (
    <CardButton
      id={id}
      className="tile"
      label={[
        n > 1 ? t("times", { n, card: cardName(id, lang) }) : cardName(id, lang),
        typeLine(types, lang),
        ...(chance.option === null ? [] : [t("can.choose")]),
      ].join(", ")}
      pickKey={pickKey}
      {...chance}
    >
      {n > 1 ? (
        <span className="count">
          <Times n={n} />
        </span>
      ) : null}
      <TileFace id={id} lang={lang} types={types} />
    </CardButton>
  );
});

const Group = memo(function Group({
  title,
  ids,
  plain = false,
}: {
  readonly title: string;
  readonly ids: readonly string[];
  /** What it is goes without saying: the cards in play of whoever plays. */
  readonly plain?: boolean;
}) {
  return (
    <div className={`pgroup ${plain ? "played" : ""}`}>
      <h2 className="plabel">{title}</h2>
      <div className="prow">
        {counted(ids).map(([id, n]) => (
          <Lying key={id} id={id} n={n} pickKey="" {...NO_CHANCE} />
        ))}
      </div>
    </div>
  );
});

/** Cards to choose from that lie in a deck, a discard pile, or before the player's eyes only. */
function Tray() {
  const { t, choices, picks } = useTable();
  if (choices === null || choices.tray.length === 0) return null;
  return (
    <div className="pgroup tray">
      <h2 className="plabel">{t("chooseHere")}</h2>
      <div className="prow">
        {choices.tray.map(({ key, card, option }) => (
          <Lying
            key={key}
            id={card}
            n={1}
            pickKey={`t:${key}`}
            {...chanceOf(choices, picks, option, `t:${key}`, "choose")}
          />
        ))}
      </div>
    </div>
  );
}

/** Is there a card to be seen among these? */
const shows = ({ aside, hidden }: Laid): boolean => aside.length + hidden.length > 0;

/** What is set aside, by what holds it. */
function Aside({ of, trayed }: { readonly of: SetAside; readonly trayed: string | undefined }) {
  const { t } = useTable();
  // What is chosen from lies in the tray.
  const seen = { ...of, ...(trayed === "aside" ? { aside: [] } : trayed === "hidden" ? { hidden: [] } : {}) };
  return (
    <>
      {of.held.filter(shows).map(({ source, aside, hidden }) => (
        <Group key={source} title={t("asideBy", { card: [source] })} ids={[...aside, ...hidden]} />
      ))}
      {seen.aside.length === 0 ? null : <Group title={t("aside")} ids={seen.aside} />}
      {seen.hidden.length === 0 ? null : <Group title={t("faceDown")} ids={seen.hidden} />}
    </>
  );
}

export function PlayArea() {
  const { t, lang, view, names, choices } = useTable();
  // Whoever only watches sits nowhere and has nothing lying there.
  const me = view.players[placeOf(view)];
  const active = view.players[view.player];
  const mine = view.player === placeOf(view);
  const trayed = choices?.decision.from;
  const staying = mine || me === undefined ? [] : me.inPlay;
  const aside = [active, ...(mine || me === undefined ? [] : [me])].map((player) =>
    setAside(player, view.lasting),
  );
  // Mats lie before their owner; one without cards takes no room, and what is chosen from is in the tray.
  const mats = me === undefined ? [] : matsOf(me).filter(([id]) => id !== trayed);
  // On my turn they stand beside my Actions and coins.
  const counters = me === undefined || mine ? [] : countersOf(me);
  const empty =
    mats.length + counters.length === 0 &&
    active.inPlay.length + staying.length === 0 &&
    !aside.some((cards) => shows(cards) || cards.held.some(shows)) &&
    (choices?.tray.length ?? 0) === 0;
  return (
    <section className="play" aria-label={t("inPlay")} ref={PLAY}>
      <Tray />
      {mine || empty ? null : <Crest seat={active.seat} />}
      {active.inPlay.length === 0 ? null : (
        <Group
          plain
          title={mine ? t("yourPlay") : t("playOf", { who: names[active.seat] })}
          ids={active.inPlay}
        />
      )}
      <Aside of={aside[0]} trayed={trayed} />
      {staying.length === 0 ? null : <Group title={t("yourStaying")} ids={staying} />}
      {aside.length === 1 ? null : <Aside of={aside[1]} trayed={trayed} />}
      {mats.map(([id, { cards = [] }]) => (
        <Group key={id} title={matName(id, lang)} ids={cards} />
      ))}
      {counters.length === 0 ? null : (
        <div className="pgroup counters">
          {counters.map(([id, n]) => (
            <Counted key={id} id={id} n={n} />
          ))}
        </div>
      )}
      {empty ? <p className="nothing">{t("nothingInPlay")}</p> : null}
    </section>
  );
}
