/** Reads a body or a parameter; what doesn't fit is refused with where and why. */
import { Refusal } from "@fiefdom/engine/decisions";
import type { ZodType } from "zod";

export function read<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal("malformed", `${issue.path.join(".") || "body"}: ${issue.message}`.slice(0, 300));
}
