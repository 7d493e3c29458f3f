/** A whole game inside a link, for games that no server keeps. */
import { fromLetters, toLetters } from "../session/letters.ts";
import { NotAGame, type RecordedGame, readGame } from "./game.ts";

/** Longer links are cut off by some of the programs that people send them with. */
const LONGEST_LINK = 8000;

/** The id of a game that its own link brings along. */
export const LINKED = "link";

/**
 * What stands behind the `#`; null if it is too long for a link that is sent, or this browser can't make one. A link
 * that is only followed may be longer.
 */
export async function pack(
  { ended, seats, record, result }: RecordedGame,
  longest: number = LONGEST_LINK,
): Promise<string | null> {
  try {
    const resigned = result?.some((row) => row.resigned) === true;
    const text = JSON.stringify({ ended, seats, record, ...(resigned ? { result } : {}) });
    const letters = await toLetters(text);
    return letters.length > longest ? null : letters;
  } catch {
    return null;
  }
}

export async function unpack(letters: string): Promise<RecordedGame> {
  let read: unknown;
  try {
    read = JSON.parse(await fromLetters(letters));
  } catch {
    throw new NotAGame("not to be unpacked");
  }
  return readGame(read, LINKED);
}
