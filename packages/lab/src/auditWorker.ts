/** A worker that audits the kingdoms it is given, one after the other. */
import { parentPort } from "node:worker_threads";
import { type AuditOptions, audit } from "./audit.ts";

parentPort?.on("message", ({ number, options }: { number: number; options: AuditOptions }) =>
  parentPort?.postMessage(audit(number, options)),
);
