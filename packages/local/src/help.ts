/** Helping a bot of another worker's table to think: see helped.ts and helping.ts of the bots. */
import type { Finding, Helped, ToHelper } from "@fiefdom/bots/helped";
import { help } from "@fiefdom/bots/helping";
import { fetchNetwork } from "@fiefdom/bots/network/shipped";
import type { Channel } from "./messages.ts";

/** Does what somebody at the other end asks for. */
export function helpThinking(port: Channel): void {
  // The network first: with it and without it Sovereign thinks otherwise.
  const ready = fetchNetwork();
  const take = help((finding) => port.postMessage(finding));
  port.onmessage = ({ data }: { readonly data: ToHelper }) => {
    void ready.then(() => take(data));
  };
}

/** Whoever sits at the other end helps from now on. */
export function joinHelper(helped: Helped, port: Channel): void {
  helped.join((message) => port.postMessage(message));
  port.onmessage = ({ data }: { readonly data: Finding }) => helped.hear(data);
}
