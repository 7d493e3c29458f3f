/**
 * The cookie: who you are and which of your keys this is, signed. Nobody can make one without the server's
 * secret, and raising a person's key number makes all their old ones worthless.
 */
import { createHmac, timingSafeEqual } from "node:crypto";

export const COOKIE = "fiefdom";
const A_YEAR = 365 * 24 * 3600;

export interface Claim {
  readonly person: string;
  readonly key: number;
}

export class Tokens {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  #sign(claim: string): string {
    return createHmac("sha256", this.#secret).update(claim).digest("base64url");
  }

  make({ person, key }: Claim): string {
    const claim = `${person}.${key}`;
    return `${claim}.${this.#sign(claim)}`;
  }

  /** Who this token speaks for; null if it was not made here. */
  read(token: string): Claim | null {
    const parts = token.split(".");
    if (parts.length !== 3 || token.length > 200) return null;
    const [person, key, signature] = parts;
    const right = Buffer.from(this.#sign(`${person}.${key}`));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return { person, key: Number(key) };
  }
}

/** The token in a Cookie header, if there is one. */
export function tokenIn(header: string | undefined): string | null {
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === COOKIE && value !== undefined && value !== "") return value;
  }
  return null;
}

export function cookieHeader(token: string, secure: boolean): string {
  const age = token === "" ? 0 : A_YEAR;
  return `${COOKIE}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}
