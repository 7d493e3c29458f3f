/**
 * What players know of the cards, as numbers: one row a card. What can be said in such numbers is said here; how a
 * card's own question is answered stands beside this file (choices.ts, parting.ts, treasures.ts and others). A
 * card without a row gets one guessed from its definition (see `guess`).
 */
import type { Board } from "@fiefdom/engine/board";
import { ACTION, ATTACK, CURSE, TREASURE } from "@fiefdom/engine/types";

export interface Lore {
  /** Worth of a copy to a growing deck: Silver is 30, Gold 60. */
  readonly worth: number;
  /** How many copies a deck without a plan wants. */
  readonly atMost: number;
  /** +Actions; none makes an Action terminal. */
  readonly actions: number;
  /** Cards it draws, coins it brings, roughly. */
  readonly cards: number;
  readonly coins: number;
  /** What one play is worth, in tenths of a coin. */
  readonly value: number;
  /** Actions: played before others of its sort if higher. Treasures: likewise; plain ones are 50. */
  readonly order: number;
}

type Row = Partial<Lore> & Pick<Lore, "worth">;

const ROWS: Readonly<Record<string, Row>> = {
  copper: { worth: 0, coins: 1, order: 40 },
  silver: { worth: 30, coins: 2 },
  gold: { worth: 60, coins: 3 },
  platinum: { worth: 95, coins: 5 },
  curse: { worth: -60, coins: 0, order: 41 },

  // Base set.
  artisan: { worth: 54, atMost: 1, value: 34 },
  bandit: { worth: 52, atMost: 1, value: 34 },
  bureaucrat: { worth: 33, atMost: 1, value: 22 },
  cellar: { worth: 12, atMost: 1, actions: 1, value: 8, order: 20 },
  chapel: { worth: 47, atMost: 1, value: 20 },
  "council-room": { worth: 52, atMost: 2, cards: 4, value: 38 },
  festival: { worth: 48, atMost: 3, actions: 2, coins: 2, value: 28, order: 40 },
  harbinger: { worth: 20, atMost: 1, actions: 1, cards: 1, value: 13 },
  laboratory: { worth: 57, atMost: 8, actions: 1, cards: 2, value: 20, order: 75 },
  library: { worth: 45, atMost: 1, cards: 3, value: 26 },
  market: { worth: 51, atMost: 6, actions: 1, cards: 1, coins: 1, value: 22, order: 65 },
  merchant: { worth: 28, atMost: 2, actions: 1, cards: 1, value: 14 },
  militia: { worth: 46, atMost: 1, coins: 2, value: 33 },
  mine: { worth: 36, atMost: 1, value: 18 },
  moat: { worth: 15, atMost: 1, cards: 2, value: 18 },
  moneylender: { worth: 42, atMost: 1, value: 26 },
  poacher: { worth: 37, atMost: 3, actions: 1, cards: 1, coins: 1, value: 19, order: 50 },
  remodel: { worth: 29, atMost: 1, value: 24 },
  sentry: { worth: 56, atMost: 1, actions: 1, cards: 1, value: 20, order: 90 },
  smithy: { worth: 47, atMost: 2, cards: 3, value: 29 },
  "throne-room": { worth: 26, atMost: 1 },
  vassal: { worth: 25, atMost: 1, coins: 2, value: 24 },
  village: { worth: 22, atMost: 3, actions: 2, cards: 1, value: 13 },
  witch: { worth: 68, atMost: 2, cards: 2, value: 45 },
  workshop: { worth: 12, atMost: 1, value: 20 },

  // Intrigue.
  baron: { worth: 38, atMost: 1, coins: 2 },
  bridge: { worth: 42, atMost: 3, coins: 2, value: 27 },
  conspirator: { worth: 36, atMost: 3, coins: 2, value: 25 },
  courtier: { worth: 44, atMost: 2, coins: 3, value: 31 },
  courtyard: { worth: 41, atMost: 2, cards: 3, value: 26 },
  diplomat: { worth: 27, atMost: 1, cards: 2, value: 20 },
  farm: { worth: 42, coins: 2 },
  ironworks: { worth: 38, atMost: 1, value: 24 },
  lurker: { worth: 10, atMost: 1, actions: 1, value: 6 },
  masquerade: { worth: 53, atMost: 1, cards: 2, value: 31 },
  mill: { worth: 24, atMost: 4, actions: 1, cards: 1, value: 15, order: 45 },
  "mining-village": { worth: 27, atMost: 3, actions: 2, cards: 1, value: 15 },
  minion: { worth: 52, atMost: 5, actions: 1, coins: 2, value: 26, order: 25 },
  nobles: { worth: 52, atMost: 8, cards: 3, value: 31 },
  patrol: { worth: 54, atMost: 2, cards: 4, value: 36 },
  pawn: { worth: 18, atMost: 2, actions: 1, cards: 1, value: 12 },
  replace: { worth: 40, atMost: 1, value: 28 },
  "secret-passage": { worth: 32, atMost: 2, actions: 1, cards: 1, value: 15, order: 70 },
  "shanty-town": { worth: 20, atMost: 2, actions: 2, cards: 1, value: 12, order: 20 },
  steward: { worth: 48, atMost: 1, cards: 2, value: 24 },
  swindler: { worth: 44, atMost: 2, coins: 2, value: 33 },
  torturer: { worth: 62, atMost: 3, cards: 3, value: 42 },
  "trading-post": { worth: 46, atMost: 1, value: 28 },
  upgrade: { worth: 57, atMost: 2, actions: 1, cards: 1, value: 20, order: 88 },
  "wishing-well": { worth: 24, atMost: 2, actions: 1, cards: 1, value: 14, order: 60 },
  // Of its first edition.
  coppersmith: { worth: 16, atMost: 1 },
  "great-hall": { worth: 12, atMost: 4, actions: 1, cards: 1, value: 12 },
  saboteur: { worth: 34, atMost: 1, value: 24 },
  scout: { worth: 10, atMost: 1, actions: 1, value: 8 },
  "secret-chamber": { worth: 14, atMost: 1 },
  tribute: { worth: 46, atMost: 2, cards: 1, coins: 1, value: 30 },

  // Seaside.
  astrolabe: { worth: 36, atMost: 3, coins: 1.5 },
  bazaar: { worth: 46, atMost: 4, actions: 2, cards: 1, coins: 1, value: 23 },
  blockade: { worth: 38, atMost: 1, value: 27 },
  caravan: { worth: 44, atMost: 5, actions: 1, cards: 1, value: 19, order: 66 },
  corsair: { worth: 46, atMost: 2, coins: 2, value: 32 },
  cutpurse: { worth: 38, atMost: 1, coins: 2, value: 29 },
  "fishing-village": { worth: 37, atMost: 3, actions: 2, coins: 1, value: 22 },
  haven: { worth: 17, atMost: 1, actions: 1, cards: 1, value: 13, order: 35 },
  island: { worth: 22, atMost: 2 },
  lighthouse: { worth: 24, atMost: 2, actions: 1, coins: 1, value: 18, order: 42 },
  lookout: { worth: 38, atMost: 1, actions: 1, value: 14, order: 92 },
  "merchant-ship": { worth: 48, atMost: 2, coins: 3, value: 33 },
  monkey: { worth: 34, atMost: 1, cards: 2, value: 22 },
  "native-village": { worth: 18, atMost: 2, actions: 2, value: 10 },
  outpost: { worth: 26, atMost: 1 },
  pirate: { worth: 46, atMost: 2, coins: 2, value: 30 },
  sailor: { worth: 40, atMost: 2, actions: 1, coins: 1, value: 20, order: 40 },
  salvager: { worth: 40, atMost: 1, coins: 2 },
  "sea-chart": { worth: 22, atMost: 3, actions: 1, cards: 1, value: 14, order: 58 },
  "sea-witch": { worth: 69, atMost: 2, cards: 2, value: 47 },
  smugglers: { worth: 24, atMost: 1 },
  tactician: { worth: 38, atMost: 1 },
  "tide-pools": { worth: 38, atMost: 2, actions: 1, cards: 2, value: 18, order: 68 },
  "treasure-map": { worth: 30, atMost: 2 },
  treasury: { worth: 50, atMost: 5, actions: 1, cards: 1, coins: 1, value: 21, order: 63 },
  warehouse: { worth: 30, atMost: 2, actions: 1, cards: 1, value: 13, order: 30 },
  wharf: { worth: 64, atMost: 3, cards: 3, value: 42 },
  // Of its first edition.
  ambassador: { worth: 46, atMost: 1, value: 24 },
  embargo: { worth: 12, atMost: 1, coins: 2, value: 21 },
  explorer: { worth: 40, atMost: 1, coins: 2, value: 28 },
  "ghost-ship": { worth: 56, atMost: 2, cards: 2, value: 40 },
  navigator: { worth: 30, atMost: 1, coins: 2, value: 24 },
  "pearl-diver": { worth: 14, atMost: 2, actions: 1, cards: 1, value: 11 },
  "pirate-ship": { worth: 34, atMost: 2, coins: 2, value: 26 },
  "sea-hag": { worth: 50, atMost: 1, value: 34 },

  // The base set's first edition.
  adventurer: { worth: 44, atMost: 1, cards: 2, value: 30 },
  chancellor: { worth: 31, atMost: 1, coins: 2, value: 22 },
  feast: { worth: 26, atMost: 1, value: 26 },
  spy: { worth: 30, atMost: 2, actions: 1, cards: 1, value: 16, order: 76 },
  thief: { worth: 16, atMost: 1, value: 18 },
  woodcutter: { worth: 31, atMost: 1, coins: 2, value: 22 },

  // Prosperity.
  anvil: { worth: 27, atMost: 1, coins: 1, order: 80 },
  bank: { worth: 63, atMost: 3, coins: 4, order: 20 },
  bishop: { worth: 43, atMost: 1, coins: 1, value: 22 },
  charlatan: { worth: 66, atMost: 2, coins: 3, value: 48 },
  city: { worth: 44, atMost: 4, actions: 2, cards: 1, value: 16 },
  clerk: { worth: 44, atMost: 2, coins: 2, value: 31 },
  collection: { worth: 48, atMost: 2, coins: 2 },
  "crystal-ball": { worth: 38, atMost: 1, coins: 1.5, order: 95 },
  expand: { worth: 48, atMost: 1, value: 36 },
  forge: { worth: 38, atMost: 1, value: 30 },
  "grand-market": { worth: 76, atMost: 10, actions: 1, cards: 1, coins: 2, value: 32, order: 70 },
  hoard: { worth: 62, atMost: 4, coins: 2, order: 55 },
  investment: { worth: 24, atMost: 1, coins: 1, order: 90 },
  "kings-court": { worth: 46, atMost: 1 },
  magnate: { worth: 46, atMost: 2, cards: 3, value: 28 },
  mint: { worth: 26, atMost: 1, value: 24 },
  monument: { worth: 46, atMost: 2, coins: 2, value: 30 },
  peddler: { worth: 40, atMost: 8, actions: 1, cards: 1, coins: 1, value: 20, order: 62 },
  quarry: { worth: 25, atMost: 1, coins: 1, order: 56 },
  rabble: { worth: 52, atMost: 2, cards: 3, value: 34 },
  tiara: { worth: 34, atMost: 1, coins: 2, order: 85 },
  vault: { worth: 57, atMost: 2, cards: 2, coins: 2, value: 38 },
  "war-chest": { worth: 42, atMost: 1, coins: 0, order: 92 },
  watchtower: { worth: 22, atMost: 1, cards: 2, value: 18 },
  "workers-village": { worth: 30, atMost: 3, actions: 2, cards: 1, value: 15 },

  // Of its first edition.
  contraband: { worth: 38, atMost: 1, coins: 3, order: 90 },
  "counting-house": { worth: 26, atMost: 1, coins: 2 },
  goons: { worth: 66, atMost: 3, coins: 2, value: 42 },
  loan: { worth: 29, atMost: 1, coins: 1, order: 88 },
  mountebank: { worth: 68, atMost: 2, coins: 2, value: 46 },
  "royal-seal": { worth: 40, atMost: 3, coins: 2 },
  talisman: { worth: 24, atMost: 1, coins: 1 },
  "trade-route": { worth: 28, atMost: 1, coins: 1 },
  venture: { worth: 48, atMost: 5, coins: 2.2, order: 86 },

  // Empires.
  archive: { worth: 49, atMost: 2, actions: 1, cards: 1, value: 18, order: 72 },
  capital: { worth: 44, atMost: 1, coins: 4, order: 30 },
  catapult: { worth: 28, atMost: 1, coins: 1, value: 22 },
  rocks: { worth: 30, atMost: 3, coins: 1 },
  "chariot-race": { worth: 27, atMost: 3, actions: 1, cards: 1, coins: 0.5, value: 18, order: 74 },
  charm: { worth: 47, atMost: 2, coins: 2, order: 75 },
  "city-quarter": { worth: 50, atMost: 2, actions: 2, cards: 2, value: 26, order: 60 },
  crown: { worth: 46, atMost: 2, order: 84, coins: 1 },
  encampment: { worth: 31, atMost: 2, actions: 2, cards: 2, value: 22 },
  plunder: { worth: 44, coins: 2 },
  enchantress: { worth: 42, atMost: 1, cards: 2, value: 27 },
  engineer: { worth: 22, atMost: 1, value: 22 },
  "farmers-market": { worth: 38, atMost: 1, coins: 2, value: 28 },
  forum: { worth: 42, atMost: 2, actions: 1, cards: 1, value: 15, order: 30 },
  fortune: { worth: 80, atMost: 1, coins: 5, order: 10 },
  gladiator: { worth: 36, atMost: 1, coins: 3, value: 28 },
  groundskeeper: { worth: 42, atMost: 3, actions: 1, cards: 1, value: 12 },
  legionary: { worth: 48, atMost: 1, coins: 3, value: 36 },
  overlord: { worth: 52, atMost: 2, cards: 2, value: 36 },
  patrician: { worth: 20, atMost: 2, actions: 1, cards: 1, value: 13, order: 78 },
  emporium: { worth: 48, atMost: 5, actions: 1, cards: 1, coins: 1, value: 20, order: 62 },
  "royal-blacksmith": { worth: 50, atMost: 1, cards: 4, value: 36 },
  sacrifice: { worth: 34, atMost: 1, value: 24 },
  settlers: { worth: 18, atMost: 2, actions: 1, cards: 1, coins: 0.5, value: 15 },
  "bustling-village": { worth: 40, atMost: 2, actions: 3, cards: 1, value: 18 },
  temple: { worth: 46, atMost: 1, value: 26 },
  villa: { worth: 34, atMost: 2, actions: 2, coins: 1, value: 15, order: 40 },
  "wild-hunt": { worth: 52, atMost: 2, cards: 3, value: 33 },
  "humble-castle": { worth: 4, coins: 1, order: 42 },
  "small-castle": { worth: 6, value: 12 },
  "opulent-castle": { worth: 16, value: 20 },
};

/** Worth of a card that nothing is known of, by its whole cost. */
const byCost = (cost: number): number => 4 + 8 * Math.min(cost, 7);

/** What a card that nobody has met seems to be good for, from its types, cost, traits and plain bonuses. */
function guess(board: Board, kind: number): Row {
  const { cost, debt = 0, traits = [] } = board.kinds[kind];
  const types = board.types[kind];
  const bonus = board.bonuses[kind];
  if ((types & CURSE) !== 0) return { worth: -60 };
  if ((types & TREASURE) !== 0 && (types & ACTION) === 0) {
    const coins = bonus?.coins ?? Math.max(1, Math.floor(cost / 2.5));
    return { worth: byCost(cost + debt) - 2, coins, order: bonus === null ? 60 : 50 };
  }
  if ((types & ACTION) === 0) return { worth: 0 };
  const village = traits.includes("actions");
  const cards = bonus?.cards ?? (traits.includes("draw") ? 2 : village ? 1 : 0);
  const coins = bonus?.coins ?? (traits.includes("money") ? 1 : 0);
  return {
    worth: byCost(cost + debt) + ((types & ATTACK) !== 0 ? 4 : 0),
    atMost: 2,
    actions: bonus?.actions ?? (village ? 2 : 0),
    cards,
    coins,
    value: 6 + 9 * cards + 9 * coins + ((types & ATTACK) !== 0 ? 8 : 0),
  };
}

/** The row of each kind on a board, with everything spelled out. */
export function loreOf(board: Board): Lore[] {
  return board.kinds.map((def, kind) => {
    const row = ROWS[def.id] ?? guess(board, kind);
    const { worth, atMost = 99, actions = 0, cards = 0, coins = 0, value = 10 } = row;
    const treasure = (board.types[kind] & TREASURE) !== 0;
    const usual = treasure ? 50 : actions >= 2 ? 80 : actions === 1 ? 60 : 0;
    // A Curse that pays is a Treasure where some card of the game says so.
    const pays = coins === 0 && treasure ? (board.bonuses[kind]?.coins ?? 0) : coins;
    return { worth, atMost, actions, cards, coins: pays, value, order: row.order ?? usual };
  });
}

/** Reactions that are the player's choice each time, not something that simply happens. */
export const OPTIONAL = new Set(["moat", "watchtower", "clerk", "tiara", "pirate", "sailor", "royal-seal"]);
