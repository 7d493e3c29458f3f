/** A game as a link: `/table?kingdom=first-game&players=3&seed=oak`, or ten piles by name in `cards`. */
import { cardsOfPile, isCard } from "../cards/catalogue.ts";
import type { LocalWishes } from "./open.ts";

const isPile = (id: string): boolean => cardsOfPile(id).length > 0;

/** What a link wishes for; null if it wishes for nothing. */
export function wishesIn(search: string): LocalWishes | null {
  const given = new URLSearchParams(search);
  const name = given.get("kingdom");
  const listed = (given.get("cards") ?? "").split(",").filter((id) => id !== "");
  if (name === null && listed.length === 0) return null;
  const landscapes = listed.filter((id) => isCard(id) && !isPile(id));
  const seed = given.get("seed");
  return {
    kingdom:
      listed.length > 0
        ? { from: "list", piles: listed.filter((id) => !landscapes.includes(id)) }
        : name === "random"
          ? { from: "random", constraints: {} }
          : { from: "recommended", name: name ?? "" },
    players: Number(given.get("players") ?? 2),
    bot: given.get("bot") ?? "squire",
    ...(landscapes.length === 0 ? {} : { landscapes }),
    ...(given.get("ruleset") === "current" ? { ruleset: "current" as const } : {}),
    ...(seed === null ? {} : { seed }),
  };
}
