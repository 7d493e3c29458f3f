/**
 * Cards that travel: what happened is shown by a card flying from where it was to where it went. The flights
 * are drawn over the table, take no input and leave nothing behind.
 */
import type { EventJSON } from "@fiefdom/protocol";
import { useSettings } from "../settings.ts";

const MOVE = 420;
const DEAL = 60;
/** More than this at once would be a swarm, not a story. */
const MOST = 8;

/** Where a zone of a player lies on the screen; null if it is out of sight. */
function placeOf(
  root: HTMLElement,
  zone: string,
  seat: number,
  you: number,
  card: string | undefined,
): DOMRect | null {
  const find = (selector: string): DOMRect | null => {
    const element = root.querySelector<HTMLElement>(selector);
    return element === null || element.getClientRects().length === 0 ? null : element.getBoundingClientRect();
  };
  if (zone === "supply") return card === undefined ? null : find(`.supply [data-card="${card}"]`);
  if (zone === "trash") return find(".tpile");
  if (zone === "inPlay") return find(".play");
  if (seat !== you) return find(`[data-seat="${seat}"]`);
  switch (zone) {
    case "hand":
      return find(".hand");
    case "deck":
      return find(".deckside") ?? find(".meid");
    case "discard":
      return find(".discardside") ?? find(".meid");
    default:
      return find(".play");
  }
}

/** The zones that an event moves a card between, where the log does not say. */
function wayOf(event: EventJSON): readonly [from: string, to: string] | null {
  switch (event.what) {
    case "gain":
      return ["supply", event.to === "nowhere" ? "discard" : event.to];
    case "play":
      return [event.from === "nowhere" ? "hand" : event.from, "inPlay"];
    case "trash":
      return [event.from === "nowhere" ? "hand" : event.from, "trash"];
    case "draw":
      return ["deck", "hand"];
    case "discard":
      return event.source === null ? null : [event.from === "nowhere" ? "hand" : event.from, "discard"];
    default:
      return null;
  }
}

const centre = (rect: DOMRect): Point => ({
  x: rect.left + rect.width / 2,
  y: rect.top + rect.height / 2,
});

/** The picture that flies: a copy of a tile of that card if there is one in sight, else a card's back. */
function pictureOf(root: HTMLElement, card: string | undefined): HTMLElement {
  const flying = document.createElement("span");
  const tile = card === undefined ? null : root.querySelector(`[data-card="${card}"] .arms`);
  flying.className = tile === null ? "flying card back" : "flying card";
  flying.append(tile === null ? document.createElement("i") : tile.cloneNode(true));
  flying.setAttribute("aria-hidden", "true");
  return flying;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  readonly picture: HTMLElement;
  readonly from: Point;
  readonly to: Point;
}

export function fly(root: HTMLElement, events: readonly EventJSON[], you: number): void {
  if (useSettings.getState().pace === "instant") return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Everything is measured before anything is drawn, so that the table is laid out once.
  flightsOf(root, events, you).forEach(send);
}

function flightsOf(root: HTMLElement, events: readonly EventJSON[], you: number): Flight[] {
  const flights: Flight[] = [];
  for (const event of events) {
    const way = wayOf(event);
    if (way === null) continue;
    const cards: readonly (string | undefined)[] =
      event.cards ?? Array.from({ length: event.n }, () => undefined);
    for (const card of cards) {
      if (flights.length >= MOST) return flights;
      const from = placeOf(root, way[0], event.who, you, card);
      const to = placeOf(root, way[1], event.who, you, card);
      if (from === null || to === null) continue;
      flights.push({ picture: pictureOf(root, card), from: centre(from), to: centre(to) });
    }
  }
  return flights;
}

function send({ picture, from, to }: Flight, nth: number): void {
  document.body.append(picture);
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x - 24}px, ${y - 30}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) + Math.abs(from.y - to.y) / 2 - 24 };
  picture
    .animate(
      [
        { transform: at(from, 0.9), opacity: 0 },
        { transform: at(from, 1.08), opacity: 1, offset: 0.12 },
        { transform: at(middle, 1.12), opacity: 1, offset: 0.5 },
        { transform: at(to, 0.8), opacity: 1, offset: 0.9 },
        { transform: at(to, 0.6), opacity: 0 },
      ],
      { duration: MOVE, delay: nth * DEAL, easing: "cubic-bezier(.3,0,.2,1)", fill: "both" },
    )
    .finished.finally(() => picture.remove());
}
