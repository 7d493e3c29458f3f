/**
 * A table at home: one person against bots that think in the same program. Its game is kept as a whole, as the
 * record from which it is made again, and not move by move.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import { type Decision, type Game, NONE } from "@fiefdom/engine/game";
import { type GameRecord, record } from "@fiefdom/engine/record";
import type { SetUpNames } from "@fiefdom/engine/save";
import { start } from "@fiefdom/engine/start";
import { view } from "@fiefdom/engine/view";
import type { StandingAnswers } from "@fiefdom/protocol/client";
import type { PlaceJSON } from "@fiefdom/protocol/server";
import type { TableOptions } from "@fiefdom/protocol/table";
import { Change } from "./change.ts";
import { type Course, Match } from "./match.ts";
import { inWords, type Player } from "./player.ts";
import { botSeat, openSeat, type Seat } from "./seats.ts";
import { Table } from "./table.ts";

/** Who sits where. */
export interface Setting {
  readonly names: readonly string[];
  /** By the roster's names; empty for the person, of whom there is one. */
  readonly bots: readonly string[];
}

/** What is needed to go on another time with a game that began as this one did. */
export interface Kept {
  readonly over: boolean;
  readonly record: GameRecord;
  /** Which of its answers were given in advance; left out if none were. */
  readonly auto?: readonly number[];
  /** What is given in advance; left out if nothing is. */
  readonly standing?: StandingAnswers;
  /** Once it is over. */
  readonly result?: readonly PlaceJSON[];
}

/** The bots of a table, and what surrounds them. Without anything, all happens at once. */
export interface Company {
  /** Who plays in that seat; a promise if they are on the way. */
  in(seat: number): Player | Promise<Player>;
  /** One of them has moved. */
  moved?(): void;
  /** Between two moves: lets others have a word. */
  pause?(): Promise<void>;
  /** Asked before a longer thought of a seat; false leaves the game as it stands. */
  goesOn?(seat: number): boolean;
  /** The person is asked, the game is over, or they could go on like this for ever. */
  rested?(isEndless: boolean): void;
}

/** Nobody else is there, and nothing counts. */
export const AT_HOME = {
  public: false,
  spectators: false,
  clock: { kind: "none" },
  pause: false,
  rated: false,
  hints: true,
} as const;

/** A game at home knows its piles, not what somebody once wished for; a table wants wishes. */
export const optionsOf = (setUp: SetUpNames, bots: readonly string[]): TableOptions => ({
  kingdom: { from: "list", piles: [...setUp.kingdom] },
  landscapes: [...setUp.landscapes],
  colonies: setUp.basics.includes("colony"),
  ruleset: setUp.ruleset === "current" ? "current" : "printed",
  seats: bots.map((bot) => (bot === "" ? { for: "person" } : { for: "bot", bot })),
  ...AT_HOME,
});

export const seatsOf = ({ names, bots }: Setting): Seat[] =>
  names.map((name, seat) =>
    bots[seat] === "" ? { ...openSeat(), kind: "person", name } : botSeat(bots[seat], name),
  );

const WITH_ALL = { isConnected: () => true, isAbsent: () => false, spectators: 0 };
/** Nobody's time is counted here. */
const NOW = 0;

export class HomeTable extends Table {
  /** The person's seat. */
  readonly you: number;
  #seed: string;
  declare match: Match;
  /** Counts the times that the bots were set going: who was overtaken by a later one stops. */
  #going = 0;

  /** The game may have answers that came with it; they are not taken back. */
  constructor(setting: Setting, options: TableOptions, game: Game, seed: string, course?: Course) {
    const body = { options, seats: seatsOf(setting), games: 1, rematch: [], standing: {} };
    super("local", body, "playing");
    this.you = setting.bots.indexOf("");
    this.#seed = seed;
    this.match = this.#begun(game, 1, course);
  }

  /** The seed of the game that is played. */
  get seed(): string {
    return this.#seed;
  }

  protected override get host(): number {
    return this.you;
  }

  /** Another game on the same board. */
  protected override setUp(_: Change, number: number, first: number): Match {
    this.#seed = `${this.#seed}/again`;
    const { board } = this.match.game;
    const options = { log: true, history: true, ...(first === NONE ? {} : { first }) };
    return this.#begun(start(board, this.#seed, options), number);
  }

  #begun(game: Game, number: number, course?: Course): Match {
    const people = this.body.seats.map((seat) => seat.kind === "person");
    return new Match(game, {
      id: String(number),
      number,
      clock: AT_HOME.clock,
      people,
      now: NOW,
      reopens: true,
      ...(course === undefined ? {} : { course }),
    });
  }

  /** The table as its person sees it. */
  get shown(): ReturnType<Table["json"]> {
    return this.json(WITH_ALL);
  }

  /** The person does something. Throws a Refusal, and nothing has changed. */
  act(request: Parameters<Table["carryOut"]>[2]): Change {
    return this.#change((change) => this.carryOut(change, this.you, request, WITH_ALL));
  }

  #change(make: (change: Change) => void): Change {
    const change = new Change(NOW);
    make(change);
    if (this.goOn(change)) this.end(change, this.match.result(), NOW);
    return change;
  }

  /**
   * The bots play, move by move, until they rest. If they are set going again meanwhile, because the game took
   * another course, those who were overtaken stop.
   */
  async letBotsPlay(company: Company): Promise<void> {
    const going = ++this.#going;
    for (let asked = this.askedBot; asked !== null; asked = this.askedBot) {
      if (this.isEndless) {
        company.rested?.(true);
        return;
      }
      const { seat, match } = asked;
      const come = company.in(seat);
      const player = come instanceof Promise ? await come : come;
      if (going !== this.#going) return;
      const { game } = match;
      const d = game.decision as Decision;
      const seen = view(game, d.who);
      if (player.think !== undefined && company.goesOn?.(seat) === false) return;
      const given = player.think === undefined ? player.answer(seen, d) : await player.think(seen, d);
      if (going !== this.#going) return;
      let isTaken = true;
      const bot = asked;
      this.#change((change) => {
        isTaken = this.botAnswers(change, bot, inWords(game, d, given));
      });
      company.moved?.();
      // An error of this program, which must be seen as one.
      if (!isTaken) throw new Error(`the answer of ${asked.bot} was refused: ${JSON.stringify(given)}`);
      if (company.pause === undefined) continue;
      await company.pause();
      if (going !== this.#going) return;
    }
    company.rested?.(false);
  }

  /** What is needed to go on with this game another time. */
  keep(): Kept {
    const { match, result } = this;
    const auto = match.auto;
    const standing = this.body.standing[this.you];
    return {
      over: match.over,
      record: record(match.game),
      ...(auto.length === 0 ? {} : { auto }),
      ...(standing === undefined ? {} : { standing }),
      ...(result === null ? {} : { result }),
    };
  }

  /** Goes on from there. Throws a Refusal if those are not answers of this game. */
  goOnFrom({ record: { answers }, auto = [], standing }: Pick<Kept, "record" | "auto" | "standing">): void {
    const { match } = this;
    for (let i = match.game.history?.length ?? 0; i < answers.length; i++) {
      const [seat, ...options] = answers[i];
      try {
        match.answer(seat, options, NOW, auto.includes(i));
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        throw new Refusal("record-differs", `Answer ${i + 1} does not fit this game: ${problem.message}`);
      }
    }
    if (standing !== undefined) this.body.standing[this.you] = standing;
    if (match.over) this.end(new Change(NOW), match.result(), NOW);
  }
}
