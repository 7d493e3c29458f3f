/** The audit of sense: what it finds in sound play and in bad play, and what its findings come to. */
import { sense } from "@fiefdom/bots/sense/sense";
import { END_CODE } from "@fiefdom/engine/decisions";
import { describe, expect, it } from "vitest";
import { audit, type Finding } from "../src/audit.ts";
import { verdicts } from "../src/audits.ts";

const OPTIONS = { seed: "audit", search: 40, games: 1, worlds: 2 };

describe("an audit", () => {
  it("finds the same twice, and nothing that a plan decides", () => {
    const once = audit(1, OPTIONS);
    expect(audit(1, OPTIONS)).toEqual(once);
    expect(once.findings.length).toBeGreaterThan(0);
    for (const { asked, regret } of once.findings) {
      expect(asked).not.toMatch(/^(buy|gain)/);
      expect(Math.abs(regret)).toBeLessThanOrEqual(1);
    }
  });

  it("finds out a player who plays no Actions", () => {
    const lazy = audit(2, { ...OPTIONS, games: 2, worlds: 16 }, (board, preferences) => {
      const own = sense(board, preferences);
      return { answer: (view, d) => (d.verb === "action" ? END_CODE : own.answer(view, d)) };
    });
    const [worst] = verdicts([lazy]);
    expect(worst.asked).toBe("end");
    expect(worst.regret).toBeGreaterThan(0.02);
  });

  it("counts what each question costs, dearest first", () => {
    const one = (asked: string, regret: number, better = "b"): Finding => ({
      asked,
      chosen: "a",
      better,
      regret,
      kingdom: 1,
      turn: 5,
      hand: "",
    });
    const found = verdicts([
      {
        findings: [one("x", 0.1), one("x", 0.3), one("y", 0.5), one("y", 0.5, "a")],
        asked: { x: 6, y: 1 },
        games: 2,
      },
      { findings: [one("z", 0.9)], asked: { z: 9 }, games: 2 },
    ]);
    expect(found.map(({ asked }) => asked)).toEqual(["x", "y"]);
    expect(found[0]).toMatchObject({ positions: 2, often: 1.5, worst: { regret: 0.3 } });
    expect(found[0].regret).toBeCloseTo(0.2);
    expect(found[0].cost).toBeCloseTo(0.3);
    expect(found[1].instead).toEqual([{ answer: "a → b", times: 1, regret: 0.5 }]);
  });
});
