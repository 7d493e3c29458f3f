/**
 * Questions about the rules, made from the scenarios: those that quote a ruling and end with something that can
 * be counted. The wrong answers are what one would get by overlooking something: as it was before, under the
 * other ruleset, or a little more or less.
 */
import { cards } from "@fiefdom/cards";
import { type Feature, featuresOf } from "@fiefdom/cards/features";
import type { Game } from "@fiefdom/engine/game";
import { lineOf } from "@fiefdom/engine/notation";
import { keepHistory } from "@fiefdom/engine/record";
import { count } from "@fiefdom/puzzles/facts";
import { idOf } from "@fiefdom/puzzles/id";
import type { Fact, RulePuzzle, Theme } from "@fiefdom/puzzles/puzzle";
import { cardsAbout, quotes, runScenario, type Scenario } from "@fiefdom/scenario";
import { rulings } from "@fiefdom/text/rulings";

/** Longer stories are lessons, not questions. */
const MOST_MOVES = 8;
const WRONG = 3;

const THEME_OF: Partial<Record<Feature, Theme>> = {
  reaction: "reactions",
  attack: "attacks",
  trash: "trashing",
  gain: "gaining",
  draw: "drawing",
  again: "throning",
  duration: "durations",
  debt: "debt",
  treasure: "treasures",
};

/** The puzzle that a scenario makes, if it makes one. The English rulings must have been loaded. */
export function ruleFrom(scenario: Scenario): RulePuzzle | null {
  const ruling = rulingOf(scenario);
  if (ruling === null || scenario.then === null || scenario.given.newGame) return null;
  const [ruleset] = scenario.rulesets;
  const told = play(scenario, ruleset);
  if (told === null) return null;
  const { position, before, after, moves } = told;
  if (moves.length === 0 || moves.length > MOST_MOVES) return null;
  const asks = factsIn(scenario).find((fact) => Number.isInteger(count(after, fact)));
  if (asks === undefined) return null;
  const right = count(after, asks);
  const other = scenario.rulesets.length > 1 ? play(scenario, "current") : null;
  const near = [
    ...(other === null ? [] : [count(other.after, asks)]),
    count(before, asks),
    right + 1,
    right - 1,
    right + 2,
    right - 2,
    right + 3,
  ];
  const least = asks.of === "points" ? Number.NEGATIVE_INFINITY : 0;
  const wrong = [...new Set(near)].filter((n) => n !== right && n >= least).slice(0, WRONG);
  return {
    kind: "rule",
    id: idOf(`${position} ${JSON.stringify([moves, asks])}`),
    position,
    seat: before.player,
    moves,
    asks,
    right,
    wrong,
    ruling,
    themes: themes(scenario),
    rating: 850 + 90 * Math.min(6, moves.length) + 60 * Math.min(5, scenario.about.length),
  };
}

function rulingOf(scenario: Scenario): RulePuzzle["ruling"] | null {
  for (const card of cardsAbout(scenario)) {
    const nth = rulings(card, "en").findIndex((ruling) => quotes(scenario, ruling));
    if (nth >= 0) return { card, nth };
  }
  return null;
}

interface Told {
  readonly position: string;
  readonly before: Game;
  readonly after: Game;
  readonly moves: RulePuzzle["moves"];
}

/** Plays a scenario under one ruleset; null if it can't be written down from its beginning, or fails. */
function play(scenario: Scenario, ruleset: "printed" | "current"): Told | null {
  let after: Game | null = null;
  let position: string | null = null;
  const { ok } = runScenario(
    { ...scenario, rulesets: [ruleset] },
    {
      each(g) {
        if (after === null) {
          position = lineOf(g);
          keepHistory(g);
        }
        after = g;
      },
    },
  );
  const history = (after as Game | null)?.history;
  if (!ok || after === null || position === null || history === null || history === undefined) return null;
  const moves = history.words.map((words, i) => [history.seatOf(i), ...words] as const);
  return { position, before: history.origin, after, moves };
}

/** What the scenario itself says must come out, as far as it can be counted, the most telling first. */
function factsIn({ then }: Scenario): Fact[] {
  if (then === null) return [];
  const facts: Fact[] = then.scores.map(({ seat }) => ({ of: "points", seat }) as const);
  for (const { seat, check } of then.players) {
    if (check.vp !== undefined) facts.push({ of: "vp", seat });
    if (check.debt !== undefined) facts.push({ of: "debt", seat });
    if (check.hand !== undefined) facts.push({ of: "hand", seat });
  }
  if (then.coins !== undefined) facts.push({ of: "coins" });
  if (then.actions !== undefined) facts.push({ of: "actions" });
  if (then.buys !== undefined) facts.push({ of: "buys" });
  if (then.trash !== undefined) facts.push({ of: "trash" });
  for (const { seat, check } of then.players) {
    if (check.discard !== undefined) facts.push({ of: "discard", seat });
    if (check.inPlay !== undefined) facts.push({ of: "in-play", seat });
  }
  return facts;
}

/** What the cards that it is about are good for. */
function themes(scenario: Scenario): Theme[] {
  const features = cardsAbout(scenario).flatMap((id) => {
    const def = cards.get(id);
    return def === undefined ? [] : featuresOf(def);
  });
  return [...new Set(features.flatMap((feature) => THEME_OF[feature] ?? []))];
}
