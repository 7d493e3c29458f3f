/** Games as records: what was played, by whom and when, to be looked at, replayed and taken away. */

import { Refusal } from "@fiefdom/engine/decisions";
import { NONE } from "@fiefdom/engine/game";
import { answerAsRecorded, replay } from "@fiefdom/engine/record";
import { cardFacts } from "@fiefdom/protocol/facts";
import type { GameJSON, GameRow, LostGame, MomentJSON } from "@fiefdom/protocol/http";
import type { HistoryJSON, HistoryQuery, RunningJSON } from "@fiefdom/protocol/people";
import { Differs } from "@fiefdom/table/move";
import { eventsFor, viewFor } from "@fiefdom/table/play";
import type { Scene } from "@fiefdom/table/scenes";
import { type Damage, Damaged } from "../store/chain.ts";
import type { Person, StoredGame, StoredMove } from "../store/rows.ts";
import { changeGameBody, type Store } from "../store/store.ts";
import { KeptMatch } from "./kept.ts";
import { boardCalled } from "./setUp.ts";

/** So many finished games are remembered to replay exactly, so that looking at one step by step is quick. */
const MOST_PROVEN = 2000;

/** Games on a page of somebody's past, and how many are looked at for it. */
const A_PAGE = 30;
const LOOKED_AT = 600;
const MOST_RUNNING = 30;

const missing = (what: string): Refusal => new Refusal("not-found", what);

/** A moment by what was answered before it, or the first at which so many events had been told. */
export type When =
  | { readonly answers: number; readonly events?: undefined }
  | { readonly events: number; readonly answers?: undefined };

export class Archive {
  readonly #store: Store;
  readonly #proven = new Set<string>();
  readonly #asked = new Map<string, number>();
  constructor(store: Store) {
    this.#store = store;
  }

  /** Is the game whole, and does this engine play it exactly as it was played? What is wrong if not. */
  #fault(stored: StoredGame, moves: readonly StoredMove[]): Fault | null {
    if (this.#proven.has(stored.id)) return null;
    const fault = faultOf(stored, moves);
    if (fault === null && stored.ended !== null) {
      if (this.#proven.size >= MOST_PROVEN) this.#proven.clear();
      this.#proven.add(stored.id);
    }
    return fault;
  }

  async gamesOf(person: Person, before: number): Promise<GameRow[]> {
    return (await this.#store.gamesOf(person.publicId, before, 50)).map(rowOf);
  }

  /** The last finished games of somebody; of others only those that anybody may see. */
  async lastOf(person: string, most: number, all: boolean): Promise<GameRow[]> {
    return (await this.#store.finishedOf(person, Number.MAX_SAFE_INTEGER, most, all)).map(rowOf);
  }

  /** Finished games that are as wished, some at a time. */
  async history(person: string, query: HistoryQuery, all: boolean): Promise<HistoryJSON> {
    const games: GameRow[] = [];
    let { before } = query;
    for (let looked = 0; looked < LOOKED_AT; ) {
      const some = (await this.#store.finishedOf(person, before, A_PAGE, all)).map(rowOf);
      looked += some.length;
      for (const row of some) {
        before = row.started;
        if (isAsWished(row, person, query)) games.push(row);
        if (games.length >= A_PAGE) return { games, before };
      }
      if (some.length < A_PAGE) return { games, before: null };
      // It may be many, and others are waiting.
      await new Promise((later) => setImmediate(later));
    }
    return { games, before };
  }

  /** Games of somebody that are not over. */
  async running(person: Person): Promise<RunningJSON[]> {
    const running: RunningJSON[] = [];
    for (const stored of await this.#store.runningOf(person.publicId, MOST_RUNNING)) {
      const table = await this.#store.table(stored.table).catch(() => null);
      // Who gave up has no seat there any more.
      const mine = table?.body.seats.findIndex((seat) => seat.person === person.publicId) ?? NONE;
      if (table === null || mine === NONE || table.status !== "playing") continue;
      const { clock } = stored.body.options;
      const asked = clock.kind === "correspondence" ? (await this.#askedIn(stored)) === mine : null;
      const { game, started, seats } = rowOf(stored);
      running.push({
        game,
        table: table.id,
        started,
        seats,
        clock,
        asked,
        deadline: asked === true ? table.deadline : null,
      });
    }
    return running;
  }

  /** Who is asked in a game that nobody may have loaded; found out once for each state of it. */
  async #askedIn(stored: StoredGame): Promise<number> {
    const key = `${stored.id} ${stored.head?.link ?? ""}`;
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const moves = await this.#store.moves(stored.id);
    let asked = NONE;
    try {
      asked = KeptMatch.resume(stored, moves).asked;
    } catch {
      // It can't be played on; its table says so.
    }
    if (this.#asked.size >= MOST_PROVEN) this.#asked.clear();
    this.#asked.set(key, asked);
    return asked;
  }

  /** A finished game, whole. */
  async game(id: string): Promise<GameJSON> {
    return this.#whole(await this.#over(id));
  }

  /** Whoever may see a game may ask what came of it; of one that is not over nobody may. */
  async mustBeOver(id: string): Promise<void> {
    await this.#over(id);
  }

  async #over(id: string): Promise<StoredGame> {
    const stored = await this.#store.game(id);
    if (stored === null) throw missing("There is no such game.");
    if (stored.ended === null) throw new Refusal("not-over", "That game is not over.");
    return stored;
  }

  /** Whoever lists it sees it from now on. If it can't be noted now, it is the next time. */
  async #mark({ id, body }: StoredGame): Promise<void> {
    const marked = { ...body, unreplayable: true, damaged: true } as const;
    await this.#store.write(changeGameBody(id, body, marked)).catch(() => {});
  }

  async #whole(stored: StoredGame): Promise<GameJSON> {
    const moves = await this.#store.moves(stored.id);
    const { answers, times } = answersOf(moves, stored.started);
    const { setUp, seed, first, engine } = stored.body;
    const fault = this.#fault(stored, moves);
    if (fault?.damaged === true && stored.body.damaged !== true) await this.#mark(stored);
    return {
      ...rowOf(stored),
      ...marksOf(fault),
      record: { fiefdom: "record", engine, setUp, seed, first, answers },
      times,
    };
  }

  /** Every finished public game, one after the other. One that can't be read is named, and the rest follows. */
  async *all(): AsyncGenerator<GameJSON | LostGame> {
    let after = "";
    for (;;) {
      const some = await this.#store.finished(after, 50);
      if (some.length === 0) return;
      for (const id of some) {
        yield await this.game(id).catch((problem: Error) => ({
          game: id,
          damaged: true as const,
          because: problem.message,
        }));
        // Others are waiting.
        await new Promise((later) => setImmediate(later));
      }
      after = some[some.length - 1];
    }
  }

  /** A moment of a finished game as a seat saw it; of a running one what one was shown. */
  async moment(id: string, when: When, as: number | "open", person: Person | null): Promise<MomentJSON> {
    const stored = await this.#store.game(id);
    if (stored === null) throw missing("There is no such game.");
    const moves = await this.#store.moves(id);
    if (stored.ended === null) return this.#shown(stored, moves, when, as, person);
    const { answers } = answersOf(moves, stored.started);
    if ((when.answers ?? 0) > answers.length) throw missing(`That game has ${answers.length} answers.`);
    const { setUp, seed, first, engine, seats } = stored.body;
    if (as !== "open" && as >= seats.length) throw missing("There is no such seat.");
    this.#mustReplay(stored, moves);
    const game = replay(
      { fiefdom: "record", engine, setUp, seed, first, answers },
      boardCalled,
      when.answers ?? 0,
    );
    let at = when.answers ?? 0;
    if (when.events !== undefined) {
      const told = (): number => game.log?.length ?? 0;
      for (; at < answers.length && told() < when.events; at++) answerAsRecorded(game, answers, at);
      if (told() < when.events) throw missing(`That game has ${told()} events.`);
    }
    const watched = as === "open" ? seats.map((_, seat) => seat) : [as];
    return {
      game: id,
      at,
      of: answers.length,
      views: watched.map((seat) => viewFor(game, seat)),
      events: eventsFor(game.board, game.log?.entries ?? [], as),
      cards: cardFacts(game.board),
    };
  }

  #mustReplay(stored: StoredGame, moves: readonly StoredMove[]): void {
    const fault = this.#fault(stored, moves);
    if (fault === null) return;
    throw new Refusal(
      "unreplayable",
      fault.damaged
        ? "Something of that game was lost, so it can't be replayed."
        : "That game was made by another version and can't be replayed exactly.",
    );
  }

  /**
   * What a player was shown of a running game, up to their own last answer: counted by what they saw, not by
   * what others were asked, and nothing of the present, which is for the table to show when it is time.
   */
  async #shown(
    stored: StoredGame,
    moves: readonly StoredMove[],
    when: When,
    as: number | "open",
    person: Person | null,
  ): Promise<MomentJSON> {
    // Whoever gave the seat up knows no more than anyone else of what a bot does there since.
    const mine = stored.body.seats.findIndex(
      (seat, n) =>
        seat.person !== null &&
        seat.person === person?.publicId &&
        !moves.some(({ move }) => move.seat === n && ("resign" in move || "bot" in move)),
    );
    if (mine === NONE || as !== mine)
      throw new Refusal("not-allowed", "Of a running game you may look back only from your own seat.");
    this.#mustReplay(stored, moves);
    const scenes: Scene[] = [];
    let of = 0;
    let match: KeptMatch | null = null;
    for (const step of KeptMatch.steps(stored, standing(moves), true)) {
      if (match === null) {
        step.scenes.audience = () => [mine];
        scenes.push(step.scenes.present(mine));
      }
      match = step;
      scenes.push(...step.scenes.take(mine));
      if (step.asked === mine) of = scenes.length - 1;
    }
    if (match === null) {
      match = KeptMatch.resume(stored, [], true);
      scenes.push(match.scenes.present(mine));
    }
    const { answers = scenes.findIndex(({ bookmark }) => bookmark.events >= (when.events ?? 0)) } = when;
    const at = answers === NONE ? scenes.length : answers;
    if (at > of) throw missing(`You can look back at ${of + 1} moments of that game.`);
    const { view, bookmark } = scenes[at];
    const { board } = match.game;
    const events = eventsFor(board, match.story.from(0).slice(0, bookmark.events), mine);
    return { game: stored.id, at, of, views: [view], events, cards: cardFacts(board) };
  }
}

const rowOf = (stored: StoredGame): GameRow => ({
  game: stored.id,
  table: stored.table,
  started: stored.started,
  ended: stored.ended,
  seats: stored.body.seats.map(({ kind, name, person, bot }, seat) => ({ seat, kind, name, person, bot })),
  result: stored.result,
  kingdom: {
    kingdom: stored.body.setUp.kingdom,
    landscapes: stored.body.setUp.landscapes,
    colonies: stored.body.setUp.basics.includes("colony"),
  },
  rated: stored.body.options.rated,
  ...marksOf(markedFault(stored)),
});

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function isAsWished(
  row: GameRow,
  person: string,
  { with: whom, card, result, rated }: HistoryQuery,
): boolean {
  const seat = row.seats.find((other) => other.person === person)?.seat;
  const others = row.seats.filter((other) => other.seat !== seat);
  const isWon = row.result?.find((place) => place.seat === seat)?.place === 1;
  return (
    (whom === undefined || others.some(({ name }) => folded(name).includes(folded(whom)))) &&
    (card === undefined || [...row.kingdom.kingdom, ...row.kingdom.landscapes].includes(card)) &&
    (result === undefined || isWon === (result === "won")) &&
    (rated === undefined || row.rated === (rated === "yes"))
  );
}

/** What is wrong with a game, and whether something of it was lost or it is just another engine's. */
export type Fault = { readonly damaged: true; readonly damage: Damage } | { readonly damaged: false };

/** What was found out about it before. */
function markedFault({ body }: StoredGame): Fault | null {
  if (body.damaged === true) return { damaged: true, damage: { code: "lost" } };
  return body.unreplayable === true ? { damaged: false } : null;
}

/** Plays it again from its moves, and looks at the chain of them. */
export function faultOf(stored: StoredGame, moves: readonly StoredMove[]): Fault | null {
  try {
    KeptMatch.resume(stored, moves);
    return markedFault(stored);
  } catch (problem) {
    if (problem instanceof Differs) return { damaged: false };
    // Or what it is made of makes no sense: cards that there are not, a set-up that can't be.
    return { damaged: true, damage: problem instanceof Damaged ? problem.damage : { code: "senseless" } };
  }
}

const marksOf = (fault: Fault | null): Pick<GameRow, "unreplayable" | "damaged"> =>
  fault === null ? {} : { unreplayable: true, ...(fault.damaged ? { damaged: true } : {}) };

/** The answers that were not taken back. */
function standing(moves: readonly StoredMove[]): StoredMove[] {
  const kept: StoredMove[] = [];
  for (const stored of moves) {
    if ("answer" in stored.move) kept.push(stored);
    else if ("undo" in stored.move) kept.length = stored.move.undo;
  }
  return kept;
}

/** The answers that stand, undos carried out, and when each was given. */
function answersOf(
  moves: readonly StoredMove[],
  started: number,
): { answers: [seat: number, ...options: string[]][]; times: number[] } {
  const answers: [seat: number, ...options: string[]][] = [];
  const times: number[] = [];
  for (const { at, move } of moves) {
    if ("answer" in move) {
      answers.push([move.seat, ...move.answer]);
      // The machine's clock may have been set back meanwhile; the order in which they came was not.
      times.push(Math.max(times.at(-1) ?? 0, at - started));
    } else if ("undo" in move) {
      answers.length = move.undo;
      times.length = move.undo;
    }
  }
  return { answers, times };
}
