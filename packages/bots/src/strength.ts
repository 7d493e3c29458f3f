/**
 * How strong the bots are, as the lab measured them against each other on the ladder's kingdoms (docs/STRENGTH.md):
 * Elo, Big Money Ultimate being 0, and within how much with 95 %. One that was not measured is not listed. It needs no bot to be read, so that a page can name
 * the strength of whoever it offers.
 */
export const MEASURED: Readonly<Record<string, readonly [elo: number, within: number]>> = {
  // 80.6 % against Marshal in 80 games.
  sovereign: [571, 110],
  marshal: [324, 49],
  steward: [160, 41],
  squire: [38, 49],
  yeoman: [-96, 38],
  piper: [-217, 34],
  "big-money": [-274, 67],
  scullion: [-308, 60],
  jester: [-478, 50],
  dice: [-858, 72],
};
