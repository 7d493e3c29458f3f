/**
 * How strong the bots are, as the lab measured them against each other on the ladder's kingdoms (docs/STRENGTH.md):
 * Elo, Big Money Ultimate being 0, and within how much with 95 %. One that was not measured is not listed. It needs
 * no bot to be read, so that a page can name the strength of whoever it offers.
 */
export const MEASURED: Readonly<Record<string, readonly [elo: number, within: number]>> = {
  // 84.4 % against Marshal in 80 games on random kingdoms, with 2,000 playouts a move.
  sovereign: [708, 87],
  marshal: [415, 35],
  castellan: [248, 45],
  steward: [154, 39],
  squire: [49, 39],
  yeoman: [-71, 27],
  piper: [-207, 32],
  "big-money": [-265, 62],
  scullion: [-331, 54],
  jester: [-430, 59],
  dice: [-749, 51],
};
