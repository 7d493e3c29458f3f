/** A person without a card is never asked again; bots that could go on for ever stop and say so. */
import { openTable } from "@fiefdom/local/open";
import type { ServerMessage } from "@fiefdom/protocol";
import { expect, it } from "vitest";

it("bots don't play on for ever when the person has nothing left to decide", () => {
  const heard: ServerMessage[] = [];
  const table = openTable(
    {
      kingdom: { from: "list", piles: ["temple"] },
      landscapes: [],
      seats: [{ for: "person" }, { for: "bot", bot: "dice" }],
    },
    ["You", "Maud"],
    "any",
    (message) => heard.push(message),
    {
      players: [
        { hand: [], deck: [] },
        { hand: ["temple"], deck: [] },
      ],
      // Nothing that costs nothing, or a player without a card would still be asked whether to buy it.
      supply: { copper: 0, curse: 0, temple: 5 },
    },
  );
  table.hear({ type: "hello", protocol: 1, seen: null });
  expect(heard.at(-1)).toMatchObject({ type: "error", code: "endless" });
  expect(table.keepsake().record.answers).toHaveLength(3001);
});
