/** The keyboard of a replay. Forward is where the language reads to; the slider goes the same way. */
export type Step = "first" | "backTurn" | "back" | "forward" | "forwardTurn" | "last";

export type KeyAct =
  | { readonly do: "step"; readonly step: Step }
  | { readonly do: "play" }
  | { readonly do: "seat"; readonly seat: number }
  | { readonly do: "open" };

export interface Key {
  readonly key: string;
  readonly shift: boolean;
}

/** What a key means; null if it is not for the replay. */
export function actOf({ key, shift }: Key, rtl: boolean): KeyAct | null {
  switch (key) {
    case rtl ? "ArrowLeft" : "ArrowRight":
      return { do: "step", step: shift ? "forwardTurn" : "forward" };
    case rtl ? "ArrowRight" : "ArrowLeft":
      return { do: "step", step: shift ? "backTurn" : "back" };
    case "PageDown":
      return { do: "step", step: "forwardTurn" };
    case "PageUp":
      return { do: "step", step: "backTurn" };
    case "Home":
      return { do: "step", step: "first" };
    case "End":
      return { do: "step", step: "last" };
    case " ":
      return { do: "play" };
    case "0":
    case "o":
    case "O":
      return { do: "open" };
  }
  return /^[1-6]$/.test(key) ? { do: "seat", seat: Number(key) - 1 } : null;
}

/** Does the element that has the focus want this key for itself? */
export function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === "range") return false;
  if (target.matches("input, textarea, select, [role=tab]") || target.isContentEditable) return true;
  // What scrolls is scrolled by the keys for that.
  if (target.closest(".log .scroll") !== null && key !== " ") return /^(Page|Home|End)/.test(key);
  return key === " " && target.matches("button, a, summary");
}
