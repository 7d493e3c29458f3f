/** What can be asked about people over HTTP: profiles, ranks, friends, past and running games, the day's results. */
import { Refusal } from "@fiefdom/engine/decisions";
import {
  historyQuery,
  nameQuery,
  personId,
  type RankRow,
  ranksQuery,
  tieBody,
} from "@fiefdom/protocol/people";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { loginOf, meOf, type Session } from "../people/people.ts";
import { profileOf } from "../people/profile.ts";
import type { Person } from "../store/rows.ts";
import type { Archive } from "../tables/archive.ts";
import { daily } from "../tables/daily.ts";
import type { Hall } from "../tables/hall.ts";
import { read } from "./read.ts";

/** A profile is about so many of somebody's last games. */
const PROFILE_GAMES = 500;
const A_PAGE = 50;

interface Services {
  readonly hall: Hall;
  readonly archive: Archive;
  readonly session: (request: FastifyRequest) => Promise<Session>;
  readonly known: (request: FastifyRequest) => Promise<Person | null>;
}

export function addPeopleRoutes(app: FastifyInstance, { hall, archive, session, known }: Services): void {
  const { store, ties } = hall;
  const nobody = (): Refusal => new Refusal("not-found", "There is nobody of that name.");

  /** Whoever is asked about. Guests are known to themselves alone. */
  const about = async (request: FastifyRequest): Promise<{ person: Person; me: Person | null }> => {
    const { id } = request.params as { id: string };
    const me = await known(request);
    const person = personId.safeParse(id).success ? await store.personByPublicId(id) : null;
    if (person === null || (person.login === null && person.publicId !== me?.publicId)) throw nobody();
    return { person, me };
  };

  app.get("/api/people", async (request) => {
    const person = await store.personByLogin(loginOf(read(nameQuery, request.query).name));
    if (person === null) throw nobody();
    return { person: person.publicId, name: person.name, rating: meOf(person).rating };
  });
  app.get("/api/people/:id", async (request) => {
    const { person, me } = await about(request);
    const isMe = person.publicId === me?.publicId;
    const games = await archive.lastOf(person.publicId, PROFILE_GAMES, isMe);
    return profileOf(person, games, await ties.between(me, person.publicId));
  });
  app.get("/api/people/:id/games", async (request) => {
    const { person, me } = await about(request);
    const query = read(historyQuery, request.query);
    return archive.history(person.publicId, query, person.publicId === me?.publicId);
  });
  app.put("/api/people/:id/tie", async (request, reply) => {
    const { id } = request.params as { id: string };
    const { tie } = read(tieBody, request.body);
    await ties.set(await session(request), read(personId, id), tie);
    return reply.code(204).send();
  });
  app.get("/api/me/ties", async (request) => ties.of((await session(request)).person));
  app.get("/api/me/running", async (request) => archive.running((await session(request)).person));
  app.get("/api/ranks", async (request) => {
    const { from } = read(ranksQuery, request.query);
    return (await store.ranked(from, A_PAGE)).flatMap((person, i): RankRow[] => {
      const { rating, name } = meOf(person);
      return rating === null ? [] : [{ rank: from + i + 1, person: person.publicId, name, rating }];
    });
  });
  app.get("/api/daily", async (request) => daily(store, await known(request)));
}
