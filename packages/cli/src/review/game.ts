/** A game to review, wherever it lies: in a file, in the link of a replay, or on a server. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { boardFor } from "@fiefdom/cards";
import type { GameRecord } from "@fiefdom/engine";
import { sharesByPlace } from "@fiefdom/review/shares";
import { UsageError } from "../commands.ts";
import { lastFinishedFile } from "../saves.ts";
import { readRecord } from "../table.ts";
import { message } from "../words.ts";

export interface Given {
  readonly record: GameRecord;
  /** What each seat had of the victory, where the moves alone may not say. */
  readonly result?: readonly number[];
  readonly names: readonly string[];
}

/** Far more than any game takes: what is larger is none, and would only fill the memory. */
const MOST_BYTES = 16 * 1024 * 1024;

type Loose = Readonly<Record<string, unknown>>;
const isThing = (x: unknown): x is Loose => typeof x === "object" && x !== null && !Array.isArray(x);
const isRecord = (x: unknown): x is GameRecord => isThing(x) && x.fiefdom === "record" && isThing(x.setUp);

/** Shares of the victory from the places of a result. */
function sharesIn(result: unknown): readonly number[] | undefined {
  if (!Array.isArray(result) || result.length === 0) return undefined;
  const rows = result.filter(
    (row): row is { seat: number; place: number } =>
      isThing(row) && typeof row.seat === "number" && typeof row.place === "number",
  );
  const first = rows.filter(({ place }) => place === 1).length;
  if (rows.length !== result.length || first === 0) return undefined;
  return sharesByPlace(rows);
}

function namesIn(x: Loose, players: number): string[] {
  const setting = isThing(x.setting) ? x.setting : {};
  const names = Array.isArray(setting.names) ? (setting.names as unknown[]) : [];
  const seats = Array.isArray(x.seats) ? (x.seats as unknown[]) : [];
  return Array.from({ length: players }, (_, seat) => {
    const sitter = seats[seat];
    const name = isThing(sitter) ? (sitter.name ?? sitter.bot) : names[seat];
    return typeof name === "string" && name.trim() !== ""
      ? name.replace(/\p{C}+/gu, " ").slice(0, 40)
      : message("cli.review.player", { n: seat + 1 });
  });
}

function readGame(text: string, name: string): Given {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    throw new UsageError(message("cli.wrong.review", { name }));
  }
  const found = isThing(x) ? (isRecord(x) ? x : x.record) : null;
  if (!isThing(x) || !isRecord(found)) throw new UsageError(message("cli.wrong.review", { name }));
  const record = readRecord(found);
  // No board is laid out for as many players as somebody may write.
  const { players } = boardFor(record.setUp);
  const result = sharesIn(x.result);
  return {
    record,
    ...(result === undefined ? {} : { result }),
    names: namesIn(x, players),
  };
}

/** The game that is meant; without a word, the last that was finished at this terminal. */
export async function gameFrom(word: string | undefined): Promise<Given> {
  if (word === undefined) {
    if (!existsSync(lastFinishedFile())) throw new UsageError(message("cli.wrong.noFinished"));
    return readGame(readFileSync(lastFinishedFile(), "utf8"), lastFinishedFile());
  }
  if (!/^https?:\/\//i.test(word)) {
    if (!existsSync(word) || statSync(word).size > MOST_BYTES)
      throw new UsageError(message("cli.wrong.review", { name: word }));
    return readGame(readFileSync(word, "utf8"), word);
  }
  const address = new URL(word);
  const packed = address.hash.slice(1);
  if (packed !== "") {
    try {
      return readGame(
        inflateRawSync(Buffer.from(packed, "base64url"), { maxOutputLength: MOST_BYTES }).toString("utf8"),
        word,
      );
    } catch (problem) {
      if (problem instanceof UsageError) throw problem;
      throw new UsageError(message("cli.wrong.review", { name: word }));
    }
  }
  const id = address.pathname.split("/").findLast((part) => part !== "") ?? "";
  return fromServer(new URL(`/api/games/${id}`, address), word);
}

async function fromServer(address: URL, word: string): Promise<Given> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new UsageError(message("cli.wrong.review", { name: word }));
  }
  const text = await response.text();
  if (response.ok) return readGame(text, word);
  throw new UsageError(
    text.includes("not-over") ? message("cli.wrong.notOver") : message("cli.wrong.review", { name: word }),
  );
}
