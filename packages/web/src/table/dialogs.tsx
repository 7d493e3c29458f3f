/** What opens over the table: a card to read, the trash, one's discard pile, the points so far. */
import { placeOf } from "@fiefdom/protocol/place";
import { cardName, hasOwnName } from "@fiefdom/text";
import { type CSSProperties, useState } from "react";
import { ReadingCard } from "../cards/Card.tsx";
import { marksOf, type Price } from "../cards/cost.ts";
import { Mark } from "../cards/Mark.tsx";
import { useRulings } from "../cards/useRulings.ts";
import { Words } from "../cards/Words.tsx";
import type { PlayerView } from "../session/types.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { CardList } from "./CardList.tsx";
import { useTable } from "./context.ts";
import { causesOf, changedCost } from "./cost.ts";
import { SMALL } from "./media.ts";
import { ScoreTable } from "./ScoreTable.tsx";

const Priced = ({ cost }: { readonly cost: Price }) =>
  marksOf(cost).map(({ mark, n }) => <Mark key={mark} kind={mark} n={n} inline />);

/** What a card costs now and why, and how many are left. */
export function Facts({ id }: { readonly id: string }) {
  const { lang, t, view, cards } = useTable();
  const facts = cards.get(id);
  const pile = view.supply.find((other) => other.pile === facts?.pile);
  if (facts === undefined || pile === undefined) return null;
  const now = changedCost(view, id);
  const left = pile.cards === undefined ? pile.count : pile.cards.filter((card) => card === id).length;
  return (
    <dl className="facts">
      {now === undefined ? null : (
        <>
          <div>
            <dt>{t("cost.printed")}</dt>
            <dd>
              <Priced cost={facts.cost} />
            </dd>
          </div>
          {causesOf(now).map((cause) => (
            <div key={cause.source}>
              <dt>{cardName(cause.source, lang)}</dt>
              <dd>
                <bdi dir="ltr">
                  {cause.change < 0 ? "−" : "+"}
                  <Mark kind="coin" n={Math.abs(cause.change)} inline />
                </bdi>
              </dd>
            </div>
          ))}
          <div className="sum">
            <dt>{t("cost.now")}</dt>
            <dd>
              <Priced cost={now} />
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>{t("leftLabel")}</dt>
        <dd>{pile.cards === undefined ? t("leftOf", { n: left, of: facts.pileSize }) : left}</dd>
      </div>
    </dl>
  );
}

/** So little is not worth keeping free: then a card is read over everything. */
const READABLE = 280;

/** On a small screen a card is read above the question, which stays in sight. */
function abovePrompt(): CSSProperties | undefined {
  if (!matchMedia(SMALL).matches) return undefined;
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect().top ?? 0;
  return prompt < READABLE ? undefined : { marginBlockStart: 8, maxBlockSize: prompt - 16 };
}

export function ReadDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { lang, t, cards, view, ruleset } = useTable();
  const facts = cards.get(id);
  const known = useRulings(id, ruleset);
  const [style] = useState(abovePrompt);
  const others = view.supply.find((other) => other.pile === facts?.pile)?.cards;
  return (
    <Dialog title={cardName(id, lang)} onClose={onClose} className="reading" style={style} hideTitle>
      <ReadingCard
        id={id}
        lang={lang}
        ruleset={ruleset}
        cost={changedCost(view, id)}
        {...(facts === undefined ? {} : { types: facts.types })}
      />
      <div className="reading__more">
        <Facts id={id} />
        {hasOwnName(id, lang) ? <p className="soft">{t("cards.ownName")}</p> : null}
        {others === undefined || others.length === 0 ? null : (
          <>
            <h3>{t("pileHolds")}</h3>
            <CardList ids={others} sorted={false} />
          </>
        )}
        {known.length === 0 ? null : (
          <>
            <h3>{t("rulings")}</h3>
            <ul className="rulings">
              {known.map((ruling) => (
                <li key={ruling.text}>
                  <Words text={ruling.text} lang={lang} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

export function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, view } = useTable();
  return (
    <Dialog title={t("trash")} onClose={onClose}>
      {view.trash.length === 0 ? <p>{t("trash.empty")}</p> : <CardList ids={view.trash} />}
    </Dialog>
  );
}

/** What is neither in sight nor in hand, of everything that this player has. */
function unseen(player: PlayerView): string[] {
  const left = new Map(Object.entries(player.owned));
  const mats = Object.values(player.mats ?? {}).flatMap(({ cards = [] }) => cards);
  for (const id of [
    ...(player.hand ?? []),
    ...player.inPlay,
    ...player.aside,
    ...(player.hidden ?? []),
    ...mats,
  ])
    left.set(id, (left.get(id) ?? 0) - 1);
  return [...left].flatMap(([id, n]) => Array<string>(Math.max(0, n)).fill(id));
}

/** One's own discard pile, as far as the rules let anybody look. */
export function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, view } = useTable();
  const me = view.players[placeOf(view)];
  if (me === undefined) return null;
  return (
    <Dialog title={t("discard.title")} onClose={onClose}>
      {me.discardTop === null ? null : (
        <>
          <h3>{t("discard.onTop")}</h3>
          <CardList ids={[me.discardTop]} />
        </>
      )}
      <h3>{t("discard.below")}</h3>
      <p className="soft">{t("discard.about")}</p>
      <CardList ids={unseen(me)} />
    </Dialog>
  );
}

export function ScoreDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, view, names } = useTable();
  return (
    <Dialog title={t("score.soFar")} onClose={onClose} className="wide">
      <p className="soft">{t("score.why")}</p>
      <div className="score">
        <ScoreTable
          rows={view.players.map((player) => ({
            seat: player.seat,
            name: names[player.seat],
            score: player.score,
            place: null,
          }))}
        />
      </div>
    </Dialog>
  );
}
