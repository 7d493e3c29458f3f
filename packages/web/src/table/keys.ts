/** The keyboard at the table: arrows move between what can be reached, letters do what buttons do. */

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const all = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const DIRECTIONS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** The nearest element that way: straight ahead counts more than aside. */
function nearest(from: DOMRect, candidates: readonly HTMLElement[], way: Direction): HTMLElement | null {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const rect = candidate.getBoundingClientRect();
    const dx = rect.left + rect.width / 2 - x;
    const dy = rect.top + rect.height / 2 - y;
    const ahead = way === "ArrowLeft" ? -dx : way === "ArrowRight" ? dx : way === "ArrowUp" ? -dy : dy;
    const aside = way === "ArrowLeft" || way === "ArrowRight" ? Math.abs(dy) : Math.abs(dx);
    if (ahead <= 4) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

const LETTERS: Readonly<Record<string, string>> = {
  t: '[data-option="treasures"]',
  e: '[data-option="end"], [data-option="confirm"], [data-option=""]',
  u: '[data-option="undo"]',
  k: '[data-option="keys"]',
  a: '[data-advise="ask"]',
  f: '[data-advise="take"]',
  " ": '[data-option="skip"]',
};

const ZONES: Readonly<Record<string, string>> = { h: ".hand", s: ".supply", p: ".prompt", i: ".play" };

/** A letter by what stands on the key; on a keyboard with other letters, by where it is. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  key.length === 1 && key > "\u007f" && code.startsWith("Key")
    ? code.slice(3).toLowerCase()
    : key.toLowerCase();

/** Returns whether the key meant something. */
export function tableKey(root: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  if (DIRECTIONS.has(event.key)) {
    const stops = all(root, "[data-nav]");
    const now = document.activeElement;
    const at = now instanceof HTMLElement && stops.includes(now) ? now : null;
    if (at === null && now instanceof HTMLElement && now.closest(".log .scroll") !== null) return false;
    const next =
      at === null
        ? (all(root, "[data-can]")[0] ?? stops[0] ?? null)
        : nearest(at.getBoundingClientRect(), stops, event.key as Direction);
    next?.focus();
    return next !== null;
  }
  if (/^[1-9]$/.test(event.key)) {
    const button = all(root, ".acts [data-option]:not([data-option=undo])")[Number(event.key) - 1];
    button?.click();
    return button !== undefined;
  }
  const key = letterOf(event);
  const zone = ZONES[key];
  if (zone !== undefined) {
    const inside = root.querySelector(zone);
    const first =
      inside === null ? undefined : (all(inside, "[data-can]")[0] ?? all(inside, "[data-nav]")[0]);
    first?.focus();
    return first !== undefined;
  }
  const selector = LETTERS[key];
  // A space on a button presses that button.
  if (selector === undefined || (key === " " && event.target instanceof HTMLButtonElement)) return false;
  const button = all(root, selector)[0];
  button?.click();
  return button !== undefined;
}

/** Keeps the focus at the table: what had it may be gone with the move. */
export function keepFocus(root: HTMLElement, zone: string | null, heading: HTMLElement | null): void {
  const now = document.activeElement;
  if (now !== null && now !== document.body) return;
  const inside = zone === null ? null : root.querySelector(zone);
  const next = inside === null ? undefined : all(inside, "[data-can]")[0];
  (next ?? heading)?.focus({ preventScroll: true });
}
