/** People: guests with a name and a cookie, and accounts with a password. */

import { Refusal } from "@fiefdom/engine/decisions";
import type { Me } from "@fiefdom/protocol/http";
import { hash, verify } from "@node-rs/argon2";
import { newId } from "../ids.ts";
import type { Person } from "../store/rows.ts";
import { removePerson, type Store, saveGameBody, savePerson } from "../store/store.ts";
import { nobody, ratingOf } from "../tables/seats.ts";
import { stamp } from "../time.ts";
import { botPerson } from "./ratings.ts";
import { type Tokens, tokenIn } from "./token.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More games than anybody plays. */
const MOST_GAMES = 1_000_000;

/** One spelling for logging in: "Ada" and "ADA" are the same account. */
const loginOf = (name: string): string => name.normalize("NFKC").toLowerCase();

export class People {
  readonly #store: Store;
  readonly #tokens: Tokens;
  /** What an unknown name is checked against, so that it takes as long as a known one. */
  readonly #nobody: Promise<string>;

  constructor(store: Store, tokens: Tokens) {
    this.#store = store;
    this.#tokens = tokens;
    this.#nobody = hash(newId(), ARGON);
  }

  /** Whose cookie this is; null if nobody's. */
  async byCookie(header: string | undefined): Promise<Person | null> {
    const token = tokenIn(header);
    const claim = token === null ? null : this.#tokens.read(token);
    if (claim === null) return null;
    const person = await this.#store.person(claim.person);
    return person !== null && person.keys === claim.key ? person : null;
  }

  tokenOf(person: Person): string {
    return this.#tokens.make({ person: person.id, key: person.keys });
  }

  /** How a bot is rated; null as long as it has not played a game that counts. */
  async ratingOfBot(bot: string): Promise<Me["rating"]> {
    const person = await this.#store.personByPublicId(botPerson(bot).publicId);
    return person === null ? null : meOf(person).rating;
  }

  async guest(name: string): Promise<Person> {
    const person: Person = {
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
    };
    await this.#store.write(savePerson(person));
    return person;
  }

  async change(person: Person, wishes: { name?: string | undefined; settings?: object | undefined }) {
    if (wishes.name !== undefined && person.login !== null && loginOf(wishes.name) !== person.login)
      throw new Refusal("not-allowed", "An account keeps its name.");
    const changed: Person = {
      ...person,
      name: wishes.name ?? person.name,
      settings: { ...(wishes.settings ?? person.settings) },
    };
    await this.#store.write(savePerson(changed));
    return changed;
  }

  /** Makes an account of a guest, who stays the same person: seats, games and cookie go on. */
  async register(person: Person, name: string, password: string): Promise<Person> {
    const login = loginOf(name);
    if (person.login !== null) throw new Refusal("not-allowed", "You have an account already.");
    if ((await this.#store.personByLogin(login)) !== null)
      throw new Refusal("name-taken", "That name is taken.");
    const account: Person = { ...person, name, login, password: await hash(password, ARGON) };
    try {
      await this.#store.write(savePerson(account));
    } catch {
      throw new Refusal("name-taken", "That name is taken.");
    }
    return account;
  }

  async login(name: string, password: string): Promise<Person> {
    const person = await this.#store.personByLogin(loginOf(name));
    const right = await verify(person?.password ?? (await this.#nobody), password);
    if (person === null || !right) throw new Refusal("wrong", "Name or password is wrong.");
    return person;
  }

  /** Everything that is kept about a person, except the password's hash. */
  async data(person: Person): Promise<object> {
    const { id: _, password: __, ...about } = person;
    const games = await this.#store.gamesOf(person.publicId, Number.MAX_SAFE_INTEGER, MOST_GAMES);
    return {
      about,
      games: games.map(({ id, started, ended, result }) => ({ game: id, started, ended, result })),
      chat: await this.#store.chatBy(person.publicId),
    };
  }

  /** Another password; whoever is logged in elsewhere has to log in again. */
  async changePassword(person: Person, old: string, password: string): Promise<Person> {
    await this.#prove(person, old);
    if (person.login === null) throw new Refusal("not-allowed", "Only an account has a password.");
    const changed: Person = { ...person, password: await hash(password, ARGON), keys: person.keys + 1 };
    await this.#store.write(savePerson(changed));
    return changed;
  }

  async #prove(person: Person, password: string): Promise<void> {
    if (person.password !== null && !(await verify(person.password, password)))
      throw new Refusal("wrong", "The password is wrong.");
  }

  /**
   * Removes a person and their name from everything that is kept. `forgetAt` does that at a table. They
   * themselves go last, so that what was interrupted can be done again.
   */
  async remove(person: Person, password: string, forgetAt: (table: string) => Promise<void>): Promise<void> {
    await this.#prove(person, password);
    for (const table of await this.#store.tablesOf(person.publicId)) {
      await forgetAt(table);
      // It may be many, and others are waiting.
      await new Promise((later) => setImmediate(later));
    }
    const games = await this.#store.gamesOf(person.publicId, Number.MAX_SAFE_INTEGER, MOST_GAMES);
    for (const { id, body } of games) {
      for (const seat of body.seats) if (seat.person === person.publicId) nobody(seat);
      await this.#store.write(saveGameBody(id, body));
    }
    await this.#store.write(...removePerson(person));
  }
}

/** A new password for an account whose old one was forgotten; null if there is no such account. */
export async function resetPassword(store: Store, name: string): Promise<string | null> {
  const person = await store.personByLogin(loginOf(name));
  if (person === null) return null;
  const password = newId().slice(0, 12);
  await store.write(savePerson({ ...person, password: await hash(password, ARGON), keys: person.keys + 1 }));
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
