/** What an answer did, in one sentence: as the chronicle tells it, or else what was chosen. */
import type { Asked } from "@fiefdom/local";
import type { EventJSON } from "@fiefdom/protocol";
import { cardName } from "@fiefdom/text";
import { optionText } from "@fiefdom/text/messages-decisions";
import { type Listener, Story } from "../table/story.ts";
import { capital, say } from "../words.ts";

export interface Told {
  readonly asked: Asked;
  readonly options: readonly string[];
  /** What followed at once. */
  readonly events: readonly EventJSON[];
}

export interface Sentence {
  readonly text: string;
  /** The chronicle says the same. */
  readonly inLog: boolean;
}

export function told({ asked, options, events }: Told, listener: Listener): Sentence {
  const ended = options.length === 1 && options[0] === "end";
  const line = ended
    ? undefined
    : new Story(listener).lines(events).find(({ level, who }) => level !== "turn" && who === asked.seat);
  return line === undefined
    ? { text: chosen(asked, options, listener), inLog: false }
    : { text: line.text, inLog: true };
}

/** "Maud: end the turn", "Maud: Moat: yes". */
function chosen(asked: Asked, options: readonly string[], { cards, names, seat, lang }: Listener): string {
  const words = options.map((option) => optionText(asked, option, (id) => cards.has(id), lang));
  const what = words.length === 0 ? say(lang, "none") : words.join(", ");
  const who = asked.seat === seat ? say(lang, "you") : (names[asked.seat] ?? "");
  return say(lang, "replay.chose", {
    who,
    what: asked.source === null ? what : `${cardName(asked.source, lang)}: ${capital(what, lang)}`,
  });
}
