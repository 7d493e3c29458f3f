/**
 * How strong the bots are, as the lab measured them against each other on the ladder's kingdoms (docs/STRENGTH.md):
 * Elo, Big Money Ultimate being 0, and within how much with 95 %. One that was not measured is not listed. It needs
 * no bot to be read, so that a page can name the strength of whoever it offers.
 */
export const MEASURED: Readonly<Record<string, readonly [elo: number, within: number]>> = {
  // 80.6 % against Marshal in 80 games on random kingdoms, with half a second a move.
  sovereign: [573, 110],
  marshal: [326, 50],
  steward: [160, 41],
  squire: [39, 49],
  yeoman: [-113, 36],
  piper: [-222, 34],
  "big-money": [-277, 68],
  scullion: [-317, 59],
  jester: [-484, 53],
  dice: [-863, 72],
};
