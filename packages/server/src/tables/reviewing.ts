/**
 * Reviews of games that were played here. They are judged one after the other, in a thread that gives way to
 * everything else on the machine and waits while bots think, everybody's in turn, and kept: a game is judged once, whoever asks, whichever process
 * they ask, and whatever ends in between. What is refused here can still be judged where it is looked at.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import type { GameJSON } from "@fiefdom/protocol/http";
import { sharesByPlace } from "@fiefdom/review/shares";
import { REVIEW_VERSION } from "@fiefdom/review/version";
import { Lane } from "../bots/lane.ts";
import type { PlanShelf } from "../bots/pool.ts";
import type { Leases } from "../cluster/leases.ts";
import { Away, NotStored } from "../store/database.ts";
import { insertReview, type Store } from "../store/store.ts";
import type { Archive } from "./archive.ts";
import { boardCalled } from "./setUp.ts";

/** So many games of one person, of one address and of all may wait here at a time. */
const MOST_EACH = 3;
const MOST_FROM_ONE_PLACE = 8;
const MOST_WAITING = 60;
/** So many games are remembered that could not be judged; nobody tries again until they are forgotten. */
const MOST_FAILED = 1000;

/** Who asks: by person where they said who they are, and where they ask from. */
export interface Asker {
  readonly person: string;
  readonly place: string;
}

/** How far it is; what is done as it is kept. */
export type State =
  | { readonly state: "none" | "waiting" }
  | { readonly state: "going"; readonly done: number }
  | { readonly state: "done"; readonly body: string };

interface Job extends Asker {
  state: Exclude<State, { readonly state: "done" }>;
}

export interface ReviewingOptions {
  readonly store: Store;
  readonly archive: Archive;
  readonly plans: PlanShelf;
  readonly leases: Leases;
  /** Games that are judged at a time; none if it is 0. */
  readonly threads: number;
  /** Waited for as long as it is not 0. */
  readonly thoughts: Int32Array<SharedArrayBuffer>;
  /** How much thought a game gets, where that is not the usual. */
  readonly spend?: number | undefined;
  readonly log: { warn(what: object, message: string): void };
}

export class Reviewing {
  readonly #options: ReviewingOptions;
  readonly #lane: Lane;
  /** By game: what waits or is being judged. */
  readonly #jobs = new Map<string, Job>();
  readonly #failed = new Set<string>();
  #closed = false;

  constructor(options: ReviewingOptions) {
    this.#options = options;
    this.#lane = new Lane(Math.max(1, options.threads), "idle", options.thoughts);
  }

  /** How far the review of a game is; refused unless it is over. */
  async of(game: string): Promise<State> {
    await this.#options.archive.mustBeOver(game);
    const body = await this.#kept(game);
    return body === null ? (this.#jobs.get(game)?.state ?? { state: "none" }) : { state: "done", body };
  }

  /** The same, and it is on its way from now on. */
  async ask(game: string, asker: Asker): Promise<State> {
    const state = await this.of(game);
    const known = this.#jobs.get(game)?.state ?? state;
    if (known.state !== "none") return known;
    this.#mustHaveRoom(game, asker);
    // From here on it counts: whoever asks at the same time finds it.
    const job: Job = { ...asker, state: { state: "waiting" } };
    this.#jobs.set(game, job);
    try {
      return await this.#begin(game, job);
    } catch (problem) {
      this.#jobs.delete(game);
      throw problem;
    }
  }

  async #kept(game: string): Promise<string | null> {
    return this.#options.store.review(game, REVIEW_VERSION);
  }

  #mustHaveRoom(game: string, { person, place }: Asker): void {
    if (this.#options.threads === 0 || this.#closed)
      throw new Refusal("no-reviews", "No games are reviewed here.");
    if (this.#failed.has(game)) throw new Refusal("unreviewable", "That game can't be reviewed.");
    const jobs = [...this.#jobs.values()];
    const own = jobs.filter((job) => job.person === person).length;
    const near = jobs.filter((job) => job.place === place).length;
    if (own >= MOST_EACH || near >= MOST_FROM_ONE_PLACE)
      throw new Refusal("too-many-reviews", "Several of your games wait for their review already.");
    if (jobs.length >= MOST_WAITING) throw new Refusal("busy", "Too many games wait for their review.");
  }

  /** Hands it over, unless another process has it already. */
  async #begin(id: string, job: Job): Promise<State> {
    const { archive, leases, plans, spend } = this.#options;
    const game = await archive.game(id);
    if (game.unreplayable === true || game.result === null)
      throw new Refusal("unreplayable", "That game can't be played again exactly, so it can't be reviewed.");
    if (game.record.answers.length === 0)
      throw new Refusal("unreviewable", "Nothing was played in that game.");
    const lease = await leases.take(leaseOf(id));
    if ("owner" in lease) {
      this.#jobs.delete(id);
      return job.state;
    }
    const release = (): Promise<void> => leases.release(leaseOf(id), lease.fence).catch(() => {});
    // It may have been done while this was being asked, here or elsewhere.
    const body = await this.#kept(id);
    if (body !== null) {
      this.#jobs.delete(id);
      await release();
      return { state: "done", body };
    }
    const board = boardCalled(game.record.setUp);
    const plan = await plans.find(board).catch(() => null);
    const finished = { record: game.record, shares: sharesByPlace(game.result), plan, spend };
    const { reply } = this.#lane.ask({ what: "review", finished }, job.person, (news) => {
      if ("done" in news) job.state = { state: "going", done: news.done };
    });
    void reply
      .then(async (found) => {
        if (found.review === undefined) throw new Error("nothing was found");
        await this.#options.store.write(insertReview(id, REVIEW_VERSION, found.review));
        if (plan === null && found.plan !== undefined) await plans.keep(board, found.plan);
      })
      .catch((problem: unknown) => this.#fail(game, problem))
      .finally(async () => {
        this.#jobs.delete(id);
        await release();
      });
    return job.state;
  }

  #fail({ game }: GameJSON, problem: unknown): void {
    if (this.#closed) return;
    this.#options.log.warn({ game, problem: String(problem) }, "a game could not be reviewed");
    // If only the store was away, it is worth another try.
    if (problem instanceof NotStored || problem instanceof Away) return;
    if (this.#failed.size >= MOST_FAILED) this.#failed.clear();
    this.#failed.add(game);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#lane.close();
  }
}

const leaseOf = (game: string): string => `review ${game}`;
