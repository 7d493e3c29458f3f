/** What lies on the table: cards in play, set aside, and what a question offers that lies nowhere else. */
import { cardName } from "@fiefdom/text";
import { TileFace, typeLine } from "../cards/Card.tsx";
import { CardButton } from "./CardButton.tsx";
import { useTable } from "./context.ts";

/** Equal cards as one, in the order in which they come. */
function counted(ids: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

function Group({
  title,
  ids,
  wide = false,
}: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly wide?: boolean;
}) {
  const { lang, t, cards } = useTable();
  return (
    <div className={`pgroup ${wide ? "wide" : ""}`}>
      <h2 className="plabel">{title}</h2>
      <div className="prow">
        {counted(ids).map(([id, n]) => {
          const types = cards.get(id)?.types ?? [];
          return (
            <CardButton
              key={id}
              id={id}
              className="tile"
              label={[
                n > 1 ? t("times", { n, card: cardName(id, lang) }) : cardName(id, lang),
                typeLine(types, lang),
              ].join(", ")}
              option={null}
              pickKey=""
              act="choose"
            >
              {n > 1 ? <span className="count">×{n}</span> : null}
              <TileFace id={id} lang={lang} types={types} />
            </CardButton>
          );
        })}
      </div>
    </div>
  );
}

/** Cards to choose from that lie in a deck, a discard pile, or before the player's eyes only. */
export function Tray() {
  const { lang, t, choices, cards, picks } = useTable();
  if (choices === null || choices.tray.length === 0) return null;
  return (
    <div className="pgroup tray">
      <h2 className="plabel">{t("chooseHere")}</h2>
      <div className="prow">
        {choices.tray.map(({ key, card, option }) => {
          const types = cards.get(card)?.types ?? [];
          return (
            <CardButton
              key={key}
              id={card}
              className="tile"
              label={`${cardName(card, lang)}, ${typeLine(types, lang)}`}
              option={option}
              pickKey={`t:${key}`}
              act="choose"
              picked={picks.findIndex((pick) => pick.key === `t:${key}`) + 1}
            >
              <TileFace id={card} lang={lang} types={types} />
            </CardButton>
          );
        })}
      </div>
    </div>
  );
}

export function PlayArea() {
  const { t, view, names, choices } = useTable();
  const me = view.players[view.seat];
  const active = view.players[view.player];
  const mine = view.player === view.seat;
  const trayed = choices?.decision.from;
  const empty =
    active.inPlay.length === 0 &&
    active.aside.length === 0 &&
    (mine || (me.inPlay.length === 0 && me.aside.length === 0)) &&
    me.hidden === undefined &&
    (choices?.tray.length ?? 0) === 0;
  return (
    <section className="play" aria-label={t("inPlay")}>
      <Tray />
      {active.inPlay.length === 0 ? null : (
        <Group
          wide
          title={mine ? t("yourPlay") : t("playOf", { who: names[active.seat] })}
          ids={active.inPlay}
        />
      )}
      {active.aside.length === 0 || trayed === "aside" ? null : (
        <Group title={t("aside")} ids={active.aside} />
      )}
      {mine || me.inPlay.length === 0 ? null : <Group title={t("yourStaying")} ids={me.inPlay} />}
      {mine || me.aside.length === 0 || trayed === "aside" ? null : (
        <Group title={t("aside")} ids={me.aside} />
      )}
      {me.hidden === undefined || trayed === "hidden" ? null : (
        <Group title={t("faceDown")} ids={me.hidden} />
      )}
      {empty ? <p className="nothing">{t("nothingInPlay")}</p> : null}
    </section>
  );
}
