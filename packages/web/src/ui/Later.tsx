/** What lies below the first screen: fetched when it comes into view, or when the visitor has stayed a while. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** Long after the doors are open, soon enough for whoever has no eyes on the page. */
const AWHILE_MS = 3000;

export function Later({ children }: { readonly children: ReactNode }) {
  const [due, setDue] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const come = (): void => setDue(true);
    const timer = setTimeout(come, AWHILE_MS);
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) come();
    });
    if (place.current !== null) watch.observe(place.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  const waiting = <div ref={place} className="later" />;
  return due ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
