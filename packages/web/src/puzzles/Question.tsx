/** What a puzzle asks: the goal, what is known besides the table, and for a choice the answers that were weighed. */
import type { Posed } from "@fiefdom/local";
import { message } from "@fiefdom/text/messages";
import { answerText, countText, deckText, levelOf, moveText } from "@fiefdom/text/puzzles";
import type { ReactNode } from "react";
import { Icon } from "../cards/Arms.tsx";
import { answer } from "../session/session.ts";
import { useTable } from "../table/context.ts";
import { capital } from "../words.ts";

/** "The turn · hard". */
export function useHeadline({ kind, rating }: Posed): string {
  const { lang } = useTable();
  return `${message(`puzzle.kind.${kind}`, {}, lang)} · ${message(`puzzle.level.${levelOf(rating)}`, {}, lang)}`;
}

/** The question in one sentence. */
export function useQuestion(posed: Posed): string {
  const { lang, names } = useTable();
  if (posed.kind === "turn") return message(`puzzle.goal.${posed.goal}`, {}, lang);
  if (posed.kind === "choice") return message("puzzle.goal.choice", {}, lang);
  const seat = "seat" in posed.asks ? posed.asks.seat : posed.seat;
  return countText(posed.asks, { you: seat === posed.seat, name: names[seat] ?? "" }, lang);
}

/** The cards that the table does not show, and what is done before the question. */
function Known({ posed }: { readonly posed: Posed }): ReactNode {
  const { lang, t, names, cards } = useTable();
  const who = (seat: number) => ({ you: seat === posed.seat, name: names[seat] ?? "" });
  if (posed.kind === "choice") return null;
  return (
    <>
      {posed.kind === "rule" ? (
        <ol className="puzzle__moves">
          {posed.moves.map((move, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place
            <li key={i}>
              {message(
                "puzzle.does",
                {
                  who: move.seat === posed.seat ? t("you") : (names[move.seat] ?? ""),
                  what: moveText(move, (id) => cards.has(id), lang),
                },
                lang,
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {posed.decks.map(({ seat, cards: deck }) => (
        <p key={seat} className="puzzle__known">
          {deckText("deck", deck, who(seat), lang)}
        </p>
      ))}
      {posed.kind === "rule"
        ? posed.shuffles.map(({ seat, cards: shuffled }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one shuffle after the other
            <p key={i} className="puzzle__known">
              {deckText("shuffle", shuffled, who(seat), lang)}
            </p>
          ))
        : null}
    </>
  );
}

export function Question({ posed, onShow }: { readonly posed: Posed; readonly onShow: () => void }) {
  const { lang, t, cards } = useTable();
  const headline = useHeadline(posed);
  const question = useQuestion(posed);
  return (
    <section className="coach puzzle" data-kind={posed.kind} aria-label={t("puzzle")}>
      <span className="coach__arms" aria-hidden="true">
        <Icon name="rule-book" />
      </span>
      <div className="coach__words">
        <p className="puzzle__head">{headline}</p>
        <h2 className="puzzle__goal">
          {posed.kind === "rule" ? message("puzzle.goal.rule", {}, lang) : question}
        </h2>
        <Known posed={posed} />
        {posed.kind !== "choice" ? null : (
          <ul className="puzzle__answers" aria-label={t("puzzle.answers")}>
            {posed.answers.map((options, i) => (
              <li key={options.join()}>
                <button type="button" className="btn" data-nav="" onClick={() => answer(options)}>
                  <b aria-hidden="true">{LETTERS[i]}</b>
                  {capital(
                    answerText(posed, options, (id) => cards.has(id), lang),
                    lang,
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="coach__acts">
        <button type="button" className="btn small" data-nav="" onClick={onShow}>
          {t("puzzle.show")}
        </button>
      </div>
    </section>
  );
}

export const LETTERS = "ABCD";
