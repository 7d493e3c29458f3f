/** Addresses. A handful of pages need no library. */
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

export function go(path: string, options: { readonly replace?: boolean } = {}): void {
  if (path !== location.pathname + location.search) {
    if (options.replace === true) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    scrollTo(0, 0);
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);
