/** Whether this browser knows of an account: only then a page asks the server about it when it opens. */
const KEY = "fiefdom.account";

export function hasAccount(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberAccount(has: boolean): void {
  try {
    if (has) localStorage.setItem(KEY, "yes");
    else localStorage.removeItem(KEY);
  } catch {
    // Then settings are in step from the first page on that needs the server.
  }
}
