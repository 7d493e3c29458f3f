/** Which sites may speak through a visitor's browser: this one and no other. Programs send no Origin. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.length > 0) return allowed.includes(origin);
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
