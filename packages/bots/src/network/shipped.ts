/**
 * The network that comes with the game. In Node it is read from its file when it is first wanted; a browser
 * fetches it beforehand for whoever needs it. Without it everything works, only weaker.
 */
import { Network } from "./network.ts";

const FILE = new URL("../../network/value.bin", import.meta.url);

let network: Network | null | undefined;

/** The network, if it is here. */
export function shippedNetwork(): Network | null {
  if (network === undefined && FILE.protocol === "file:") {
    const files = globalThis.process?.getBuiltinModule?.("node:fs");
    network = files?.existsSync(FILE) === true ? new Network(files.readFileSync(FILE)) : null;
  }
  return network ?? null;
}

/** Fetches the network, once, where files can't be read; tells whether it is here now. */
export async function fetchNetwork(): Promise<boolean> {
  if (shippedNetwork() !== null) return true;
  if (FILE.protocol === "file:") return false;
  try {
    const response = await fetch(FILE);
    if (!response.ok) return false;
    network = new Network(new Uint8Array(await response.arrayBuffer()));
    return true;
  } catch {
    // Away, or damaged on the way: one plays without it.
    return false;
  }
}
