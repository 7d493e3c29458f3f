/** Puzzles at a table in this browser: asked, judged, shown; and nothing hidden is told on the way. */
import { clone } from "@fiefdom/engine";
import { determinize } from "@fiefdom/engine/determinize";
import { lineOf } from "@fiefdom/engine/notation";
import type { ServerMessage } from "@fiefdom/protocol";
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "@fiefdom/puzzles/puzzle";
import { allShipped } from "@fiefdom/puzzles/shipped";
import { tableOf } from "@fiefdom/puzzles/table";
import { beforeAll, expect, test } from "vitest";
import type { Judged, PuzzleReply, ReplayReply } from "../src/messages.ts";
import { openAt } from "../src/open.ts";
import { findPuzzle, PuzzleTable } from "../src/puzzle.ts";
import { LocalTable } from "../src/table.ts";

type Said = ServerMessage | ReplayReply | PuzzleReply;

let all: readonly AnyPuzzle[] = [];
beforeAll(async () => {
  all = await allShipped();
});

/** Somebody at a puzzle. */
function atPuzzle(puzzle: AnyPuzzle, shown = false) {
  const said: Said[] = [];
  const { kind, id } = puzzle;
  const table = new PuzzleTable(
    puzzle,
    { type: "puzzle", kind, id, names: ["Anna", "Maud"], shown },
    (message) => {
      said.push(structuredClone(message));
    },
  );
  table.hear({ type: "hello", protocol: 1, seen: null });
  let next = 0;
  const play = () =>
    said
      .flatMap((message) => (message.type === "play" || message.type === "welcome" ? [message.play] : []))
      .at(-1);
  return {
    said,
    table,
    play,
    answer(options: readonly string[]): void {
      table.hear({ type: "answer", id: ++next, decision: play()?.decision ?? "", options: [...options] });
    },
    undo: () => table.hear({ type: "undo", id: ++next }),
    judged: (): readonly Judged[] =>
      said.flatMap((message) => (message.type === "judged" ? [message.judged] : [])),
    refusals: () => said.flatMap((message) => (message.type === "refused" ? [message.code] : [])),
  };
}

const of = <K extends AnyPuzzle["kind"]>(kind: K) =>
  all.filter((puzzle): puzzle is Extract<AnyPuzzle, { kind: K }> => puzzle.kind === kind);

test("a turn is judged when it is over, not before; then the table rests", () => {
  const won = of("turn")
    .filter(({ goal }) => goal === "win")
    .slice(0, 5);
  const points = of("turn")
    .filter(({ goal }) => goal === "points")
    .slice(0, 5);
  for (const puzzle of [...won, ...points] as TurnPuzzle[]) {
    const at = atPuzzle(puzzle);
    for (const [i, options] of puzzle.line.entries()) {
      expect(at.judged(), `${puzzle.id} before answer ${i}`).toEqual([]);
      at.answer(options);
    }
    expect(at.refusals()).toEqual([]);
    expect(at.judged()).toMatchObject([{ right: true, given: puzzle.line }]);
    // The table stays: nobody is asked, nobody plays on, and no page of results comes.
    expect(at.play()).toMatchObject({ undo: "no", result: null, view: { over: false, decision: null } });
    const before = at.said.length;
    at.answer(["end"]);
    at.undo();
    expect(at.refusals()).toEqual(["answered", "answered"]);
    expect(at.said.length).toBe(before + 2);
  }
});

test("a turn that misses is told what it missed, and what is taken back is not judged", () => {
  const puzzle = of("turn").find(({ line, goal }) => goal === "win" && line[0][0] === "end") as TurnPuzzle;
  const at = atPuzzle(puzzle);
  at.answer(["end"]);
  at.undo();
  expect(at.judged()).toEqual([]);
  at.answer(["end"]);
  at.answer(["end"]);
  expect(at.judged()).toMatchObject([{ right: false, given: [["end"], ["end"]] }]);
  expect(at.judged()[0].why[0]).toMatchObject({ is: "yours-on" });
});

test("a choice takes the answers that were weighed and no others", () => {
  for (const puzzle of of("choice").slice(0, 6) as ChoicePuzzle[]) {
    const at = atPuzzle(puzzle);
    at.answer(["buy:colony"]);
    expect(at.refusals()).toEqual(["not-weighed"]);
    expect(at.judged()).toEqual([]);
    at.answer(puzzle.answers[1].answer);
    expect(at.judged()).toMatchObject([{ right: false, answers: puzzle.answers }]);
    const other = atPuzzle(puzzle);
    other.answer(puzzle.answers[0].answer);
    expect(other.judged()).toMatchObject([{ right: true }]);
    expect(other.play()?.view.decision).toBeNull();
  }
});

test("a rule is asked by number, once, and shown step by step", () => {
  for (const puzzle of of("rule").slice(0, 40) as RulePuzzle[]) {
    const at = atPuzzle(puzzle);
    at.answer(["end"]);
    expect(at.judged()).toEqual([]);
    at.table.tell(puzzle.wrong[0]);
    at.table.tell(puzzle.right);
    expect(at.judged()).toMatchObject([{ right: false, number: puzzle.right, ruling: puzzle.ruling }]);
    const look = { seat: puzzle.seat, open: true, result: false };
    for (let step = 1; step <= puzzle.moves.length; step++) at.table.look({ ...look, at: step });
    expect(at.play()?.decision).toBe(String(puzzle.moves.length));
  }
});

test("a solution is shown as it was proved, and counts as no answer", () => {
  for (const puzzle of [...of("turn").slice(0, 8), ...of("choice").slice(0, 8)]) {
    const at = atPuzzle(puzzle, true);
    expect(at.judged()).toMatchObject([{ right: false, given: null }]);
    const steps = at.judged()[0].line.length;
    at.table.look({ at: steps, seat: puzzle.seat, open: false, result: false });
    expect(at.play()?.decision).toBe(String(steps));
  }
});

test("before it is answered nothing of the answer is told", () => {
  for (const puzzle of all) {
    const at = atPuzzle(puzzle);
    const text = JSON.stringify(at.said);
    expect(text).not.toContain("chance");
    expect(text).not.toContain('"right"');
    expect(text).not.toContain('"best"');
    expect(text).not.toContain('"line"');
    expect(at.judged()).toEqual([]);
  }
});

test("whatever its solver can't see may be otherwise: the table looks the same", () => {
  // What was drawn on the way to a choice has been seen: those before which nothing but money was played.
  const choices = of("choice").filter(({ before }) =>
    before.every(([option]) => option === "end" || option === "treasures"),
  );
  expect(choices.length).toBeGreaterThan(20);
  for (const puzzle of [...of("turn"), ...choices]) {
    const real = tableOf(puzzle);
    const world = determinize(real, puzzle.seat, "another");
    // The solver of a turn knows their own deck.
    if (puzzle.kind === "turn") world.players[puzzle.seat] = clone(real).players[puzzle.seat];
    const position = lineOf(world);
    if (position === null) throw new Error(`no position of ${puzzle.id}`);
    const other = atPuzzle({ ...puzzle, position } as AnyPuzzle);
    expect(other.said, puzzle.id).toEqual(atPuzzle(puzzle).said);
  }
});

test("an unknown puzzle is refused", async () => {
  const wanted = { type: "puzzle", kind: "turn", id: "nowhere", names: [], shown: false } as const;
  await expect(findPuzzle(wanted)).rejects.toThrow("nowhere");
});

test("one can play on from where it was asked, with what came before done, and take that back to there only", () => {
  const [turn] = of("turn") as TurnPuzzle[];
  const choice = (of("choice") as ChoicePuzzle[]).find(({ before }) => before.length > 0) as ChoicePuzzle;
  for (const puzzle of [turn, choice]) {
    const { start } = atPuzzle(puzzle, true).judged()[0];
    const asked = atPuzzle(puzzle).play()?.view;
    const said: ServerMessage[] = [];
    const { position = "", before = [] } = start ?? {};
    const table = openAt(
      { type: "at", position, before, bots: ["squire"], names: ["Anna", "Maud"], seed: "on" },
      (message) => said.push(structuredClone(message)),
    );
    table.hear({ type: "hello", protocol: 1, seen: null });
    const [welcome] = said;
    if (welcome.type !== "welcome") throw new Error("nobody was welcomed");
    expect(welcome.play?.view.decision).toEqual(asked?.decision);
    expect(welcome.play?.view.players[puzzle.seat].hand).toEqual(asked?.players[puzzle.seat].hand);
    expect(welcome.play?.undo).toBe("no");
    // Unlike in the puzzle, the others go on.
    table.hear({
      type: "answer",
      id: 1,
      decision: welcome.play?.decision ?? "",
      options: [asOffered(asked)],
    });
    expect(said.some((message) => message.type === "refused")).toBe(false);
    expect(said.some((message) => message.type === "play")).toBe(true);
    // A game that is left goes on from there as well.
    const kept = table.keepsake();
    const again: ServerMessage[] = [];
    LocalTable.resume(kept, (message) => again.push(message)).hear({
      type: "hello",
      protocol: 1,
      seen: null,
    });
    expect(again[0]).toMatchObject({ type: "welcome" });
  }
  // What happens by a rule is no beginning of a game.
  expect(atPuzzle(of("rule")[0], true).judged()[0].start).toBeUndefined();
});

/** The first option of a question that is answered with one. */
function asOffered(view: { readonly decision: unknown } | undefined): string {
  const { options } = (view?.decision ?? { options: [] }) as { readonly options: readonly string[] };
  return options[0];
}
