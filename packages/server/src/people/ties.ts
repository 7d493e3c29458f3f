/**
 * What people are to each other: friends, and those whom somebody does not want to meet. Whoever is blocked is
 * not told: no quick match brings the two together, they find no free seat where the other sits, and what they
 * say or set up does not reach the other.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import type { Tie, TiesJSON } from "@fiefdom/protocol/people";
import { Outdated } from "../store/database.ts";
import type { Person } from "../store/rows.ts";
import { dropTie, type Store, saveTie } from "../store/store.ts";
import { stamp } from "../time.ts";
import { meOf, type Session } from "./people.ts";

/** More than anybody has. */
const MOST_TIES = 500;

export class Ties {
  readonly #store: Store;
  constructor(store: Store) {
    this.#store = store;
  }

  async set({ person, claim }: Session, other: string, tie: Tie): Promise<void> {
    const me = person.publicId;
    const ties = await this.#store.ties(me);
    if (tie === null) return this.#store.write(dropTie(claim, me, other));
    if (other === me) throw new Refusal("not-allowed", "That is you.");
    const known = await this.#store.personByPublicId(other);
    if (known === null || (tie === "friend" && known.login === null))
      throw new Refusal("not-found", "There is nobody of that id.");
    if (ties.length >= MOST_TIES && !ties.some((mine) => mine.other === other))
      throw new Refusal("not-allowed", `Nobody keeps more than ${MOST_TIES} friends and blocked people.`);
    await this.#store.write(saveTie(claim, me, other, tie, stamp())).catch((problem: unknown) => {
      if (!(problem instanceof Outdated)) throw problem;
      throw new Refusal("no-cookie", "You are not logged in any more.");
    });
  }

  async of(person: Person): Promise<TiesJSON> {
    const ties = await this.#store.ties(person.publicId);
    const people = new Map(
      (await this.#store.peopleCalled(ties.map(({ other }) => other))).map((other) => [
        other.publicId,
        other,
      ]),
    );
    const back = new Set(await this.#store.tiedTo(person.publicId, "friend"));
    const named = (wanted: Tie): Person[] =>
      ties.flatMap(({ other, tie }) => (tie === wanted ? (people.get(other) ?? []) : []));
    return {
      friends: named("friend").map((other) => ({
        person: other.publicId,
        name: other.name,
        rating: meOf(other).rating,
        mutual: back.has(other.publicId),
      })),
      blocked: named("block").map(({ publicId, name }) => ({ person: publicId, name })),
    };
  }

  async between(me: Person | null, other: string): Promise<Tie> {
    if (me === null) return null;
    return (await this.#store.ties(me.publicId)).find((tie) => tie.other === other)?.tie ?? null;
  }

  /** Whom this person does not want to meet. */
  async blockedBy(me: string): Promise<ReadonlySet<string>> {
    const ties = await this.#store.ties(me);
    return new Set(ties.flatMap(({ other, tie }) => (tie === "block" ? other : [])));
  }

  /** Who does not want to meet this person. */
  async blocking(me: string): Promise<ReadonlySet<string>> {
    return new Set(await this.#store.tiedTo(me, "block"));
  }
}
