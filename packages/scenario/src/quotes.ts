/**
 * Which cards a scenario is about, and which of their rulings it shows: it quotes it. Small differences of spelling
 * don't matter, other words do.
 */
import { cardsOf, piles, toId } from "@fiefdom/cards";
import { plain } from "@fiefdom/text";
import type { Ruling } from "@fiefdom/text/rulings";
import type { Scenario } from "./scenario.ts";

const SHORTEST_QUOTE = 20;

/** What is left of a ruling when spelling does not matter. */
const fold = (text: string): string =>
  plain(text, "en")
    .replace(/^(\[(printed|current)( card)?\]|printed:|current:|2022:)\s*/i, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$+-]+/gu, " ")
    .trim();

/** Does this scenario quote that ruling, a part of it worth the name, or it and more? */
export function quotes(scenario: Scenario, ruling: Ruling): boolean {
  if (scenario.ruling === null) return false;
  if (ruling.ruleset !== undefined && !scenario.rulesets.includes(ruling.ruleset)) return false;
  const [quote, text] = [fold(scenario.ruling), fold(ruling.text)];
  if (quote === text) return true;
  return (
    Math.min(quote.length, text.length) >= SHORTEST_QUOTE && (text.includes(quote) || quote.includes(text))
  );
}

/** The ids of the cards that it names; one about a pile of several cards is about each of them. */
export const cardsAbout = ({ about }: Scenario): string[] => [
  ...new Set(
    about.map(toId).flatMap((id) => {
      const pile = piles.get(id);
      return pile === undefined ? [id] : [id, ...cardsOf(pile).map((def) => def.id)];
    }),
  ),
];
