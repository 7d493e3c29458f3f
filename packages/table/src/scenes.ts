/**
 * The game as each seat is shown it. A seat gets a new scene when there is something new that it may know,
 * at every moment at which somebody is asked or could be (the engine says when), so that what others receive
 * is the same whether or not a hidden card made the question come. After such a moment the next scene waits
 * for a short time of random length, as long as a quick answer takes.
 */
import type { Game } from "@fiefdom/engine/game";
import { answerer, NONE } from "@fiefdom/engine/game";
import { asOthersSee, isOfTheTurn, type Question } from "@fiefdom/engine/secrecy";
import { type ViewJSON, view } from "@fiefdom/engine/view";
import type { Bookmark } from "@fiefdom/protocol/client";
import type { ClockFace } from "./clock.ts";

export interface Scene {
  readonly view: ViewJSON;
  readonly decision: string | null;
  readonly bookmark: Bookmark;
  readonly clock: ClockFace;
  readonly undo: "free" | "consent" | "no";
  readonly over: boolean;
  /** It is not to be shown before that time. */
  readonly notBefore: number;
}

/** What scenes are made of. */
export interface Staged {
  readonly game: Game;
  readonly bookmark: Bookmark;
  readonly over: boolean;
  readonly resigned: readonly number[];
  readonly ended: number | null;
  /** Names the decision for the seat that is asked. */
  decisionFor(seat: number): string | null;
  mayUndo(seat: number): Scene["undo"];
  clockFor(running: number): ClockFace;
}

/** How long the others wait when that seat could be asked; 0 for not at all. */
export type Pauses = (seat: number) => number;

const NO_PAUSES: Pauses = () => 0;

export class Scenes {
  readonly #staged: Staged;
  /** Seats for which scenes are kept; NONE for spectators. */
  audience: () => readonly number[] = () => [];
  pauses = NO_PAUSES;
  /** What the last scene of each seat was about. */
  readonly #keys = new Map<number, string>();
  readonly #waiting = new Map<number, Scene[]>();
  readonly #release = new Map<number, number>();
  #now = 0;
  /** When the pause began that is going on. */
  #since = 0;
  /** How often something new was to be seen by everybody. */
  steps = 0;
  #stepsBefore = 0;

  constructor(staged: Staged) {
    this.#staged = staged;
  }

  /** From when on this seat is shown what comes next. */
  releaseOf(seat: number): number {
    return this.#release.get(seat) ?? 0;
  }

  /** Everything until the next call happens at that time. */
  begin(now: number): void {
    this.#now = now;
    this.#stepsBefore = this.steps;
  }

  /** Is there anything that everybody may see, since that call or now? */
  hasNews(): boolean {
    const { game, over, bookmark } = this.#staged;
    if (this.steps !== this.#stepsBefore) return true;
    return this.#keys.get(NONE) !== this.#key(NONE, over ? null : game.decision, bookmark);
  }

  /** Somebody is asked, or could be. */
  moment(question: Question): void {
    const { game, bookmark } = this.#staged;
    for (const seat of this.#seats())
      if (seat !== answerer(game, question.who) && this.#isNew(seat, this.#key(seat, question, bookmark)))
        this.#keep(seat, question);
    if (!isOfTheTurn(question)) this.hold(answerer(game, question.who), game.players.length);
  }

  /** The others wait as long as a quick answer of this seat takes. */
  hold(who: number, seats = this.#staged.game.players.length): void {
    const pause = this.pauses(who);
    if (pause === 0) return;
    // Within a pause time is counted from where it began: what was thought in secret must not add to it.
    if (this.#now >= this.releaseOf(NONE)) this.#since = this.#now;
    for (let seat = NONE; seat < seats; seat++)
      if (seat !== who) this.#release.set(seat, Math.max(this.releaseOf(seat), this.#since + pause));
  }

  /** The game stands still: everybody sees where. */
  stop(): void {
    const { game, over, ended, bookmark } = this.#staged;
    // The end is shown with its result.
    if (over && ended === null) return;
    const question = over ? null : game.decision;
    for (const seat of this.#seats())
      if (this.#isNew(seat, this.#key(seat, question, bookmark))) this.#keep(seat, question);
    if (question !== null && !isOfTheTurn(question)) this.hold(answerer(game, question.who));
  }

  /** The scenes of a seat that were not taken yet. */
  take(seat: number): readonly Scene[] {
    const scenes = this.#waiting.get(seat) ?? [];
    this.#waiting.delete(seat);
    return scenes;
  }

  /** The game as it stands for a seat. */
  present(seat: number): Scene {
    const { over, game, bookmark } = this.#staged;
    const question = over ? null : game.decision;
    if (seat !== NONE) this.#keys.set(seat, this.#key(seat, question, bookmark));
    return this.#scene(seat, question);
  }

  #seats(): readonly number[] {
    const audience = this.audience();
    // Spectators always count: what is new to them is new to the table.
    return audience.includes(NONE) ? audience : [NONE, ...audience];
  }

  #isNew(seat: number, key: string): boolean {
    if (this.#keys.get(seat) === key) return false;
    this.#keys.set(seat, key);
    if (seat === NONE) this.steps++;
    return true;
  }

  #key(seat: number, question: Question | null, { undos, events }: Bookmark): string {
    const { game, resigned, ended } = this.#staged;
    const asked = question !== null && answerer(game, question.who) === seat;
    const shown =
      question === null ? null : asked ? this.#staged.decisionFor(seat) : asOthersSee(game, question);
    return JSON.stringify([events, undos, shown, resigned.length, ended]);
  }

  #keep(seat: number, question: Question | null): void {
    if (seat === NONE && !this.audience().includes(NONE)) return;
    const scenes = this.#waiting.get(seat);
    const scene = this.#scene(seat, question);
    if (scenes === undefined) this.#waiting.set(seat, [scene]);
    else scenes.push(scene);
  }

  #scene(seat: number, question: Question | null): Scene {
    const staged = this.#staged;
    const { game } = staged;
    const asked = question !== null && answerer(game, question.who) === seat;
    const running =
      question === null ? NONE : asked ? seat : answerer(game, asOthersSee(game, question).seat);
    return {
      view: view(game, seat).at(question),
      decision: asked ? staged.decisionFor(seat) : null,
      bookmark: staged.bookmark,
      clock: staged.clockFor(running),
      undo: staged.mayUndo(seat),
      over: staged.over,
      notBefore: this.releaseOf(seat),
    };
  }
}
