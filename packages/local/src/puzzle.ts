/**
 * A puzzle at a table: it is played as any game from a position, until it is answered. Then the answer is judged, and
 * the table stays as it is. What happens by a rule, and a solution, is shown as a recorded game is, step by step.
 */
import { boardFor } from "@fiefdom/cards";
import { Refusal } from "@fiefdom/engine";
import { readPosition } from "@fiefdom/engine/notation";
import { ENGINE_VERSION } from "@fiefdom/engine/version";
import type { ClientMessage, PlayJSON, ServerMessage } from "@fiefdom/protocol";
import { explain, isWeighed, reasonsBeside } from "@fiefdom/puzzles/explain";
import { type Given, isRight, isTurnOver, numbersOf } from "@fiefdom/puzzles/judge";
import { choiceOf, movesOf, told } from "@fiefdom/puzzles/pose";
import type { AnyPuzzle } from "@fiefdom/puzzles/puzzle";
import { shippedOf } from "@fiefdom/puzzles/shipped";
import { SEED } from "@fiefdom/puzzles/table";
import { optionsOf } from "@fiefdom/table/home";
import type {
  Judged,
  Look,
  Posed,
  PuzzleReply,
  PuzzleRequest,
  ReplayReply,
  ReplayRequest,
  Setting,
} from "./messages.ts";
import { Showing } from "./showing.ts";
import { LocalTable } from "./table.ts";

type Said = ServerMessage | ReplayReply | PuzzleReply;

export async function findPuzzle({ kind, id }: PuzzleRequest): Promise<AnyPuzzle> {
  const puzzle = (await shippedOf(kind)).find((other) => other.id === id);
  if (puzzle === undefined) throw new Refusal("unknown-puzzle", `There is no puzzle "${id}".`);
  return puzzle;
}

export class PuzzleTable {
  readonly #puzzle: AnyPuzzle;
  readonly #post: (message: Said) => void;
  readonly #at: LocalTable | Showing;
  #isJudged = false;

  constructor(puzzle: AnyPuzzle, request: PuzzleRequest, post: (message: Said) => void) {
    this.#puzzle = puzzle;
    this.#post = post;
    post({ type: "posed", posed: posed(puzzle) });
    this.#at =
      request.shown || puzzle.kind === "rule"
        ? new Showing(showingOf(puzzle, request), post)
        : LocalTable.begin(
            settingOf(puzzle, request),
            boardFor(readPosition(puzzle.position).setUp),
            SEED,
            (message) => post(this.#isJudged ? stilled(message) : message),
            { keep: () => this.#look(), rests: () => this.#isJudged },
          );
    if (request.shown) this.#judge(null);
  }

  hear(message: ClientMessage): void {
    const puzzle = this.#puzzle;
    const acts = message.type === "answer" || message.type === "undo";
    if (acts && this.#isJudged)
      this.#post({ type: "refused", id: message.id, code: "answered", message: "It has been answered." });
    else if (puzzle.kind === "choice" && message.type === "answer" && !isWeighed(puzzle, message.options))
      this.#post({
        type: "refused",
        id: message.id,
        code: "not-weighed",
        message: "That is none of the answers between which is chosen here.",
      });
    else this.#at.hear(message);
  }

  /** Nobody finds the answer for its solver. */
  sight(): null {
    return null;
  }

  look(look: Look): void {
    if (this.#at instanceof Showing) this.#at.look(look);
  }

  /** A number was told. */
  tell(number: number): void {
    if (this.#puzzle.kind === "rule" && !this.#isJudged) this.#judge([[String(number)]]);
  }

  /** After every answer at the table: is it done? */
  #look(): void {
    if (!(this.#at instanceof LocalTable) || this.#isJudged) return;
    const puzzle = this.#puzzle;
    const { answers } = this.#at.keepsake().record;
    const before = puzzle.kind === "choice" ? puzzle.before.length : 0;
    const given = answers.slice(before).map(([, ...options]) => options);
    if (given.length === 0 || (puzzle.kind === "turn" && !isTurnOver(puzzle, given))) return;
    this.#judge(given);
  }

  #judge(given: Given | null): void {
    this.#isJudged = true;
    this.#post({ type: "judged", judged: judged(this.#puzzle, given) });
  }
}

/** The table after the answer: nobody is asked, and the page does not change. */
const stilled = (message: ServerMessage): ServerMessage => {
  if (message.type === "play") return { ...message, play: still(message.play) };
  return message.type === "welcome" && message.play !== null
    ? { ...message, play: still(message.play) }
    : message;
};

const still = (play: PlayJSON): PlayJSON => ({
  ...play,
  undo: "no",
  result: null,
  view: { ...play.view, over: false, decision: null },
});

const botsOf = (players: number, seat: number): string[] =>
  Array.from({ length: players }, (_, other) => (other === seat ? "" : "squire"));

/** The person's name first, then those of the others, by seat. */
const namesOf = (bots: readonly string[], [own = "", ...others]: readonly string[]): string[] => {
  const left = [...others];
  return bots.map((bot) => (bot === "" ? own : (left.shift() ?? bot)));
};

function settingOf(puzzle: AnyPuzzle, { names }: PuzzleRequest): Setting {
  const { setUp } = readPosition(puzzle.position);
  const bots = botsOf(setUp.players, puzzle.seat);
  return {
    options: { ...optionsOf(setUp, bots), hints: false },
    bots,
    names: namesOf(bots, names),
    position: puzzle.position,
    ...(puzzle.kind === "choice" ? { before: puzzle.before } : {}),
  };
}

function showingOf(puzzle: AnyPuzzle, { names }: PuzzleRequest): ReplayRequest {
  const { setUp } = readPosition(puzzle.position);
  const bots = botsOf(setUp.players, puzzle.seat);
  const at = puzzle.kind === "choice" ? puzzle.before.length : 0;
  return {
    type: "replay",
    record: {
      fiefdom: "record",
      engine: ENGINE_VERSION,
      setUp,
      seed: SEED,
      first: puzzle.seat,
      answers: movesOf(puzzle),
    },
    position: puzzle.position,
    names: namesOf(bots, names),
    bots,
    look: { at, seat: puzzle.seat, open: puzzle.kind === "rule", result: false },
  };
}

/** What is asked, with all that may be known and nothing of the answer. */
function posed(puzzle: AnyPuzzle): Posed {
  const { id, kind, seat, themes, rating } = puzzle;
  const { position } = readPosition(puzzle.position);
  const own = { id, kind, seat, themes, rating };
  const decks = position.players.map(({ deck = [] }, other) => ({ seat: other, cards: deck }));
  switch (puzzle.kind) {
    case "turn":
      return { ...own, kind: "turn", goal: puzzle.goal, decks: decks.filter((deck) => deck.seat === seat) };
    case "choice":
      return { ...own, kind: "choice", ...choiceOf(puzzle) };
    case "rule":
      return {
        ...own,
        kind: "rule",
        asks: puzzle.asks,
        numbers: numbersOf(puzzle),
        moves: told(puzzle),
        decks: decks.filter(({ cards }) => cards.length > 0),
        shuffles: (position.shuffles ?? []).map((shuffle) => ({
          seat: shuffle.seat,
          cards: shuffle.cards,
        })),
      };
  }
}

function judged(puzzle: AnyPuzzle, given: Given | null): Judged {
  return {
    right: given !== null && isRight(puzzle, given),
    given,
    why: [...reasonsBeside(puzzle, given), ...explain(puzzle, given)],
    line: told(puzzle),
    ...(puzzle.kind === "choice" ? { answers: puzzle.answers } : {}),
    ...(puzzle.kind === "rule"
      ? { number: puzzle.right, ruling: puzzle.ruling }
      : {
          start: { position: puzzle.position, before: puzzle.kind === "choice" ? puzzle.before : [] },
        }),
  };
}
