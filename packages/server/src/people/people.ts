/** People: guests with a name and a cookie, and accounts with a password. */

import { Refusal } from "@fiefdom/engine/decisions";
import type { Me } from "@fiefdom/protocol/http";
import { hash, verify } from "@node-rs/argon2";
import { newId } from "../ids.ts";
import type { Person } from "../store/rows.ts";
import { forgetChat, removePerson, type Store, savePerson } from "../store/store.ts";
import { ratingOf } from "../tables/seats.ts";
import { type Tokens, tokenIn } from "./token.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
      created: Date.now(),
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
    const games = await this.#store.gamesOf(person.publicId, Number.MAX_SAFE_INTEGER, 100_000);
    return {
      about,
      games: games.map(({ id, started, ended, result }) => ({ game: id, started, ended, result })),
      chat: await this.#store.chatBy(person.publicId),
    };
  }

  async remove(person: Person, password: string): Promise<void> {
    if (person.password !== null && !(await verify(person.password, password)))
      throw new Refusal("wrong", "The password is wrong.");
    await this.#store.write(removePerson(person.id), forgetChat(person.publicId));
  }
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
