/** Ids that cannot be guessed. */
import { randomBytes } from "node:crypto";

/** 128 bits, 22 characters that need no escaping in a link. */
export const newId = (): string => randomBytes(16).toString("base64url");

/** What a game's chances are made from. */
export const newSeed = (): string => randomBytes(16).toString("hex");
