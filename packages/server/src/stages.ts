/**
 * Where the time of an answer goes. Whoever wants to know listens to this channel, and is told of each stage at the
 * moment it is reached (`npm run load -- --stages` does). While nobody listens that costs a look at a flag.
 */
import { channel } from "node:diagnostics_channel";

/** In this order. A commit's own stages (handed, taken, stored, back) concern all tables in it and name none. */
export const STAGES = [
  "arrived",
  "begun",
  "made",
  "handed",
  "taken",
  "stored",
  "back",
  "resumed",
  "written",
] as const;
export type Stage = (typeof STAGES)[number];

export interface Mark {
  readonly stage: Stage;
  readonly table: string | null;
}

export const CHANNEL = "fiefdom:stages";
const stages = channel(CHANNEL);

export function mark(stage: Stage, table: string | null = null): void {
  if (stages.hasSubscribers) stages.publish({ stage, table } satisfies Mark);
}
