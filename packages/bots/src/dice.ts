/** Dice: any legal answer, by dice of its own. No level for people: a yardstick below all of them. */
import { actOf, PLAY_IT, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { below, streams } from "@fiefdom/engine/random";
import type { BotMaker } from "./player.ts";

export const dice: BotMaker = (_, seed) => {
  let own = streams(seed, 1);
  const pick = <T>(list: readonly T[]): T => list[below(own, 0, list.length)];
  return {
    name: "Dice",
    newGame(begun) {
      own = streams(begun, 1);
    },
    answer(_view, d) {
      // Money that is never played buys nothing, and the game would not end.
      if (d.options.includes(TREASURES_CODE)) return TREASURES_CODE;
      const treasures = d.verb === "buy" ? d.options.filter((option) => actOf(option) === PLAY_IT) : [];
      if (treasures.length > 0) return pick(treasures);
      const rest = [...d.options];
      const count = d.min + below(own, 0, d.max - d.min + 1);
      return Array.from({ length: count }, () => rest.splice(below(own, 0, rest.length), 1)[0]);
    },
  };
};
