/** The N key presses the filled button of whoever speaks beside the table. */
import { type RefObject, useEffect } from "react";

export function useNextKey(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches("input, textarea, select")) return;
      if (document.querySelector("dialog[open]") !== null) return;
      box.current?.querySelector<HTMLElement>(".btn.main")?.click();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [box]);
}
