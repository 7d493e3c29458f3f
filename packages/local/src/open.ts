/** Opens a table as it was wished for. Throws a SetUpError that says what is allowed. */
import { ROSTER } from "@fiefdom/bots/roster";
import { boardOf, drawColonies, findKingdom, randomKingdom, randomLandscapes } from "@fiefdom/cards";
import { type Board, SetUpError } from "@fiefdom/engine";
import type { ServerMessage, TableOptions, TableWishes } from "@fiefdom/protocol";
import type { Setting } from "./messages.ts";
import { LocalTable } from "./table.ts";

/** What was left out, as the server would fill it in. */
const optionsOf = (wishes: TableWishes): TableOptions => ({
  kingdom: { from: "recommended", name: "first-game" },
  ruleset: "printed",
  seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
  public: false,
  spectators: false,
  clock: { kind: "none" },
  rated: false,
  ...(wishes as Partial<TableOptions>),
});

export function openTable(
  wishes: TableWishes,
  names: readonly string[],
  seed: string,
  post: (message: ServerMessage) => void,
): LocalTable {
  const options = optionsOf(wishes);
  const bots = options.seats.map((seat) => (seat.for === "bot" ? seat.bot : ""));
  if (bots[0] !== "" || bots.slice(1).some((bot) => bot === ""))
    throw new SetUpError("seats", "One person plays here, in the first seat, against bots.");
  for (const bot of bots.slice(1)) {
    if (!Object.hasOwn(ROSTER, bot)) throw new SetUpError("unknown-bot", `There is no bot called "${bot}".`);
  }
  const setting: Setting = { options, bots, names: bots.map((bot, seat) => names[seat] ?? bot) };
  return LocalTable.begin(setting, boardWished(options, seed), seed, post);
}

function boardWished(options: TableOptions, seed: string): Board {
  const { kingdom, ruleset, seats } = options;
  const named = kingdom.from === "recommended" ? findKingdom(kingdom.name) : null;
  const constraints = kingdom.from === "random" ? kingdom.constraints : {};
  const piles =
    named?.kingdom ??
    (kingdom.from === "list"
      ? kingdom.piles
      : randomKingdom(seed, constraints as Parameters<typeof randomKingdom>[1]));
  const wide = options.landscapes ?? named?.landscapes ?? (kingdom.from === "random" ? "mixed" : []);
  const landscapes =
    typeof wide === "object" ? wide : randomLandscapes(seed, wide, constraints.sets ?? undefined);
  const lot = options.colonies === "lot" || (options.colonies === undefined && kingdom.from === "random");
  const colonies = lot ? drawColonies(piles, seed) : (options.colonies ?? named?.colonies);
  return boardOf({
    players: seats.length,
    ruleset,
    kingdom: piles,
    landscapes,
    ...(typeof colonies === "boolean" ? { colonies } : {}),
  });
}
