import { openTable } from "@fiefdom/local/open";
import type { EventJSON, ServerMessage, Welcome } from "@fiefdom/protocol";
import { describe, expect, it } from "vitest";
import { Story } from "../src/table/story.ts";

describe("the chronicle", () => {
  it("tells turn by turn what it would tell at once, and tells a finished turn only once", () => {
    const heard: ServerMessage[] = [];
    const wishes = { seats: [{ for: "person" as const }, { for: "bot" as const, bot: "squire" }] };
    const table = openTable(wishes, ["You", "Maud"], "oak", (message) => heard.push(message));
    table.hear({ type: "hello", protocol: 1, seen: null });
    const { cards } = heard[0] as Welcome;
    const listener = {
      cards: new Map(cards.map((card) => [card.id, card])),
      names: ["You", "Maud"],
      seat: 0,
      lang: "en" as const,
    };
    const story = new Story(listener);
    let events: EventJSON[] = [];
    let first: unknown;
    for (let i = 0; i < 30; i++) {
      for (const message of heard.splice(0)) {
        const play = "play" in message ? message.play : null;
        if (!play) continue;
        events = [...events.slice(0, play.from), ...play.events];
        const lines = story.lines(events);
        expect(lines).toEqual(new Story(listener).lines(events));
        if (lines.length > 8) {
          first ??= lines[1];
          expect(lines[1]).toBe(first);
        }
        const d = play.view.decision;
        if (d !== null && "options" in d && play.decision !== null) {
          const wanted = ["treasures", "buy:silver", "end"].find((option) => d.options.includes(option));
          const options = wanted === undefined ? d.options.slice(0, d.min) : [wanted];
          table.hear({ type: "answer", id: i, decision: play.decision, options: [...options] });
        }
      }
    }
    expect(events.length).toBeGreaterThan(50);
  });

  it("tells once what was done several times in a row, and keeps numbers with what they count", () => {
    const card = (id: string, types: readonly string[]) => [id, { id, types } as never] as const;
    const story = new Story({
      cards: new Map([card("copper", ["Treasure"]), card("estate", ["Victory"])]),
      names: ["Ada", "Odo"],
      seat: -1,
      lang: "en",
    });
    const trash = (cards: string[]): EventJSON => ({
      what: "trash",
      who: 0,
      n: cards.length,
      cards,
      source: "estate",
      from: "hand",
      to: "trash",
    });
    const turn: EventJSON = { what: "turn", who: 0, n: 1, source: null, from: "nowhere", to: "nowhere" };
    const lines = story.lines([turn, trash(["copper"]), trash(["copper"]), trash(["copper", "copper"])]);
    expect(lines.slice(1).map(({ text }) => text)).toEqual([
      expect.stringMatching(/Copper.*\u2066×2\u2069$/),
      expect.stringMatching(/2(?:×)?\u00a0Copper/),
    ]);
    expect(lines).toHaveLength(3);
  });
});
