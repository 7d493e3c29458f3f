/**
 * What a game says about its players' strength: the update of Weng and Lin ("A Bayesian approximation method
 * for online ranking", JMLR 12, 2011, algorithm 4) for the Plackett–Luce model, in which the winner is drawn
 * first, then the second among the rest, and so on. Any number of players, and places may be shared. The
 * numbers below are those of the ratings already stored: they are facts about these, not something to tune.
 */

/** How strong somebody is thought to be, and how unsure that is. */
export interface Rating {
  readonly mean: number;
  readonly spread: number;
}

/** What is thought of somebody who has not played yet. */
export const UNKNOWN: Rating = { mean: 25, spread: 25 / 3 };

/** How much one game of the same player differs from another. */
const WITHIN_A_PLAYER = UNKNOWN.mean / 6;
/** So much surer nobody ever gets that a later game could not move them: people learn. */
const BETWEEN_GAMES = UNKNOWN.mean / 300;
/** One game leaves at least this share of the variance. */
const LEAST_LEFT = 1e-4;

/** The ratings after a game, by the places that the players took: 1 is the best, and equal places are ties. */
export function weigh(before: readonly Rating[], places: readonly number[]): Rating[] {
  const variances = before.map(({ spread }) => spread ** 2 + BETWEEN_GAMES ** 2);
  const scale = Math.sqrt(variances.reduce((sum, variance) => sum + variance + WITHIN_A_PLAYER ** 2, 0));
  const strengths = before.map(({ mean }) => Math.exp(mean / scale));
  // At the draw of each player: how strong all are who are still there, and how many share the place.
  const draws = places.map((place) => ({
    place,
    strength: strengths.reduce((sum, strength, i) => (places[i] >= place ? sum + strength : sum), 0),
    ties: places.filter((other) => other === place).length,
  }));
  return before.map(({ mean }, i) => {
    let surprise = 0;
    let told = 0;
    draws.forEach(({ place, strength, ties }, drawn) => {
      if (place > places[i]) return;
      const chance = strengths[i] / strength;
      surprise += ((drawn === i ? 1 : 0) - chance) / ties;
      told += (chance * (1 - chance)) / ties;
    });
    const share = variances[i] / scale ** 2;
    const left = Math.max(1 - told * share * Math.sqrt(share), LEAST_LEFT);
    return {
      mean: mean + (surprise * variances[i]) / scale,
      spread: Math.sqrt(variances[i] * left),
    };
  });
}
