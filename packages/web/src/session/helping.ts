/**
 * Help for a bot that looks ahead: at home all cores are its own while it thinks. Each helper is a worker that talks
 * to the table's worker by a channel; a helper that fails is done without.
 */
import type { HelpThinkRequest, ToWorker } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";

/** More would hardly be heard: each has to be told the game and to tell what it found. */
const MOST = 7;
/** Gigabytes of memory below which one helper is all that a device should bear; not every browser tells. */
const LITTLE_MEMORY = 4;

/** The table's own worker thinks too. */
function howMany(): number {
  const { hardwareConcurrency = 2, deviceMemory = LITTLE_MEMORY } = navigator as Navigator & {
    readonly deviceMemory?: number;
  };
  return Math.min(hardwareConcurrency - 1, deviceMemory < LITTLE_MEMORY ? 1 : MOST);
}

/** Brings helpers to a table's worker. Gives a way to send them home. */
export function bringHelpers(table: Worker): () => void {
  const post = (message: ToWorker, ports: Transferable[] = []): void => table.postMessage(message, ports);
  const workers = Array.from({ length: howMany() }, (_, number) => {
    const worker = new LocalWorker();
    worker.onerror = () => post({ type: "helperGone", number });
    const { port1, port2 } = new MessageChannel();
    const request: HelpThinkRequest = { type: "helpThink", port: port2 };
    worker.postMessage(request, [port2]);
    post({ type: "helper", port: port1 }, [port1]);
    return worker;
  });
  return () => {
    for (const worker of workers) worker.terminate();
  };
}
