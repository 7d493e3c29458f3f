/** Whom a plan can be tried against: bots that answer at once, plans that come with the game, kept ones, one's last. */
import type { LabBoard, Plan } from "@fiefdom/local/lab/messages";
import type { Lang } from "@fiefdom/text";
import { say } from "../words.ts";
import type { Crew } from "./crew.ts";
import type { KeptPlan } from "./kept.ts";
import type { Opponent } from "./running.ts";

/** Thousands of games with them take seconds; the one that looks ahead would take days. */
export const FAST_BOTS = [
  "jester",
  "scullion",
  "piper",
  "yeoman",
  "squire",
  "steward",
  "castellan",
  "marshal",
  "big-money",
  "dice",
] as const;

export type FastBot = (typeof FAST_BOTS)[number];

/** What a bot is called: where it can be chosen, its name stands before what it does. */
export const calledBot = (bot: FastBot, lang: Lang): string => say(lang, `bot.${bot}`).split(":")[0];

export const isFast = (bot: string): bot is FastBot => FAST_BOTS.some((fast) => fast === bot);

/** Who is chosen: a bot, a known plan by its name, a kept one, a plan that a link brought, or the last version. */
export type Choice =
  | { readonly kind: "bot"; readonly name: string }
  | { readonly kind: "known"; readonly name: string }
  | { readonly kind: "kept"; readonly name: string }
  | { readonly kind: "brought" }
  | { readonly kind: "last" };

export const choiceKey = (choice: Choice): string =>
  "name" in choice ? `${choice.kind}:${choice.name}` : choice.kind;

export function choiceFrom(key: string): Choice {
  const cut = key.indexOf(":");
  const kind = cut < 0 ? key : key.slice(0, cut);
  const name = key.slice(cut + 1);
  if (kind === "bot" || kind === "known" || kind === "kept") return { kind, name };
  return { kind: kind === "last" ? "last" : "brought" };
}

export interface Field {
  readonly known: readonly Plan[];
  readonly kept: readonly KeptPlan[];
  readonly brought: Plan | null;
  readonly last: Plan | null;
}

/** The opponent itself; null if it is not there any more, or its text can't be read. Marshal may have to look. */
export async function opponentFor(
  choice: Choice,
  field: Field,
  board: LabBoard,
  crew: Crew,
  lang: Lang,
): Promise<Opponent | null> {
  const follows = (plan: Plan | null | undefined): Opponent | null =>
    plan === null || plan === undefined ? null : { player: { plan }, name: plan.name };
  switch (choice.kind) {
    case "bot": {
      if (!isFast(choice.name)) return null;
      const name = calledBot(choice.name, lang);
      if (choice.name !== "marshal") return { player: { bot: choice.name }, name };
      const { plan } = await crew.ask({ do: "marshal", board }, "marshal");
      return { player: { plan }, name };
    }
    case "known":
      return follows(field.known.find(({ name }) => name === choice.name));
    case "kept": {
      const kept = field.kept.find(({ name }) => name === choice.name);
      if (kept === undefined) return null;
      const told = await crew.ask({ do: "read", text: kept.text }, "read", "unread");
      return told.told === "read" ? follows(told.plans[0]?.plan) : null;
    }
    case "brought":
      return follows(field.brought);
    case "last":
      return follows(field.last);
  }
}
