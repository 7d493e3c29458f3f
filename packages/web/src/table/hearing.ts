/** Which sound a move makes: one, the most important that happened. */
import type { CardFacts, EventJSON, PlayJSON } from "@fiefdom/protocol";
import { type Sound, sound } from "../ui/sounds.ts";

const isAttack = (event: EventJSON, cards: ReadonlyMap<string, CardFacts>): boolean =>
  event.what === "play" && event.cards?.some((id) => cards.get(id)?.types.includes("Attack")) === true;

export function soundOf({ events, view }: PlayJSON, cards: ReadonlyMap<string, CardFacts>): Sound | null {
  const you = view.seat;
  if (view.over) return "over";
  if (you >= 0 && events.some((event) => event.who !== you && isAttack(event, cards))) return "attack";
  if (events.some(({ what, who }) => what === "turn" && who === you)) return "turn";
  if (events.some(({ what }) => what === "gain")) return "gain";
  if (events.some(({ what }) => what === "shuffle")) return "shuffle";
  if (events.some(({ what }) => what === "play")) return "play";
  return null;
}

export function hear(play: PlayJSON, cards: ReadonlyMap<string, CardFacts>): void {
  const which = soundOf(play, cards);
  if (which !== null) sound(which);
}
