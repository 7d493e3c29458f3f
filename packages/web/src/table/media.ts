/** The sizes of screen at which not only the layout changes but what lies on the table, as the style sheets have them. */
import { useEffect, useState } from "react";

/** A phone, upright or on its side, or a page that is zoomed far in: equal cards in hand are one stack. */
export const SMALL = "(max-width: 720px), (max-height: 560px)";
/** Beside the table there is room for the chronicle, and for a card to be read. */
export const WITH_RAIL = "(min-width: 1180px) and (min-height: 561px)";

/** As it is whenever something is drawn; a change of the screen draws it anew. */
export function useMedia(query: string): boolean {
  const [, changed] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const hear = (): void => changed(list.matches);
    hear();
    list.addEventListener("change", hear);
    return () => list.removeEventListener("change", hear);
  }, [query]);
  return matchMedia(query).matches;
}
