/** People: guests with a name and a cookie, and accounts with a password. */

import { Refusal } from "@fiefdom/engine/decisions";
import type { Me } from "@fiefdom/protocol/http";
import { newId } from "../ids.ts";
import { Outdated, type Statement } from "../store/database.ts";
import type { Person, StoredGame } from "../store/rows.ts";
import {
  beginLeaving,
  changeGameBody,
  endLogin,
  insertPerson,
  removePerson,
  type Store,
  saveAccount,
  saveName,
  savePassword,
  savePasswordOf,
  saveSettings,
  takeLooks,
} from "../store/store.ts";
import { daysOf, solver, triesOf } from "../store/tries.ts";
import { nobody, ratingOf } from "../tables/seats.ts";
import { stamp } from "../time.ts";
import { isBotsName, looksOf } from "./names.ts";
import { hash, verify } from "./passwords.ts";
import { type Claim, type Tokens, tokenIn } from "./token.ts";

/** Takes a person's name and words out of a table. */
export type ForgetAt = (table: string, person: Person) => Promise<void>;

/** More games than anybody plays. */
const MOST_GAMES = 1_000_000;

/** One spelling for logging in: "Ada" and "ADA" are the same account. */
export const loginOf = (name: string): string => name.normalize("NFKC").toLowerCase();

/** Somebody, and the login by which they are known. */
export interface Session {
  readonly person: Person;
  readonly claim: Claim;
}

const noLonger = (): Refusal => new Refusal("no-cookie", "You are not logged in any more.");

export class People {
  readonly #store: Store;
  readonly #tokens: Tokens;
  /** What an unknown name is checked against, so that it takes as long as a known one. */
  #nobody: Promise<string> | null = null;
  /** People who are being forgotten by this process right now. */
  readonly #leaving = new Set<string>();
  /** Hears at once which logins have ended, so that connections that came with them are closed. */
  onEnded: (isOver: (claim: Claim) => boolean) => void = () => {};

  constructor(store: Store, tokens: Tokens) {
    this.#store = store;
    this.#tokens = tokens;
  }

  /** Whose cookie this is; null if nobody's. */
  async byCookie(header: string | undefined): Promise<Session | null> {
    const token = tokenIn(header);
    const claim = token === null ? null : this.#tokens.read(token);
    if (claim === null) return null;
    const person = await this.#store.personWith(claim);
    return person === null ? null : { person, claim };
  }

  /**
   * Whose cookie this is, or null without one. Who comes with the cookie of somebody who is no longer there is
   * refused: what they asked for as that person is not done for another.
   */
  async visitor(header: string | undefined): Promise<Session | null> {
    const known = await this.byCookie(header);
    const token = tokenIn(header);
    if (known === null && token !== null && this.#tokens.read(token) !== null) throw noLonger();
    return known;
  }

  /** By what a visitor is known again at a table. */
  markOf(visitor: string): string {
    return this.#tokens.markOf(visitor);
  }

  /** Is this login still good? */
  holds(claim: Claim): Promise<boolean> {
    return this.#store.isGood(claim);
  }

  /** As long as this stays the same number, every login that ends is told to `onEnded`; null where nobody can tell. */
  othersWrote(): number | null {
    return this.#store.othersWrote();
  }

  /** Those of these logins that have ended, wherever that was done. */
  endedOf(claims: readonly Claim[]): Promise<Claim[]> {
    return this.#store.endedOf(claims);
  }

  /** Was this person deleted, or are they being deleted? */
  async isGone({ id, keys }: Person): Promise<boolean> {
    const now = await this.#store.person(id);
    return now === null || now.keys < keys;
  }

  /** A new login of this person. */
  tokenOf(person: Person): string {
    return this.#tokens.make({ person: person.id, key: person.keys });
  }

  /**
   * A name that looks like an account's, or is a bot's, is nobody else's. Two may be called exactly alike, if
   * not at one table: that is chance and not deceit.
   */
  async #mayBeCalled(name: string, self: string | null): Promise<void> {
    if (isBotsName(name)) throw new Refusal("name-taken", "That is the name of a bot.");
    for (const other of await this.#store.lookingLike(looksOf(name)))
      if (other.id !== self && other.login !== loginOf(name)) throw lookedLike();
  }

  /** Notes what accounts look like that were made before that was kept. Called at start. */
  async noteLooks(): Promise<void> {
    for (const { id, name } of await this.#store.accountsWithoutLooks())
      await this.#store.write(...takeLooks(id, looksOf(name))).catch((problem: unknown) => {
        // Two of them look alike; whoever was first has it.
        if (!(problem instanceof Outdated)) throw problem;
      });
  }

  async guest(name: string): Promise<Person> {
    await this.#mayBeCalled(name, null);
    const person = newPerson(name);
    await this.#store.write(insertPerson(person));
    return person;
  }

  async change(
    { person, claim }: Session,
    wishes: { name?: string | undefined; settings?: Person["settings"] | undefined },
  ): Promise<Person> {
    const { name, settings } = wishes;
    if (name !== undefined && person.login !== null && loginOf(name) !== person.login)
      throw new Refusal("not-allowed", "An account keeps its name.");
    if (name !== undefined && name !== person.name) await this.#mayBeCalled(name, person.id);
    const looks = name === undefined || person.login === null ? [] : takeLooks(person.id, looksOf(name));
    await this.#write(claim, [
      ...(name === undefined ? [] : [saveName(claim, name, loginOf(name)), ...looks]),
      ...(settings === undefined ? [] : [saveSettings(claim, settings)]),
    ]);
    return this.#again(claim);
  }

  /** What a login changes is changed only as long as it is good. */
  async #write(claim: Claim, statements: readonly Statement[]): Promise<void> {
    try {
      await this.#store.write(...statements);
    } catch (problem) {
      if (!(problem instanceof Outdated)) throw problem;
      if (!(await this.holds(claim))) throw noLonger();
      throw new Refusal("not-allowed", "That was changed meanwhile. Look again.");
    }
  }

  async #again(claim: Claim): Promise<Person> {
    const person = await this.#store.personWith(claim);
    if (person === null) throw noLonger();
    return person;
  }

  /**
   * Makes an account. A guest who does so stays the same person: seats, games and cookie go on. Two who want
   * one name at the same moment are told apart by the store.
   */
  async register(guest: Session | null, name: string, password: string): Promise<Person> {
    const login = loginOf(name);
    if (guest !== null && guest.person.login !== null)
      throw new Refusal("not-allowed", "You have an account already.");
    const isTaken = async (): Promise<boolean> =>
      (await this.#store.lookingLike(looks)).some((other) => other.id !== guest?.person.id) ||
      (await this.#store.personByLogin(login)) !== null;
    const looks = looksOf(name);
    if (isBotsName(name) || (await isTaken())) throw taken();
    const hashed = await hash(password);
    try {
      if (guest !== null) {
        const { claim, person } = guest;
        await this.#store.write(saveAccount(claim, name, login, hashed), ...takeLooks(person.id, looks));
        return await this.#again(claim);
      }
      const person = { ...newPerson(name), login, password: hashed };
      await this.#store.write(insertPerson(person), ...takeLooks(person.id, looks));
      return person;
    } catch (problem) {
      if (problem instanceof Refusal) throw problem;
      // Somebody was faster: with this name, or with this guest.
      const now = guest && (await this.#store.personWith(guest.claim));
      if (guest !== null && now === null) throw noLonger();
      if (now !== null && now.login !== null)
        throw new Refusal("not-allowed", "You have an account already.");
      if (await isTaken()) throw taken();
      throw problem;
    }
  }

  async login(name: string, password: string): Promise<Person> {
    const person = await this.#store.personByLogin(loginOf(name));
    // Made whoever comes first, or the first unknown name would take longer.
    this.#nobody ??= hash(newId());
    const nobody = await this.#nobody;
    const right = await verify(person?.password ?? nobody, password);
    if (person === null || !right) throw new Refusal("wrong", "Name or password is wrong.");
    return person;
  }

  /** Ends this login on the server: whoever copied the cookie has nothing. */
  async logout({ claim }: Session): Promise<void> {
    await this.#store.write(endLogin(claim, stamp()));
    this.onEnded(({ seal }) => seal === claim.seal);
  }

  /** Everything that is kept about a person, except the password's hash. */
  async data(person: Person): Promise<object> {
    const { id: _, password: __, ...about } = person;
    const games = await this.#store.gamesOf(person.publicId, Number.MAX_SAFE_INTEGER, MOST_GAMES);
    return {
      about,
      games: games.map(({ id, started, ended, result }) => ({ game: id, started, ended, result })),
      chat: await this.#store.chatBy(person.publicId),
      ties: await this.#store.ties(person.publicId),
      puzzles: {
        tried: await triesOf(this.#store, person.publicId),
        rating: await solver(this.#store, person.publicId),
        days: await daysOf(this.#store, person.publicId),
      },
    };
  }

  /** Another password; every login from before is over. */
  async changePassword({ person, claim }: Session, old: string, password: string): Promise<Person> {
    await this.#prove(person, old);
    if (person.password === null) throw new Refusal("not-allowed", "Only an account has a password.");
    await this.#write(claim, savePassword(claim, person.password, await hash(password)));
    this.onEnded((other) => other.person === person.id && other.key <= person.keys);
    return { ...person, keys: person.keys + 1 };
  }

  async #prove(person: Person, password: string): Promise<void> {
    if (person.password !== null && !(await verify(person.password, password)))
      throw new Refusal("wrong", "The password is wrong.");
  }

  /**
   * Removes a person and their name from everything that is kept. `forgetAt` does that at a table. First of
   * all nobody is them any more, so that nothing new comes while the old is taken away; they themselves go
   * last, so that what was interrupted is done later.
   */
  async remove({ person, claim }: Session, password: string, forgetAt: ForgetAt): Promise<void> {
    await this.#prove(person, password);
    await this.#write(claim, [beginLeaving(claim, person.password)]);
    this.onEnded((other) => other.person === person.id);
    await this.#forget(person, forgetAt);
  }

  /** Forgets those who were to be forgotten when a server went down. Called now and then. */
  async finishLeaving(forgetAt: ForgetAt): Promise<void> {
    for (const person of await this.#store.leaving(20))
      if (!this.#leaving.has(person.id)) await this.#forget(person, forgetAt);
  }

  async #forget(person: Person, forgetAt: ForgetAt): Promise<void> {
    this.#leaving.add(person.id);
    try {
      // What they did a moment ago is on disk then, and found.
      await this.#store.settle();
      const done = new Set<string>();
      for (let before = -1; before !== done.size; ) {
        before = done.size;
        for (const table of await this.#store.tablesOf(person.publicId)) {
          if (done.has(table)) continue;
          done.add(table);
          await forgetAt(table, person);
          // It may be many, and others are waiting.
          await new Promise((later) => setImmediate(later));
        }
      }
      const games = await this.#store.gamesOf(person.publicId, Number.MAX_SAFE_INTEGER, MOST_GAMES);
      for (const game of games) await this.#forgetIn(game, person);
      await this.#store.write(...removePerson(person));
    } finally {
      this.#leaving.delete(person.id);
    }
  }

  /** Takes the name out of a game's record. Another who played it may be doing the same. */
  async #forgetIn(game: StoredGame, person: Person): Promise<void> {
    let stored: StoredGame | null = game;
    while (stored?.body.seats.some((seat) => seat.person === person.publicId)) {
      const body = structuredClone(stored.body);
      for (const seat of body.seats) if (seat.person === person.publicId) nobody(seat);
      try {
        await this.#store.write(changeGameBody(stored.id, stored.body, body));
        return;
      } catch (problem) {
        if (!(problem instanceof Outdated)) throw problem;
        stored = await this.#store.game(stored.id);
      }
    }
  }
}

const taken = (): Refusal => new Refusal("name-taken", "That name is taken, or looks like one that is.");
const lookedLike = (): Refusal => new Refusal("name-taken", "That name looks like somebody else's.");

const newPerson = (name: string): Person => ({
  id: newId(),
  publicId: newId(),
  name,
  login: null,
  password: null,
  settings: {},
  keys: 1,
  mean: null,
  spread: null,
  rated: 0,
  created: stamp(),
});

/** A new password for an account whose old one was forgotten; null if there is no such account. */
export async function resetPassword(store: Store, name: string): Promise<string | null> {
  const login = loginOf(name);
  if ((await store.personByLogin(login)) === null) return null;
  const password = newId().slice(0, 12);
  await store.write(savePasswordOf(login, await hash(password)));
  return password;
}

export const meOf = (person: Person): Me => {
  const rating = ratingOf(person);
  return {
    person: person.publicId,
    name: person.name,
    account: person.login !== null,
    rating: rating === null ? null : { ...rating, games: person.rated },
    settings: person.settings,
  };
};
