/** A puzzle at the keyboard, in the words of the page: what is asked, the table, and why the answer is the answer. */
import { boardFor, cards } from "@fiefdom/cards";
import { answer } from "@fiefdom/engine";
import type { Answer } from "@fiefdom/engine/decisions";
import { readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import { explain, isWeighed, reasonsBeside } from "@fiefdom/puzzles/explain";
import { type Given, isRight, isTurnOver, numbersOf } from "@fiefdom/puzzles/judge";
import { choiceOf, told } from "@fiefdom/puzzles/pose";
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle } from "@fiefdom/puzzles/puzzle";
import { SEED } from "@fiefdom/puzzles/table";
import { answerText, countText, deckText, levelOf, moveText, whyText, winsText } from "@fiefdom/text/puzzles";
import { rulings } from "@fiefdom/text/rulings";
import { wrap } from "../layout.ts";
import { opponentLines, type Scene, turnLines } from "../screen.ts";
import { Sitting } from "../sitting.ts";
import { KeyboardTable, type Setting } from "../table.ts";
import type { Terminal } from "../terminal.ts";
import { lang, message, you } from "../words.ts";

const isCard = (id: string): boolean => cards.has(id);

const LETTERS = "ABCD";

export class PuzzleSitting {
  readonly #puzzle: AnyPuzzle;
  readonly #terminal: Terminal;
  readonly #names: readonly string[];

  constructor(puzzle: AnyPuzzle, terminal: Terminal) {
    this.#puzzle = puzzle;
    this.#terminal = terminal;
    const { setUp } = readPosition(puzzle.position);
    const others = message("web.bots.names").split(", ");
    this.#names = Array.from({ length: setUp.players }, (_, seat) =>
      seat === puzzle.seat ? you() : (others.shift() ?? ""),
    );
  }

  /** Asks, and tells how it was answered; null if somebody left. */
  async play(): Promise<boolean | null> {
    const puzzle = this.#puzzle;
    this.#say(
      `${message(`puzzle.kind.${puzzle.kind}`)} · ${message(`puzzle.level.${levelOf(puzzle.rating)}`)}`,
    );
    const given = puzzle.kind === "rule" ? await this.#number(puzzle) : await this.#atTable();
    if (given === null) return null;
    const right = isRight(puzzle, given);
    this.#tell(right, given);
    return right;
  }

  #say(text: string): void {
    this.#terminal.write(wrap(text, this.#terminal.columns));
  }

  #who(seat: number) {
    return { you: seat === this.#puzzle.seat, name: this.#names[seat] };
  }

  /** The table as the puzzle finds it, with its person in the seat that is asked. */
  #table(): KeyboardTable {
    const puzzle = this.#puzzle;
    const { setUp, position } = readPosition(puzzle.position);
    const game = arrange(boardFor(setUp), position, { seed: SEED, log: true, history: true });
    if (puzzle.kind === "choice")
      for (const options of puzzle.before) answer(game, puzzle.seat, options as Answer);
    const setting: Setting = {
      seat: puzzle.seat,
      kingdom: "own",
      names: this.#names,
      bots: this.#names.map((_, seat) => (seat === puzzle.seat ? "" : "squire")),
    };
    return KeyboardTable.at(setting, game, SEED);
  }

  /** A turn until it is over, or one of the answers that were weighed. */
  async #atTable(): Promise<Given | null> {
    const puzzle = this.#puzzle;
    const from = puzzle.kind === "choice" ? puzzle.before.length : 0;
    for (;;) {
      const table = this.#table();
      const given = (): string[][] =>
        table
          .file()
          .record.answers.slice(from)
          .map(([, ...options]) => options);
      this.#pose();
      const isDone = (): boolean => {
        const answers = given();
        return answers.length > 0 && (puzzle.kind !== "turn" || isTurnOver(puzzle, answers));
      };
      const ending = await new Sitting(table, this.#terminal, null, { isDone, hints: false }).play();
      if (ending !== "over") return null;
      if (puzzle.kind !== "choice" || isWeighed(puzzle, given()[0])) return given();
      this.#say(message("refusal.not-weighed"));
    }
  }

  #pose(): void {
    const puzzle = this.#puzzle;
    if (puzzle.kind === "turn") {
      this.#say(message(`puzzle.goal.${puzzle.goal}`));
      const { deck = [] } = readPosition(puzzle.position).position.players[puzzle.seat];
      this.#say(deckText("deck", deck, this.#who(puzzle.seat), lang()));
    } else if (puzzle.kind === "choice") {
      this.#say(message("puzzle.goal.choice"));
      const asked = choiceOf(puzzle);
      asked.answers.forEach((options, i) => {
        this.#say(`  ${LETTERS[i]}  ${answerText(asked, options, isCard, lang())}`);
      });
    }
  }

  /** Everything lies open, and what is done is told; then a number is asked for. */
  async #number(puzzle: RulePuzzle): Promise<Given | null> {
    const table = this.#table();
    const { style, columns } = this.#terminal;
    const scene: Scene = {
      view: table.view(),
      setting: table.setting,
      seed: SEED,
      facts: (id) => table.facts(id),
      style,
      columns,
    };
    this.#terminal.write([...opponentLines(scene), ...turnLines(scene)]);
    const { players, shuffles = [] } = readPosition(puzzle.position).position;
    players.forEach(({ hand = [], deck = [] }, seat) => {
      const who = this.#who(seat);
      if (!who.you && hand.length > 0) this.#say(message("puzzle.hand", { who: who.name, cards: hand }));
      if (deck.length > 0) this.#say(deckText("deck", deck, who, lang()));
    });
    for (const { seat, cards: shuffled } of shuffles)
      this.#say(deckText("shuffle", shuffled, this.#who(seat), lang()));
    told(puzzle).forEach((move, i) => {
      const what = moveText(move, isCard, lang());
      this.#say(`  ${i + 1}. ${message("puzzle.does", { who: this.#names[move.seat], what })}`);
    });
    const seat = "seat" in puzzle.asks ? puzzle.asks.seat : puzzle.seat;
    const numbers = numbersOf(puzzle);
    for (;;) {
      this.#say(`${countText(puzzle.asks, this.#who(seat), lang())} ${numbers.join(", ")}`);
      const come = await this.#terminal.ask(message("cli.prompt"));
      if ("hangup" in come) return null;
      const typed = come.line.trim();
      if (/^(?:q|quit|exit)$/i.test(typed)) return null;
      if (numbers.some((number) => String(number) === typed)) return [[typed]];
    }
  }

  /** How it was answered, what the answer is, and why. */
  #tell(right: boolean, given: Given): void {
    const puzzle = this.#puzzle;
    const { style } = this.#terminal;
    this.#terminal.write(["", style.bold(message(right ? "puzzle.right" : "puzzle.wrong"))]);
    if (puzzle.kind === "rule") {
      this.#say(message("puzzle.number", { n: puzzle.right }));
      const { card, nth } = puzzle.ruling;
      this.#say(rulings(card, lang())[nth]?.text ?? "");
    }
    if (puzzle.kind === "choice") this.#weighed(puzzle, given);
    if (puzzle.kind === "turn" && !right) {
      this.#say(message("puzzle.solution"));
      told(puzzle).forEach((move, i) => this.#say(`  ${i + 1}. ${moveText(move, isCard, lang())}`));
    }
    for (const fact of [...reasonsBeside(puzzle, given), ...explain(puzzle, given)])
      this.#say(`- ${whyText(fact, lang())}`);
  }

  #weighed(puzzle: ChoicePuzzle, given: Given): void {
    const asked = choiceOf(puzzle);
    puzzle.answers.forEach((weighed, i) => {
      const yours = weighed.answer.toSorted().join() === given[0].toSorted().join();
      const marks = [
        ...(i === 0 ? [message("puzzle.best")] : []),
        ...(yours ? [message("puzzle.yours")] : []),
        winsText(weighed, lang()),
      ];
      this.#say(`  ${answerText(asked, weighed.answer, isCard, lang())}: ${marks.join(" · ")}`);
    });
  }
}
