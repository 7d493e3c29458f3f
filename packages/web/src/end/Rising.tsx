/** Points counted up, the last places first, so that the winner's stand last. Whoever wants no movement has them at once. */
import { useEffect, useState } from "react";
import { Signed } from "../ui/Signed.tsx";

const FIRST_MS = 400;
const POINT_MS = 22;
const LONGEST_MS = 2400;

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** `after` is how many places are counted before. */
export function Rising({ n, after }: { readonly n: number; readonly after: number }) {
  const [shown, setShown] = useState(() => (isStill() ? n : 0));
  useEffect(() => {
    if (isStill()) {
      setShown(n);
      return;
    }
    const lasts = Math.min(LONGEST_MS, FIRST_MS + POINT_MS * Math.abs(n));
    const begin = performance.now() + after * FIRST_MS;
    let frame = 0;
    const step = (): void => {
      const done = Math.min(1, Math.max(0, (performance.now() - begin) / lasts));
      setShown(Math.round(n * (1 - (1 - done) ** 2)));
      if (done < 1) frame = requestAnimationFrame(step);
    };
    step();
    // A page that nobody looks at has no frames.
    const end = setTimeout(() => setShown(n), after * FIRST_MS + lasts + 100);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [n, after]);
  return (
    <>
      <span className="vh">{n}</span>
      <span aria-hidden="true">
        <Signed n={shown} />
      </span>
    </>
  );
}
