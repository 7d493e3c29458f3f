/**
 * Asking the server over HTTP. Whatever comes back, callers get what they asked for or a problem with a code:
 * there may be no server at all behind this page, or something else may answer in its place.
 */
import type { ErrorJSON } from "@fiefdom/protocol";
import type { Problem } from "../session/types.ts";

class ApiProblem extends Error implements Problem {
  readonly code: string;
  readonly reason: string | undefined;
  constructor(code: string, message: string, reason?: string) {
    super(message);
    this.name = "ApiProblem";
    this.code = code;
    this.reason = reason;
  }
}

/** Longer than that nobody waits for an answer. */
const PATIENCE = 20_000;

async function replyTo(method: string, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem("offline", "The server can't be reached.");
  }
}

const isError = (json: unknown): json is ErrorJSON =>
  typeof json === "object" &&
  json !== null &&
  "error" in json &&
  typeof (json.error as { code?: unknown } | null)?.code === "string";

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await replyTo(method, path, body);
  if (reply.status === 204) return undefined as T;
  const isJSON = (reply.headers.get("content-type") ?? "").includes("json");
  const json: unknown = isJSON ? await reply.json().catch(() => undefined) : undefined;
  if (reply.ok && json !== undefined) return json as T;
  if (isError(json)) throw new ApiProblem(json.error.code, String(json.error.message), json.error.reason);
  // A page where data should be: whoever answers is no server of ours.
  throw reply.status < 500
    ? new ApiProblem("no-server", "There is no server behind this page.")
    : new ApiProblem("broken", "The server has a problem.");
}

export const asProblem = (thrown: unknown): Problem =>
  thrown instanceof ApiProblem ? thrown : { code: "broken", message: String(thrown) };

/** Nothing can be done without a server, and there is none: not the same as a request that was refused. */
export const isAway = ({ code }: Problem): boolean => code === "offline" || code === "no-server";
