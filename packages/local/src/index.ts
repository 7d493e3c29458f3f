/** A table without a server. `worker.ts` is the entry for a browser. */
export type { FromWorker, Keepsake, LocalReply, LocalRequest, Setting, ToWorker } from "./messages.ts";
