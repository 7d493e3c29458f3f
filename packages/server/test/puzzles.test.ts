/** Puzzles with an account: the server judges by playing it again, the first try counts, and nobody gains by trying twice. */
import type { ErrorJSON, PuzzlesJSON, PuzzleTryJSON, SolverJSON } from "@fiefdom/protocol/http";
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "@fiefdom/puzzles/puzzle";
import { allShipped } from "@fiefdom/puzzles/shipped";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
let all: readonly AnyPuzzle[] = [];
beforeAll(async () => {
  house = await openHouse();
  all = await allShipped();
});
afterAll(() => house.stop());

const of = <K extends AnyPuzzle["kind"]>(kind: K) =>
  all.filter((puzzle): puzzle is Extract<AnyPuzzle, { kind: K }> => puzzle.kind === kind);

async function account(name: string): Promise<Visitor> {
  const visitor = new Visitor(house.url);
  await visitor.post("/api/account", { name, password: "correct horse battery" });
  return visitor;
}

const tried = (by: Visitor, id: string, answers: readonly (readonly string[])[] | null) =>
  by.post<PuzzleTryJSON & Partial<ErrorJSON>>(`/api/puzzles/${id}/try`, { answers });

const solved = (by: Visitor): Promise<SolverJSON> => by.get("/api/puzzles/me");

function solutionOf(puzzle: AnyPuzzle): readonly (readonly string[])[] {
  if (puzzle.kind === "turn") return puzzle.line;
  return puzzle.kind === "choice" ? [puzzle.answers[0].answer] : [[String(puzzle.right)]];
}

test("each kind is judged, right and wrong, and both ratings move", async () => {
  const ada = await account("Solver");
  const [turn, other] = of("turn") as [TurnPuzzle, TurnPuzzle];
  const [choice] = of("choice") as [ChoicePuzzle];
  const [rule] = of("rule") as [RulePuzzle];
  expect(await solved(ada)).toEqual({ rating: null, tried: {}, days: [] });
  const right = await tried(ada, turn.id, turn.line);
  expect(right).toMatchObject({ right: true, first: true, before: { rating: 1500, plusMinus: 700 } });
  expect(right.after.rating).toBeGreaterThan(1500);
  expect(right.puzzle.rating).toBeLessThan(turn.rating);
  expect(await tried(ada, other.id, [["end"], ["end"]])).toMatchObject({ right: false, first: true });
  expect(await tried(ada, choice.id, [choice.answers[1].answer])).toMatchObject({ right: false });
  const last = await tried(ada, rule.id, [[String(rule.right)]]);
  expect(last).toMatchObject({ right: true, first: true });
  expect(await solved(ada)).toMatchObject({
    rating: last.after,
    tried: { [turn.id]: true, [other.id]: false, [choice.id]: false, [rule.id]: true },
  });
  // Everybody sees how hard people find it, nobody who they were.
  const { puzzles } = await new Visitor(house.url).get<PuzzlesJSON>("/api/puzzles");
  expect(puzzles[turn.id]).toEqual({ ...right.puzzle, tries: 1, solved: 1 });
  expect(puzzles[other.id]).toMatchObject({ tries: 1, solved: 0 });
  expect(puzzles[other.id].rating).toBeGreaterThan(other.rating);
});

test("a second try counts nothing, nor do many at once, whatever the first was", async () => {
  const eve = await account("Farmer of Points");
  const [puzzle] = of("turn").slice(5) as TurnPuzzle[];
  const first = await tried(eve, puzzle.id, null);
  expect(first).toMatchObject({ right: false, first: true });
  for (let n = 0; n < 3; n++)
    expect(await tried(eve, puzzle.id, puzzle.line)).toMatchObject({
      right: true,
      first: false,
      before: first.after,
      after: first.after,
      puzzle: first.puzzle,
    });
  expect((await solved(eve)).tried).toEqual({ [puzzle.id]: false });
  const [fresh] = of("choice").slice(5) as ChoicePuzzle[];
  const many = await Promise.all(Array.from({ length: 12 }, () => tried(eve, fresh.id, solutionOf(fresh))));
  expect(many.filter((reply) => reply.first)).toHaveLength(1);
  const { puzzles } = await eve.get<PuzzlesJSON>("/api/puzzles");
  expect(puzzles[fresh.id]).toMatchObject({ tries: 1, solved: 1 });
  // Different puzzles at once all count, one after the other.
  const others = of("rule").slice(10, 22) as RulePuzzle[];
  const replies = await Promise.all(others.map((rule) => tried(eve, rule.id, solutionOf(rule))));
  expect(replies.every((reply) => reply.first && reply.right)).toBe(true);
  const best = Math.max(...replies.map((reply) => reply.after.rating));
  expect((await solved(eve)).rating?.rating).toBe(best);
});

test("many people at one puzzle at once all count", async () => {
  const people = await Promise.all(
    ["One", "Two", "Three", "Four", "Five", "Six"].map((n) => account(`Crowd ${n}`)),
  );
  const [puzzle] = of("rule").slice(30) as RulePuzzle[];
  const replies = await Promise.all(people.map((person) => tried(person, puzzle.id, solutionOf(puzzle))));
  expect(replies.every((reply) => reply.first)).toBe(true);
  const { puzzles } = await people[0].get<PuzzlesJSON>("/api/puzzles");
  expect(puzzles[puzzle.id]).toMatchObject({ tries: 6, solved: 6 });
});

test("nobody's word is taken for it, and what is no answer is no try", async () => {
  const mallory = await account("Mallory the Solver");
  const [puzzle] = of("turn").slice(8) as TurnPuzzle[];
  const refusals: [unknown, number, string][] = [
    [{ answers: puzzle.line.slice(0, -1) }, 400, "turn-not-over"],
    [{ answers: [...puzzle.line, ["end"]] }, 400, "turn-over"],
    [{ answers: [["buy:province"]] }, 400, "not-an-option"],
    [{ answers: [["__proto__"]] }, 400, "not-an-option"],
    [{ answers: puzzle.line, right: true }, 400, "malformed"],
    [{ answers: "right" }, 400, "malformed"],
    [{}, 400, "malformed"],
    [{ answers: Array.from({ length: 201 }, () => ["end"]) }, 400, "malformed"],
    [{ answers: [Array.from({ length: 101 }, () => "copper")] }, 400, "malformed"],
    [{ answers: [["x".repeat(61)]] }, 400, "malformed"],
  ];
  for (const [body, status, code] of refusals) {
    const reply = await mallory.fetch("POST", `/api/puzzles/${puzzle.id}/try`, body);
    expect(
      [reply.status, ((await reply.json()) as ErrorJSON).error.code],
      JSON.stringify(body).slice(0, 80),
    ).toEqual([status, code]);
  }
  const [choice] = of("choice").slice(8) as ChoicePuzzle[];
  expect((await tried(mallory, choice.id, [["buy:colony"]])).error?.code).toBe("not-weighed");
  expect((await tried(mallory, choice.id, [])).error?.code).toBe("not-weighed");
  expect((await tried(mallory, "nowhere", null)).error?.code).toBe("not-found");
  expect(await solved(mallory)).toEqual({ rating: null, tried: {}, days: [] });
});

test("guests and strangers keep nothing here", async () => {
  const guest = await Visitor.named(house.url, "A Guest");
  const [puzzle] = of("rule") as [RulePuzzle];
  expect((await tried(guest, puzzle.id, solutionOf(puzzle))).error?.code).toBe("not-allowed");
  expect((await guest.get<ErrorJSON>("/api/puzzles/me")).error.code).toBe("not-allowed");
  expect((await tried(new Visitor(house.url), puzzle.id, null)).error?.code).toBe("no-cookie");
  // Who has logged out solves nothing any more with the cookie they had.
  const gone = await account("Logged Out");
  const { cookie } = gone;
  await gone.fetch("POST", "/api/logout");
  gone.cookie = cookie;
  expect((await tried(gone, puzzle.id, solutionOf(puzzle))).error?.code).toBe("no-cookie");
});

test("the puzzle of the day counts for a streak at any try, and only today's does", async () => {
  const ada = await account("Day by Day");
  const { day } = await ada.get<PuzzlesJSON>("/api/puzzles");
  const today = all.find(({ id }) => id === day) as AnyPuzzle;
  await tried(ada, today.id, null);
  expect((await solved(ada)).days).toEqual([]);
  await tried(ada, today.id, solutionOf(today));
  await tried(ada, today.id, solutionOf(today));
  expect((await solved(ada)).days).toEqual([Math.floor(Date.now() / 86_400_000)]);
  const other = all.find(({ id }) => id !== day) as AnyPuzzle;
  await tried(ada, other.id, solutionOf(other));
  expect((await solved(ada)).days).toHaveLength(1);
});

test("everything kept is told on request, and gone with the account", async () => {
  const ada = await account("Forgotten Solver");
  const [puzzle] = of("rule").slice(60) as RulePuzzle[];
  await tried(ada, puzzle.id, solutionOf(puzzle));
  const data = await ada.get<{ puzzles: { tried: unknown; rating: unknown } }>("/api/me/data");
  expect(data.puzzles.tried).toEqual({ [puzzle.id]: true });
  expect((await ada.fetch("DELETE", "/api/me", { password: "correct horse battery" })).status).toBe(204);
  const again = await account("Forgotten Solver");
  expect(await solved(again)).toEqual({ rating: null, tried: {}, days: [] });
  // What the puzzle learnt stays, without them.
  const { puzzles } = await again.get<PuzzlesJSON>("/api/puzzles");
  expect(puzzles[puzzle.id].tries).toBe(1);
});
