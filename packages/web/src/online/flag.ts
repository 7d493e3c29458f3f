/**
 * Whether this browser knows of an account, or of a guest: only then a page asks the server about them when it
 * opens.
 */
const KEYS = { account: "fiefdom.account", known: "fiefdom.known" } as const;

function has(what: keyof typeof KEYS): boolean {
  try {
    return localStorage.getItem(KEYS[what]) !== null;
  } catch {
    return false;
  }
}

export const hasAccount = (): boolean => has("account");
/** Somebody played with others from here: they may have games that wait for them. */
export const isKnown = (): boolean => has("known") || has("account");

export function rememberMe(me: { readonly account: boolean } | null): void {
  try {
    for (const [what, is] of [
      ["account", me?.account === true],
      ["known", me !== null],
    ] as const)
      if (is) localStorage.setItem(KEYS[what], "yes");
      else localStorage.removeItem(KEYS[what]);
  } catch {
    // Then settings are in step from the first page on that needs the server.
  }
}
