/**
 * A picture that is too much for one task comes in several: each part is worked out, laid out and painted before the
 * next one begins, so that a click in between is heard at once.
 */
import { useLayoutEffect, useState } from "react";

/** Calls back once the coming frame has been painted. Returns how to call it off. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer = setTimeout(then);
  };
  // What nobody looks at is not painted.
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** How many of so many further parts are to be seen by now; it begins anew whenever it is on again. */
export function useParts(further: number, on = true): number {
  const [parts, setParts] = useState(0);
  useLayoutEffect(() => {
    if (!on) setParts(0);
    return on && parts < further ? afterPaint(() => setParts(parts + 1)) : undefined;
  }, [parts, further, on]);
  return on ? parts : 0;
}
