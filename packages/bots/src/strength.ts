/**
 * How strong the bots are, as the lab measured them against each other on the ladder's kingdoms (docs/STRENGTH.md):
 * Elo, Big Money Ultimate being 0, and within how much with 95 %. One that was not measured is not listed. It needs
 * no bot to be read, so that a page can name the strength of whoever it offers.
 */
export const MEASURED: Readonly<Record<string, readonly [elo: number, within: number]>> = {
  // 81.8 % against Marshal in 73 games on random kingdoms, with half a second a move.
  sovereign: [577, 85],
  marshal: [316, 39],
  steward: [157, 41],
  squire: [50, 41],
  yeoman: [-69, 28],
  piper: [-211, 30],
  "big-money": [-267, 63],
  scullion: [-337, 51],
  jester: [-438, 57],
  dice: [-773, 54],
};
