/** A record knows its piles, not what somebody once wished for; a table wants wishes. */
import type { GameRecord } from "@fiefdom/engine";
import type { TableOptions } from "@fiefdom/protocol";

export const optionsOfRecord = ({ setUp }: GameRecord, bots: readonly string[]): TableOptions => ({
  kingdom: { from: "list", piles: [...setUp.kingdom] },
  landscapes: [...setUp.landscapes],
  colonies: setUp.basics.includes("colony"),
  ruleset: setUp.ruleset === "current" ? "current" : "printed",
  seats: bots.map((bot) => (bot === "" ? { for: "person" } : { for: "bot", bot })),
  public: false,
  spectators: false,
  clock: { kind: "none" },
  pause: false,
  rated: false,
});
