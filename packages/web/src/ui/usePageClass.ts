/**
 * A class of the whole page for as long as something is on it. Style sheets could ask for the thing itself by `:has()`,
 * but then every element that comes or goes would ask again, many times with each move.
 */
import { useLayoutEffect } from "react";

export function usePageClass(name: "at-table" | "coached" | "coach-asks", on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    document.documentElement.classList.add(name);
    return () => document.documentElement.classList.remove(name);
  }, [name, on]);
}
