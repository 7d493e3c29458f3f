/** The plan lab behind a page: what it reads, writes, plays, searches and counts. */

import { findKingdom } from "@fiefdom/cards";
import { answerLab } from "@fiefdom/local/lab/answer";
import type { LabAsk, LabBoard, LabTable, LabTold } from "@fiefdom/local/lab/messages";
import { openTable } from "@fiefdom/local/open";
import { LocalTable } from "@fiefdom/local/table";
import type { ServerMessage } from "@fiefdom/protocol";
import { describe, expect, it } from "vitest";

const { kingdom, landscapes } = findKingdom("first-game");
const board: LabBoard = { kingdom, landscapes, colonies: false, ruleset: "printed" };

function ask(question: LabAsk): LabTold[] {
  const told: LabTold[] = [];
  answerLab(question, (answer) => told.push(answer));
  return told;
}
function one<T extends LabTold["told"]>(question: LabAsk, kind: T) {
  const [told] = ask(question);
  if (told.told !== kind) throw new Error(JSON.stringify(told));
  return told as Extract<LabTold, { readonly told: T }>;
}
const planIn = (text: string) => one({ do: "read", text }, "read").plans[0].plan;

const SMITHY = planIn("plan Smithy\nbuy\n  Province\n  Smithy if I own fewer than 2\n  Gold\n  Silver\n");
const NOTHING = planIn("plan Idle\nbuy nothing\n");
const table = (id: number, ...players: LabTable["players"]): LabTable => ({ id, board, players });

describe("the plan lab", () => {
  it("reads what it writes, condition by condition, and points at what it can't read", () => {
    const text = "plan A\nbuy\n  Gold if turn >= 3 and (money > 5 or lead < 0)\n  Silver if not lead > 2\n";
    const [{ plan, conditions }] = one({ do: "read", text }, "read").plans;
    expect(one({ do: "write", plan }, "written").written.text).toBe(text);
    expect(conditions.buy).toEqual([["turn >= 3", "(money > 5 or lead < 0)"], ["not lead > 2"]]);
    expect(one({ do: "read", text: "plan A\nbuy\n  Glod\n" }, "unread").why).toMatchObject({
      faults: [{ line: 3, column: 3, code: "noCard", near: "Gold" }],
    });
    expect(one({ do: "read", text: "<player" }, "unread").why).toHaveProperty("xml");
  });

  it("plays the same games whoever plays them, and each of them once more by its number", () => {
    const seats = table(1, { plan: SMITHY }, { bot: "big-money" });
    const batch = { do: "play", table: seats, seed: "s", watch: 8 } as const;
    const whole = one({ ...batch, from: 0, to: 12 }, "played");
    expect(whole.tally.games).toBe(12);
    expect(whole.outcomes.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const rest = one({ ...batch, from: 4, to: 12 }, "played");
    expect(rest.outcomes).toEqual(whole.outcomes.slice(4));
    expect(whole.tally.emptied.province.games).toBeGreaterThan(0);
    for (const outcome of whole.outcomes) {
      const { record, result } = one({ do: "again", table: seats, seed: "s", game: outcome.game }, "again");
      const [mine, theirs] = [0, 1].map((seat) => result.find((place) => place.seat === seat)?.score.total);
      expect((mine ?? 0) - (theirs ?? 0)).toBe(outcome.lead);
      expect(record.first).toBe(outcome.game % 2);
    }
  });

  it("comes to an end with plans that never would", () => {
    const { tally } = one(
      {
        do: "play",
        table: table(2, { plan: NOTHING }, { plan: NOTHING }),
        seed: "s",
        from: 0,
        to: 2,
        watch: 1,
      },
      "played",
    );
    expect(tally).toMatchObject({ games: 2, endings: { stalemate: 2 } });
    // Watched or not, it is the same game.
    expect(tally.players.map(({ wins }) => wins)).toEqual([1, 1]);
  });

  it("knows the plans that fit, and looks for better ones from those it is given", () => {
    const { plans } = one({ do: "known", board }, "known");
    expect(plans.map(({ name }) => name)).toContain("Big Money Ultimate");
    expect(plans.map(({ name }) => name)).not.toContain("Witch");
    const steps = ask({ do: "find", board, rivals: [SMITHY], games: 400, seed: "s" });
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.map((step) => step.told === "found" && step.last)).toEqual([
      ...Array.from({ length: steps.length - 1 }, () => false),
      true,
    ]);
  });

  it("counts hands exactly, and says where it can't", () => {
    const deck = [
      ["copper", 7],
      ["estate", 3],
    ] as const;
    const odds = (question: Extract<LabAsk, { do: "odds" }>["odds"]) =>
      one({ do: "odds", odds: question }, "odds").odds;
    const coins = odds({ about: "coins", deck });
    // Two Coppers of seven with all three Estates: 21 of 252 hands.
    expect(coins).toMatchObject({ coins: [{ coins: 2, chance: expect.closeTo(21 / 252, 12) }, {}, {}, {}] });
    const two = [...deck, ["smithy", 1], ["militia", 1]] as const;
    const meet = { about: "meet", deck: two, cards: ["smithy", "militia"], least: 2 } as const;
    const collide = { about: "collide", board, deck: [...two, ["village", 1]] } as const;
    expect(odds({ ...meet, hands: 1 })).toMatchObject({ chance: expect.closeTo((5 * 4) / (12 * 11), 12) });
    expect(odds({ ...collide, hands: 1 })).toEqual({
      chance: expect.closeTo((5 * 4) / (13 * 12), 12),
      cards: ["smithy", "militia"],
    });
    expect(odds({ ...meet, hands: 3 })).toEqual({ not: "reshuffle" });
    // A card that was bought in the first two turns is seen in turn 3 or 4 or lies at the bottom, and comes in turn 5.
    const see = { about: "meet", deck: two, cards: ["smithy"], least: 1 } as const;
    expect(odds({ ...see, hands: 2 })).toMatchObject({ chance: expect.closeTo(10 / 12, 12) });
    expect(odds({ ...see, hands: 3 })).toMatchObject({ chance: 1 });
    expect(odds({ ...see, cards: ["witch"], hands: 3 })).toMatchObject({ chance: 0 });
    expect(odds({ about: "coins", deck: [...deck, ["militia", 1]] })).toEqual({
      not: "cards",
      cards: ["militia"],
    });
  });
});

describe("a plan at the table", () => {
  it("sits there by its name, plays, and is there again when the game is taken up", () => {
    const said: ServerMessage[] = [];
    const open = (follows?: typeof SMITHY) =>
      openTable(
        {
          kingdom: { from: "recommended", name: "first-game" },
          seats: [{ for: "person" }, { for: "bot", bot: "plan" }],
        },
        ["Maud", "Smithy"],
        "oak",
        (message) => said.push(message),
        undefined,
        { first: 1, follows },
      );
    expect(() => open()).toThrow('There is no bot called "plan".');
    const here = open(SMITHY);
    here.hear({ type: "hello", protocol: 1, seen: null });
    const kept = here.keepsake();
    // It began, and has made its first turn.
    expect(kept.record.answers.length).toBeGreaterThan(0);
    expect(kept.setting.follows).toEqual(SMITHY);
    const again = LocalTable.resume(structuredClone(kept), () => {});
    expect(again.keepsake().record.answers).toEqual(kept.record.answers);
  });
});
