/** Passwords as they are kept. What makes them is read when there is the first one: most visitors have none. */

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hash(password: string): Promise<string> {
  const argon = await import("@node-rs/argon2");
  return argon.hash(password, ARGON);
}

/** Is it the password that was kept like this? */
export async function verify(kept: string, password: string): Promise<boolean> {
  const argon = await import("@node-rs/argon2");
  return argon.verify(kept, password);
}
