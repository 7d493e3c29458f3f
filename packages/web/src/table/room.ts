/**
 * How much room a part of the table has, for the style sheets: `--room` is its size in pixels, and `data-room` names
 * all of its steps that it does not exceed, so that `[data-room~="480"]` reads as "at most 480 wide". The browser
 * could tell by container queries; those laid the table out twice as long for every move, and this only works when
 * a size changes.
 */
import type { RefCallback } from "react";

export type Room = RefCallback<HTMLElement>;

const STEPS = new WeakMap<
  Element,
  { readonly along: "width" | "height"; readonly steps: readonly number[] }
>();

let observer: ResizeObserver | undefined;

function tell(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    const known = STEPS.get(target);
    // What is out of sight keeps what it had.
    if (known === undefined || !(target instanceof HTMLElement) || contentRect.width === 0) continue;
    const size = contentRect[known.along];
    target.style.setProperty("--room", `${size}px`);
    target.dataset.room = known.steps.filter((step) => size <= step).join(" ");
  }
}

/** For the `ref` of an element whose width, or height, is told in these steps. */
export function roomOf(along: "width" | "height", ...steps: readonly number[]): Room {
  return (element) => {
    if (element === null) return;
    observer ??= new ResizeObserver(tell);
    STEPS.set(element, { along, steps });
    observer.observe(element);
    return () => observer?.unobserve(element);
  };
}
