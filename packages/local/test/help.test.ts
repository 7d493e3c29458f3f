/** A bot that looks ahead at a table of this browser: others help it to think, and it thinks on while the person does. */
import { Helped } from "@fiefdom/bots/helped";
import { rememberPlan } from "@fiefdom/bots/marshal";
import { findPlan } from "@fiefdom/bots/plan/plans";
import { boardOf } from "@fiefdom/cards";
import { helpThinking, joinHelper } from "@fiefdom/local/help";
import type { Channel } from "@fiefdom/local/messages";
import { openTable } from "@fiefdom/local/open";
import type { PlayJSON, ServerMessage } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";

/** What goes from one worker to another, both ways. */
interface Said {
  readonly asked: string[];
  readonly found: number[];
}

/** As browsers have them: Node has the same, with other words for it. */
interface Both {
  readonly port1: Channel & { close(): void };
  readonly port2: Channel & { close(): void };
}

const channels: Both[] = [];
afterAll(() => {
  for (const { port1, port2 } of channels) {
    port1.close();
    port2.close();
  }
});
beforeAll(() => rememberPlan(boardOf({ players: 2, kingdom: "first-game" }), findPlan("big-money-ultimate")));

/** A helper at the other end of a channel, as between two workers; what is said is listened to. */
function channel(helped: Helped, said: Said): void {
  const made = new MessageChannel() as unknown as Both;
  channels.push(made);
  helpThinking(made.port2);
  joinHelper(helped, {
    postMessage: (message: { readonly do: string }) => {
      said.asked.push(message.do);
      made.port1.postMessage(message);
    },
    set onmessage(hear: (event: { readonly data: { readonly tallies: readonly unknown[] } }) => void) {
      made.port1.onmessage = (event: MessageEvent) => {
        said.found.push(event.data.tallies.length);
        hear(event);
      };
    },
  });
}

function table(bot: string, helped: Helped) {
  const heard: ServerMessage[] = [];
  let wanted = 0;
  const { promise, resolve } = Promise.withResolvers<PlayJSON>();
  const at = openTable(
    {
      kingdom: { from: "recommended", name: "first-game" },
      seats: [{ for: "person" }, { for: "bot", bot }],
    },
    [],
    "oak",
    (message) => {
      heard.push(message);
      if (message.type === "play" && message.play.view.decision?.seat === 0) resolve(message.play);
    },
    undefined,
    {
      first: 1,
      helpers: () => {
        wanted++;
        return helped.helpers;
      },
    },
  );
  at.hear({ type: "hello", protocol: 1, seen: null });
  return { asked: promise, wanted: () => wanted };
}

it("asks those who came to help, adds up what they found, and ponders while the person thinks", async () => {
  const helped = new Helped();
  const said: Said = { asked: [], found: [] };
  channel(helped, said);
  channel(helped, said);
  const me = table("sovereign:60ms", helped);
  expect(me.wanted()).toBe(1);
  await me.asked;
  expect(said.asked.filter((what) => what === "lines").length).toBeGreaterThan(1);
  expect(said.found.length).toBeGreaterThan(1);
  expect(Math.min(...said.found)).toBeGreaterThan(1);
  // Both were set thinking about plans when it was the person's turn.
  await new Promise((go) => setTimeout(go));
  expect(said.asked.slice(-2)).toEqual(["plans", "plans"]);
});

it.each(["marshal", "sovereign-quick", "sovereign:40", "yeoman"])("%s needs nobody", async (bot) => {
  const helped = new Helped();
  const said: Said = { asked: [], found: [] };
  channel(helped, said);
  const me = table(bot, helped);
  await me.asked;
  expect(me.wanted()).toBe(0);
  expect(said.asked).toEqual([]);
});
