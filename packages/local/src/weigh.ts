/** What Sovereign would do at a position that is written down, in the place of whoever is asked there. */
import { fetchNetwork } from "@fiefdom/bots/network/shipped";
import { consider } from "@fiefdom/bots/sovereign";
import type { Thought } from "@fiefdom/bots/thought";
import { boardFor } from "@fiefdom/cards";
import { view } from "@fiefdom/engine";
import { readPosition } from "@fiefdom/engine/notation";
import { beginAt } from "./arranged.ts";
import type { ConsiderRequest } from "./messages.ts";

export async function weigh({ position, ms }: ConsiderRequest): Promise<Thought | null> {
  await fetchNetwork();
  const game = beginAt(boardFor(readPosition(position).setUp), position, "weigh");
  if (game.decision === null) return null;
  return consider(view(game, game.decision.who), { ms, clock: () => performance.now() });
}
