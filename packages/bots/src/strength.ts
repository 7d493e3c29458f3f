/**
 * How strong the bots are, as the lab measured them against each other (docs/STRENGTH.md): Elo, and within how
 * much with 95 %. One that was not measured is not listed. It needs no bot to be read, so that a page can name
 * the strength of whoever it offers.
 */
export const MEASURED: Readonly<Record<string, readonly [elo: number, within: number]>> = {
  // 78.0 % against Marshal in 62 games.
  sovereign: [483, 120],
  marshal: [263, 59],
  steward: [132, 43],
  squire: [5, 81],
  "big-money": [-330, 61],
  // 10.3 % against Big Money.
  jester: [-700, 205],
};
