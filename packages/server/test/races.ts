/**
 * Attacks on accounts by timing: many requests around the moment at which something changes, again and
 * again. They come through any of the addresses given, so the same hold for one process and for several.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { newId } from "../src/ids.ts";
import { type Sitting, Visitor } from "./client.ts";

const OLD = "correct horse battery";
const NEW = "another horse entirely";
const ROUNDS = 4;

export function accountRaces(name: string, urls: () => readonly string[]): void {
  const url = (n: number): string => urls()[n % urls().length];
  const unique = (word: string): string => `${word} ${newId().replace(/[-_]/g, "").slice(0, 8)}`;
  /** The same cookie, through another process. */
  const copy = (visitor: Visitor, n: number): Visitor => {
    const other = new Visitor(url(n));
    other.cookie = visitor.cookie;
    other.person = visitor.person;
    return other;
  };
  const account = async (): Promise<{ ada: Visitor; called: string }> => {
    const called = unique("Ada");
    const ada = new Visitor(url(0));
    ada.person = (await ada.post<{ person: string }>("/api/account", { name: called, password: OLD })).person;
    return { ada, called };
  };
  const login = async (called: string, password: string): Promise<number> =>
    (await new Visitor(url(1)).fetch("POST", "/api/login", { name: called, password })).status;
  const me = async (visitor: Visitor, n: number): Promise<number> =>
    (await copy(visitor, n).fetch("GET", "/api/me")).status;

  test(`${name}: a password change holds against who has the old cookie`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { ada, called } = await account();
      const thief = copy(ada, 1);
      let isOver = false;
      const attack = Promise.all(
        Array.from({ length: 100 }, async (_, i) => {
          await sleep(i);
          if (isOver && i % 4 > 0) return;
          const body = i % 2 === 0 ? { settings: { theme: String(i) } } : { name: called };
          await copy(thief, i).fetch("PATCH", "/api/me", body);
        }),
      );
      await sleep(round * 7);
      const change = await ada.fetch("POST", "/api/password", { old: OLD, password: NEW });
      expect(change.status).toBe(200);
      isOver = true;
      await attack;
      for (let i = 0; i < urls().length; i++) expect(await me(thief, i)).toBe(401);
      expect(await login(called, OLD)).toBe(403);
      expect(await login(called, NEW)).toBe(200);
      expect(await me(ada, 1)).toBe(200);
    }
  });

  test(`${name}: of two password changes at once one is made`, async () => {
    const { ada, called } = await account();
    const wishes = ["first new password", "second new password"];
    const replies = await Promise.all(
      wishes.map((password, i) => copy(ada, i).fetch("POST", "/api/password", { old: OLD, password })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401]);
    const winner = replies.findIndex((reply) => reply.status === 200);
    expect(await login(called, wishes[winner])).toBe(200);
    expect(await login(called, wishes[1 - winner])).toBe(403);
  });

  test(`${name}: who was deleted while they registered is not there`, async () => {
    let deleted = 0;
    // Who comes first is chance: on a busy machine it takes some more rounds until both were seen.
    for (let round = 0; round < ROUNDS * 2 || (deleted === 0 && round < ROUNDS * 20); round++) {
      const guest = await Visitor.named(url(0), "Passer-by");
      const called = unique("Revenant");
      const registering = copy(guest, 0).fetch("POST", "/api/account", { name: called, password: OLD });
      await sleep((round % (ROUNDS * 2)) * 4);
      const gone = await copy(guest, 1).fetch("DELETE", "/api/me", {});
      const registered = await registering;
      if (gone.status === 204) {
        deleted++;
        expect(registered.status).not.toBe(200);
        expect(await me(guest, 0)).toBe(401);
        expect(await login(called, OLD)).toBe(403);
      } else {
        // An account asks for its password, and then it is there.
        expect(registered.status).toBe(200);
        expect(await login(called, OLD)).toBe(200);
      }
    }
    expect(deleted).toBeGreaterThan(0);
  });

  test(`${name}: who was deleted makes no account by the cookie they had, and one without it`, async () => {
    const guest = await Visitor.named(url(0), "Passer-by");
    const late = copy(guest, 1);
    expect((await guest.fetch("DELETE", "/api/me", {})).status).toBe(204);
    const called = unique("Late");
    const refused = await late.fetch("POST", "/api/account", { name: called, password: OLD });
    expect(refused.status).toBe(401);
    expect(await login(called, OLD)).toBe(403);
    // The cookie was taken away with that, and the next try is a stranger's.
    expect((await late.fetch("POST", "/api/account", { name: called, password: OLD })).status).toBe(200);
  });

  test(`${name}: what is acknowledged as an account is one`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guest = await Visitor.named(url(0), "Twofold");
      const names = [unique("One"), unique("Two"), unique("Three")];
      const replies = await Promise.all(
        names.map((one, i) => copy(guest, i).fetch("POST", "/api/account", { name: one, password: OLD })),
      );
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
      for (const [i, reply] of replies.entries())
        expect(await login(names[i], OLD)).toBe(reply.status === 200 ? 200 : 403);
      // Several who want one name.
      const called = unique("Wanted");
      const several = await Promise.all(
        Array.from({ length: 4 }, (_, i) =>
          new Visitor(url(i)).fetch("POST", "/api/account", { name: called, password: `${OLD} ${i}` }),
        ),
      );
      expect(several.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409]);
      const winner = several.findIndex((reply) => reply.status === 200);
      expect(await login(called, `${OLD} ${winner}`)).toBe(200);
    }
  });

  /** A game of two, the first with an account and connections through every process. */
  const playing = async (): Promise<{ ada: Visitor; called: string; held: Sitting[]; bob: Sitting }> => {
    const { ada, called } = await account();
    const bob = await Visitor.named(url(1), "Bob");
    const { id } = await ada.create();
    await bob.join(id);
    const held = await Promise.all(urls().map((_, i) => copy(ada, i).sit(id)));
    return { ada, called, held, bob: await bob.sit(id) };
  };
  /** Everything that a connection whose login is over tries, and what becomes of it. */
  const tryEverything = async (sitting: Sitting): Promise<void> => {
    const wishes = [
      { type: "chat", text: "still here" },
      { type: "why", what: "buy:gold" },
      { type: "resign" },
    ] as const;
    await Promise.all(
      wishes.map((wish) =>
        sitting.ask(wish).then(
          (reply) => expect(reply.type, `${wish.type} was done`).toBe("closed"),
          () => {},
        ),
      ),
    );
    await expect.poll(() => sitting.closed, { timeout: 10_000 }).toBe(4401);
  };
  const check = async (held: readonly Sitting[], bob: Sitting): Promise<void> => {
    const sent = held.map((sitting) => sitting.got.length);
    await Promise.all(held.map(tryEverything));
    for (const [i, sitting] of held.entries())
      expect(sitting.got.slice(sent[i]).join()).not.toContain('"ack"');
    expect(bob.play?.result).toBeNull();
    expect(bob.got.join()).not.toContain("still here");
  };

  test(`${name}: no connection outlives a changed password`, async () => {
    const { ada, held, bob } = await playing();
    const { table } = bob;
    const thief = copy(ada, 1);
    // Some are being made at that very moment.
    let isOver = false;
    const late = (async () => {
      const all: Sitting[] = [];
      for (let i = 0; !isOver; i++) {
        const some = Array.from({ length: 4 }, (_, k) =>
          copy(thief, i + k)
            .sit(table)
            .catch(() => null),
        );
        for (const sitting of await Promise.all(some)) if (sitting !== null) all.push(sitting);
      }
      return all;
    })();
    expect((await ada.fetch("POST", "/api/password", { old: OLD, password: NEW })).status).toBe(200);
    await check(held, bob);
    isOver = true;
    // Who came with a worthless cookie is a spectator like anybody else.
    for (const sitting of await late) {
      await expect
        .poll(() => sitting.closed === 4401 || sitting.welcome.you.seat === -1, { timeout: 10_000 })
        .toBe(true);
      sitting.close();
    }
    // The owner plays on.
    const back = await ada.sit(table);
    expect(back.welcome.you.seat).toBe(0);
    expect((await back.ask({ type: "chat", text: "it is me" })).type).toBe("ack");
    back.close();
    bob.close();
  });

  test(`${name}: logging out ends that login on the server, and no other`, async () => {
    const { ada, called, held, bob } = await playing();
    const phone = new Visitor(url(1));
    await phone.post("/api/login", { name: called, password: OLD });
    const other = await phone.sit(bob.table);
    const kept = copy(ada, 0);
    expect((await ada.fetch("POST", "/api/logout", {})).status).toBe(204);
    await check(held, bob);
    for (let i = 0; i < urls().length; i++) expect(await me(kept, i)).toBe(401);
    expect((await kept.fetch("PATCH", "/api/me", { settings: {} })).status).toBe(401);
    expect((await kept.fetch("POST", `/api/tables/${bob.table}/leave`, {})).status).toBe(401);
    expect((await other.ask({ type: "chat", text: "on my phone" })).type).toBe("ack");
    other.close();
    bob.close();
  });

  test(`${name}: who is deleted says nothing more`, async () => {
    const { ada, held, bob } = await playing();
    // Many words around that moment, at a table where they only watch as well.
    const { id } = await bob.visitor.create({ public: true });
    const watching = await copy(ada, 1).sit(id);
    const words = Array.from({ length: 5 }, () =>
      watching.ask({ type: "chat", text: "still here" }).catch(() => null),
    );
    const over = bob.until((play) => play.result !== null);
    expect((await ada.fetch("DELETE", "/api/me", { password: OLD })).status).toBe(204);
    await over;
    await Promise.all(words);
    for (const sitting of [...held, watching]) await tryEverything(sitting);
    const fresh = await new Visitor(url(0)).sit(id);
    expect(JSON.stringify(fresh.welcome)).not.toContain("still here");
    expect(JSON.stringify(fresh.welcome)).not.toContain(ada.person);
    fresh.close();
    bob.close();
  });

  test(`${name}: two who leave at once are both forgotten`, async () => {
    for (let round = 0; round < 3; round++) {
      const ada = await Visitor.named(url(0), "Ada Forgotten");
      const bob = await Visitor.named(url(1), "Bob Forgotten");
      const eve = await Visitor.named(url(0), "Eve");
      const seats = Array.from({ length: 3 }, () => ({ for: "person" }) as const);
      const { id } = await ada.create({ seats });
      await bob.join(id);
      await eve.join(id);
      const sitting = await eve.sit(id);
      const game = sitting.play?.game;
      await Promise.all([ada.fetch("DELETE", "/api/me", {}), bob.fetch("DELETE", "/api/me", {})]);
      const row = await eve.get<unknown>("/api/games");
      expect(JSON.stringify(row)).toContain(String(game));
      expect(JSON.stringify([row, (await eve.sit(id)).welcome])).not.toContain("Forgotten");
    }
  });
}
