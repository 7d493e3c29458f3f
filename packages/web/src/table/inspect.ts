/** Reading a card: the pointer resting on it, a long press, or the key `?`. */
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { create } from "zustand";

export interface Preview {
  readonly id: string;
  /** What it is read from. */
  readonly from: HTMLElement;
  /** Where the card lies, so that the large one opens away from it. */
  readonly rect: DOMRect;
}

export const usePreview = create<{ readonly preview: Preview | null }>(() => ({ preview: null }));
const show = (preview: Preview | null): void => usePreview.setState({ preview });

/** Whoever touches cards for the first time is told once that holding one shows it. */
const HINTED = "fiefdom.hinted";

function isHinted(): boolean {
  try {
    return localStorage.getItem(HINTED) !== null;
  } catch {
    return true;
  }
}

export const useHint = create<{ readonly hint: boolean }>(() => ({ hint: false }));

export function endHint(): void {
  useHint.setState({ hint: false });
  try {
    localStorage.setItem(HINTED, "1");
  } catch {
    // Then it is said once more another time.
  }
}

let touchedBefore = false;

function offerHint(): void {
  if (touchedBefore) return;
  touchedBefore = true;
  if (!isHinted()) useHint.setState({ hint: true });
}

const REST = 350;
const PRESS = 450;

let resting: ReturnType<typeof setTimeout> | undefined;

export function hidePreview(): void {
  clearTimeout(resting);
  if (usePreview.getState().preview !== null) show(null);
}

/** After a move one goes on reading, unless the card lies elsewhere now: others' turns are when cards are read. */
export function keepPreview(): void {
  const { preview } = usePreview.getState();
  if (preview === null) return;
  const { id, from, rect } = preview;
  const { left, top } = from.getBoundingClientRect();
  // A card that can be had now may rise a little.
  const moved = Math.hypot(left - rect.left, top - rect.top);
  if (from.dataset.card !== id || moved > rect.height / 4) hidePreview();
}

/** Handlers for whatever shows a card. A click that ends a long press is swallowed. */
export function useInspect(id: string, read: (id: string) => void) {
  const pressing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const stop = (): void => clearTimeout(pressing.current);
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse") return;
      const from = event.currentTarget;
      clearTimeout(resting);
      resting = setTimeout(() => {
        // A button that stands for a card names none; any other may show another card by now.
        if (from.isConnected && (from.dataset.card ?? id) === id)
          show({ id, from, rect: from.getBoundingClientRect() });
      }, REST);
    },
    onPointerLeave: () => {
      stop();
      hidePreview();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hidePreview();
      pressed.current = false;
      if (event.pointerType === "mouse") return;
      offerHint();
      pressing.current = setTimeout(() => {
        pressed.current = true;
        if (useHint.getState().hint) endHint();
        read(id);
      }, PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (!pressed.current) read(id);
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "?") return;
      event.preventDefault();
      read(id);
    },
  };
}
