/**
 * The cookie: who you are, which of your keys this is and which login it belongs to, signed. Nobody can make
 * one without the server's secret. Raising a person's key number makes all their old ones worthless; logging
 * out makes this one worthless, known by its seal.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { newId } from "../ids.ts";

const COOKIE = "fiefdom";
const A_YEAR = 365 * 24 * 3600;

export interface Claim {
  readonly person: string;
  readonly key: number;
  /** The signature: no two logins have the same. */
  readonly seal: string;
  /** The whole of it, as the browser keeps it. */
  readonly text: string;
}

export class Tokens {
  readonly #secret: string;
  constructor(secret: string) {
    this.#secret = secret;
  }

  #sign(claim: string): string {
    return createHmac("sha256", this.#secret).update(claim).digest("base64url");
  }

  /** Twenty bits of an address: the same for the same, and the same for thousands of others. */
  markOf(address: string): string {
    return createHmac("sha256", this.#secret).update(`visitor ${address}`).digest("hex").slice(0, 5);
  }

  make({ person, key }: Pick<Claim, "person" | "key">): string {
    const claim = `${person}.${key}.${newId()}`;
    return `${claim}.${this.#sign(claim)}`;
  }

  /** Who this token speaks for; null if it was not made here. */
  read(token: string): Claim | null {
    const parts = token.split(".");
    // Cookies from before logins were told apart have three parts: all of a person's are one login.
    if (parts.length < 3 || parts.length > 4 || token.length > 200) return null;
    const seal = parts[parts.length - 1];
    const right = Buffer.from(this.#sign(parts.slice(0, -1).join(".")));
    const given = Buffer.from(seal);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return { person: parts[0], key: Number(parts[1]), seal, text: token };
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
