/**
 * Movement that tells what happened: cards travel from where they were to where they went, a shuffle is seen at
 * the deck, an Attack nudges whom it hits. All of it is drawn over the table, takes no input and leaves nothing
 * behind. Every place is measured before anything is drawn, so that the table is laid out once.
 */
import type { CardFacts, EventJSON } from "@fiefdom/protocol";
import {
  armsClass,
  bordersOf,
  cropOf,
  fieldClass,
  iconAddress,
  iconOf,
  tincturesOf,
} from "../cards/heraldry.ts";
import { useSettings } from "../settings.ts";

/** Milliseconds of each movement as a whole. */
const DURATIONS = {
  /** Lifted, carried, put down. */
  move: 330,
  /** Off its pile, to the plate of whoever gains it, where it rests to be seen, and down to where it belongs. */
  gain: 1260,
  /** To the fire, where it darkens and sinks. */
  burn: 660,
  /** A revealed card stays to be read. */
  show: 1100,
} as const;
/** How long after one card the next one starts; many follow each other more closely. */
const APART = 90;
const APART_OF_MANY = 45;
const MANY = 6;
/** More than this at once would be a swarm, not a story. */
const MOST = 12;
const MOST_OF_ONE = 5;
/** So long ago somebody may have clicked the card that goes its way now. */
const RECENT = 3000;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Flight {
  /** Undefined if only the back can be seen. */
  readonly card: string | undefined;
  readonly from: Point;
  readonly to: Point;
  /** Where a card that is gained rests on its way. */
  readonly rest: Point | null;
  readonly kind: keyof typeof DURATIONS;
}

const centre = (rect: DOMRect): Point => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

let last: { readonly card: string; readonly at: Point; readonly time: number } | null = null;

/** Remembers where a card was clicked: it will be gone from there when it starts to fly. */
export function touched(card: string, element: Element): void {
  last = { card, at: centre(element.getBoundingClientRect()), time: performance.now() };
}

/** Where things are on the screen, each measured once. */
class Places {
  readonly #root: HTMLElement;
  readonly #you: number;
  readonly #cards: ReadonlyMap<string, CardFacts>;
  readonly #known = new Map<string, Point | null>();

  constructor(root: HTMLElement, you: number, cards: ReadonlyMap<string, CardFacts>) {
    this.#root = root;
    this.#you = you;
    this.#cards = cards;
  }

  /** The first of these that is in sight. */
  #first(...selectors: readonly string[]): Point | null {
    for (const selector of selectors) {
      let found = this.#known.get(selector);
      if (found === undefined) {
        const rect = this.#root.querySelector(selector)?.getBoundingClientRect();
        found = rect === undefined || rect.width === 0 ? null : centre(rect);
        this.#known.set(selector, found);
      }
      if (found !== null) return found;
    }
    return null;
  }

  /** Where it is seen what a player gained. */
  plate(seat: number): Point | null {
    return seat === this.#you
      ? this.#first(".discardside", ".meid")
      : this.#first(`[data-seat="${seat}"] .last`, `[data-seat="${seat}"]`);
  }

  /** Where a zone of a player is; null if it is out of sight. */
  of(zone: string, seat: number, card: string | undefined): Point | null {
    const its = (area: string): string[] => (card === undefined ? [] : [`${area} [data-card="${card}"]`]);
    switch (zone) {
      case "supply":
        // By its pile: another card may be on top of it by now.
        return this.#first(`[data-pile="${this.#cards.get(card ?? "")?.pile}"]`);
      case "trash":
        return this.#first(".tpile");
      case "inPlay":
        return this.#first(...its(".play"), ".play", `[data-seat="${seat}"]`);
      case "shown":
        return this.#first(".play", ".supply");
    }
    const plate = `[data-seat="${seat}"]`;
    if (seat !== this.#you) {
      const part = zone === "hand" ? ".hnd" : zone === "deck" ? ".deck" : zone === "discard" ? ".disc" : "";
      return this.#first(...(part === "" ? [] : [`${plate} ${part}`]), plate);
    }
    switch (zone) {
      case "hand":
        return this.#first(...its(".hand"), ".hand", ".mine");
      case "deck":
        return this.#first(".deckside", ".meid");
      case "discard":
        return this.#first(".discardside", ".meid");
      default:
        return this.#first(...its(".play"), ".play", ".meid");
    }
  }
}

/** The zones that an event moves cards between. */
function wayOf({ what, from, to }: EventJSON): readonly [from: string, to: string] | null {
  switch (what) {
    case "play":
      return ["hand", "inPlay"];
    case "look":
      return ["deck", "shown"];
    case "reveal":
      return [from, "shown"];
    case "shuffle":
      return ["discard", "deck"];
    default:
      return from === "nowhere" || to === "nowhere" || from === to ? null : [from, to];
  }
}

function flightsOf(places: Places, events: readonly EventJSON[], you: number): Flight[] {
  const flights: Flight[] = [];
  for (const event of events) {
    const way = wayOf(event);
    if (way === null) continue;
    const { what, who, n } = event;
    const back = event.cards === undefined || what === "shuffle";
    const cards: readonly (string | undefined)[] = back
      ? Array.from({ length: what === "shuffle" ? Math.min(n, 3) : n }, () => undefined)
      : (event.cards ?? []);
    for (const card of cards.slice(0, MOST_OF_ONE)) {
      if (flights.length >= MOST) return flights;
      const clicked =
        last !== null && who === you && last.card === card && performance.now() - last.time < RECENT
          ? last.at
          : null;
      if (clicked !== null) last = null;
      const from = clicked ?? places.of(way[0], who, card);
      const to = places.of(way[1], who, card);
      if (from === null || to === null) continue;
      const gained = way[0] === "supply" && way[1] !== "trash";
      const kind = way[1] === "trash" ? "burn" : way[1] === "shown" ? "show" : gained ? "gain" : "move";
      flights.push({ card, from, to, rest: gained ? places.plate(who) : null, kind });
    }
  }
  return flights;
}

const SVG = "http://www.w3.org/2000/svg";

/** A small card: its arms, or its back. */
function pictureOf(card: string | undefined, cards: ReadonlyMap<string, CardFacts>): HTMLElement {
  const picture = document.createElement("span");
  picture.setAttribute("aria-hidden", "true");
  const facts = card === undefined ? undefined : cards.get(card);
  if (card === undefined || facts === undefined) {
    picture.className = "flying card back";
    picture.append(document.createElement("i"));
    return picture;
  }
  const fields = tincturesOf(facts.types);
  const arms = document.createElement("span");
  arms.className = armsClass(facts.types);
  arms.dataset.n = String(fields.length);
  for (const [name, value] of Object.entries(bordersOf(card))) arms.setAttribute(name, value);
  for (const [name, value] of Object.entries(cropOf(card))) arms.style.setProperty(name, String(value));
  for (const type of fields) {
    const field = document.createElement("i");
    field.className = `fld ${fieldClass(type)}`;
    const icon = document.createElementNS(SVG, "svg");
    icon.setAttribute("viewBox", "0 0 512 512");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", iconAddress(iconOf(card)));
    icon.append(use);
    field.append(icon);
    arms.append(field);
  }
  picture.className = "flying card";
  picture.append(arms);
  return picture;
}

const at = ({ x, y }: Point, scale: number): string => `translate(${x - 24}px, ${y - 30}px) scale(${scale})`;

/** Lifted, carried on a slight arc, put down. What is trashed goes out; what is revealed stays a while. */
function framesOf({ from, to, rest, kind }: Flight, nth: number): Keyframe[] {
  if (rest !== null) {
    const above = { x: (from.x + rest.x) / 2, y: (from.y + rest.y) / 2 - 26 };
    return [
      { transform: at(from, 0.95), opacity: 1, easing: LIFT },
      { transform: at(from, 1.15), opacity: 1, offset: 0.095, easing: PLACE },
      { transform: at(above, 1.15), opacity: 1, offset: 0.22, easing: PLACE },
      { transform: at(rest, 1.05), opacity: 1, offset: 0.35 },
      { transform: at(rest, 1.05), opacity: 1, offset: 0.825, easing: PLACE },
      { transform: at(to, 0.6), opacity: 0 },
    ];
  }
  const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24 };
  const start: Keyframe[] = [
    { transform: at(from, 0.9), opacity: 0 },
    { transform: at(from, 1.08), opacity: 1, offset: 0.12 },
  ];
  if (kind === "show") {
    // Side by side, so that each can be seen.
    const there = { x: to.x + ((nth % MOST_OF_ONE) - 2) * 58, y: to.y };
    return [
      ...start,
      { transform: at(there, 1.3), opacity: 1, offset: 0.35 },
      { transform: at(there, 1.3), opacity: 1, offset: 0.9 },
      { transform: at(there, 1.2), opacity: 0 },
    ];
  }
  return [
    ...start,
    { transform: at(over, 1.12), opacity: 1, offset: 0.5 },
    { transform: at(to, 0.8), opacity: 1, offset: 0.9 },
    { transform: at(to, kind === "burn" ? 0.3 : 0.6), opacity: 0 },
  ];
}

const LIFT = "cubic-bezier(.3,0,.2,1)";
const PLACE = "cubic-bezier(.2,.8,.25,1)";

/** What is in the air. */
const flying = new Set<Animation>();

/** Whoever clicks has seen enough: everything lands at once. */
function land(): void {
  for (const animation of flying) animation.finish();
}

/** Whom an Attack hits: everybody else, as far as they are not unaffected. */
function hitBy(events: readonly EventJSON[], cards: ReadonlyMap<string, CardFacts>): number | null {
  const attack = events.find(
    ({ what, cards: ids }) =>
      what === "play" && ids?.some((id) => cards.get(id)?.types.includes("Attack") === true) === true,
  );
  return attack?.who ?? null;
}

const NUDGE: Keyframe[] = [
  { transform: "none" },
  { transform: "translateX(-4px)" },
  { transform: "translateX(4px)" },
  { transform: "none" },
];
const RIFFLE: Keyframe[] = [
  { transform: "none" },
  { transform: "rotate(-5deg) translateY(-3px)" },
  { transform: "rotate(5deg) translateY(-3px)" },
  { transform: "none" },
];

export function fly(
  root: HTMLElement,
  events: readonly EventJSON[],
  you: number,
  cards: ReadonlyMap<string, CardFacts>,
): void {
  if (events.length === 0 || useSettings.getState().pace === "instant") return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const places = new Places(root, you, cards);
  const flights = flightsOf(places, events, you);
  const apart = flights.length >= MANY ? APART_OF_MANY : APART;
  const pace = useSettings.getState().pace === "quick" ? 0.5 : 1;
  if (flights.length > 0 && flying.size === 0)
    addEventListener("pointerdown", land, { once: true, capture: true });
  flights.forEach((flight, nth) => {
    const picture = pictureOf(flight.card, cards);
    document.body.append(picture);
    const animation = picture.animate(framesOf(flight, nth), {
      duration: DURATIONS[flight.kind] * pace,
      delay: nth * apart * pace,
      easing: LIFT,
      fill: "both",
    });
    flying.add(animation);
    animation.finished
      .catch(() => {})
      .finally(() => {
        flying.delete(animation);
        picture.remove();
      });
  });
  // What was bought is not shown on the plate before it has arrived there.
  for (const [nth, { what, who }] of events.entries()) {
    if (what !== "buy" || who === you || flights.length === 0) continue;
    const resting = root.querySelector(`[data-seat="${who}"] .last`);
    const duration = (DURATIONS.gain * 0.35 + nth * apart) * pace;
    resting?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], duration);
  }
  const attacker = hitBy(events, cards);
  const safe = new Set(events.filter(({ what }) => what === "unaffected").map(({ who }) => who));
  if (attacker !== null) {
    for (const plate of root.querySelectorAll<HTMLElement>("[data-seat]")) {
      const seat = Number(plate.dataset.seat);
      if (seat !== attacker && !safe.has(seat)) plate.animate(NUDGE, 240);
    }
    if (attacker !== you && !safe.has(you)) root.querySelector(".mine")?.animate(NUDGE, 240);
  }
  for (const { what, who } of events) {
    if (what !== "shuffle") continue;
    const deck = who === you ? ".deckside .card" : `[data-seat="${who}"] .deck`;
    root.querySelector(deck)?.animate(RIFFLE, { duration: 420, iterations: 2 });
  }
}
