/** Questions about hands, answered exactly: money, Actions that meet, whether a card comes in time. */
import type { Held, LabBoard, OddsAsk, OddsTold } from "@fiefdom/local/lab/messages";
import { useEffect, useState } from "react";
import type { Crew } from "./crew.ts";
import { decimal, percent, useLabWords, whatName } from "./words.ts";

const QUESTIONS = ["coins", "collide", "see", "together"] as const;
type Question = (typeof QUESTIONS)[number];

const START: Held = [
  ["copper", 7],
  ["estate", 3],
];
const HAND = 5;
const MOST_COPIES = 30;
const MOST_KINDS = 14;
const LAST_TURN = 30;

export function Odds({
  crew,
  board,
  cards,
}: {
  readonly crew: () => Crew;
  readonly board: LabBoard;
  readonly cards: readonly string[];
}) {
  const { lang, t } = useLabWords();
  const [deck, setDeck] = useState<Held>(START);
  const [question, setQuestion] = useState<Question>("coins");
  const [card, setCard] = useState("gold");
  const [least, setLeast] = useState(2);
  const [shuffled, setShuffled] = useState(3);
  const [by, setBy] = useState(4);
  const [told, setTold] = useState<OddsTold | null>(null);

  const size = deck.reduce((sum, [, n]) => sum + n, 0);
  const asked = deck.some(([id]) => id === card) ? card : (deck[0]?.[0] ?? "");
  useEffect(() => {
    let wanted = true;
    setTold(null);
    if (size < HAND) return;
    const hands = Math.max(1, by - shuffled + 1);
    const ask: OddsAsk =
      question === "coins"
        ? { about: "coins", deck }
        : question === "collide"
          ? { about: "collide", board, deck, hands }
          : { about: "meet", deck, cards: [asked], least: question === "see" ? 1 : least, hands };
    void crew()
      .ask({ do: "odds", odds: ask }, "odds")
      .then(({ odds }) => wanted && setTold(odds));
    return () => {
      wanted = false;
    };
  }, [crew, board, deck, question, asked, least, shuffled, by, size]);

  const setCopies = (id: string, n: number): void =>
    setDeck(
      n <= 0
        ? deck.filter(([other]) => other !== id)
        : deck.map(([other, copies]) => [other, other === id ? Math.min(MOST_COPIES, n) : copies] as const),
    );
  const number = (label: string, value: number, set: (n: number) => void, min: number, max: number) => (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => {
          const n = Number(target.value);
          if (Number.isInteger(n) && n >= min && n <= max) set(n);
        }}
      />
    </label>
  );
  return (
    <section className="lab__panel lab__odds" aria-labelledby="lab-odds">
      <h2 id="lab-odds">{t("odds")}</h2>
      <p className="soft">{t("odds.about")}</p>
      <fieldset className="lab__deck">
        <legend>
          {t("odds.deck")} ({size})
        </legend>
        {deck.map(([id, n]) => (
          <span key={id} className="lab__copies">
            <span>{whatName(id, lang)}</span>
            <span className="lab__limit">
              <button
                type="button"
                aria-label={t("fewer", { card: whatName(id, lang) })}
                onClick={() => setCopies(id, n - 1)}
              >
                −
              </button>
              <output>{n}</output>
              <button
                type="button"
                disabled={n >= MOST_COPIES}
                aria-label={t("more", { card: whatName(id, lang) })}
                onClick={() => setCopies(id, n + 1)}
              >
                +
              </button>
            </span>
          </span>
        ))}
        <select
          className="lab__when"
          aria-label={t("odds.add")}
          disabled={deck.length >= MOST_KINDS}
          value=""
          onChange={({ target }) => {
            if (target.value === "") return;
            setDeck([...deck, [target.value, 1]]);
            setCard(target.value);
            target.value = "";
          }}
        >
          <option value="">{t("odds.add")}</option>
          {cards
            .filter((id) => !deck.some(([other]) => other === id))
            .map((id) => (
              <option key={id} value={id}>
                {whatName(id, lang)}
              </option>
            ))}
        </select>
      </fieldset>
      <div className="lab__row">
        <label className="field">
          <span>{t("odds.ask")}</span>
          <select value={question} onChange={({ target }) => setQuestion(target.value as Question)}>
            {QUESTIONS.map((one) => (
              <option key={one} value={one}>
                {t(`odds.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {question === "see" || question === "together" ? (
          <label className="field">
            <span>{t("odds.card")}</span>
            <select value={asked} onChange={({ target }) => setCard(target.value)}>
              {deck.map(([id]) => (
                <option key={id} value={id}>
                  {whatName(id, lang)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {question === "together" ? number(t("odds.least"), least, setLeast, 1, HAND) : null}
        {question === "coins" ? null : (
          <>
            {number(t("odds.shuffled"), shuffled, setShuffled, 1, LAST_TURN)}
            {number(t("odds.by"), by, setBy, 1, LAST_TURN)}
          </>
        )}
      </div>
      <div role="status" className="lab__answer">
        {size < HAND ? <p>{t("odds.few")}</p> : null}
        {told === null ? null : <Answer told={told} question={question} />}
      </div>
    </section>
  );
}

function Answer({ told, question }: { readonly told: OddsTold; readonly question: Question }) {
  const { lang, t } = useLabWords();
  const names = (ids: readonly string[]): string => ids.map((id) => whatName(id, lang)).join(", ");
  if ("not" in told)
    return (
      <p>{told.not === "reshuffle" ? t("odds.reshuffle") : t("odds.cards", { cards: names(told.cards) })}</p>
    );
  if ("coins" in told) {
    const mean = told.coins.reduce((sum, { coins, chance }) => sum + coins * chance, 0);
    return (
      <>
        <p>{t("odds.mean", { n: decimal(mean, lang, 2) })}</p>
        <table>
          <tbody>
            {told.coins.map(({ coins }) => (
              <tr key={coins}>
                <th scope="row">{t("odds.atLeast", { n: coins })}</th>
                <td>
                  {percent(
                    told.coins.reduce((sum, one) => sum + (one.coins >= coins ? one.chance : 0), 0),
                    lang,
                    2,
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    );
  }
  if (question === "collide" && told.cards.length === 0) return <p>{t("odds.noTerminals")}</p>;
  return (
    <>
      <p data-chance={told.chance}>
        <b>{t("odds.chance", { chance: percent(told.chance, lang, 2) })}</b>
      </p>
      {question === "collide" ? <p>{t("odds.terminals", { cards: names(told.cards) })}</p> : null}
      <p className="soft">{t("odds.drawn")}</p>
    </>
  );
}
