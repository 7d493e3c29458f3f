/**
 * The chronicle: sentences of what happened, from the events that this player may read. A turn is told when somebody
 * first reads it; one that is over is told once, and only the last one anew when something was added to it.
 */
import type { CardFacts, EventJSON } from "@fiefdom/protocol";
import { seenEntries, zonesIn } from "@fiefdom/protocol/events";
import type { Lang } from "@fiefdom/text";
import { type StoryLine, tell } from "@fiefdom/text/log";

export type { StoryLine } from "@fiefdom/text/log";

/** Who listens, and to which game. */
export interface Listener {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly names: readonly string[];
  readonly seat: number;
  readonly lang: Lang;
}

/** A turn and what was done in it; it stays the very same as long as nothing is added. */
export interface Chapter {
  /** So many events had been told before. */
  readonly after: number;
  readonly events: readonly EventJSON[];
  readonly lines: readonly StoryLine[];
}

/** A chapter for every turn, and one for what comes before the first. */
function chaptersOf(events: readonly EventJSON[]): EventJSON[][] {
  const chapters: EventJSON[][] = [];
  for (const event of events) {
    if (event.what === "turn" || chapters.length === 0) chapters.push([]);
    chapters[chapters.length - 1].push(event);
  }
  return chapters;
}

const isSame = (a: readonly EventJSON[], b: readonly EventJSON[]): boolean =>
  a.length === b.length && a.every((event, i) => event === b[i]);

/** A number stays on the line of what it counts: "3 Coppers", "2× Silver". */
const bound = (text: string): string => text.replace(/(?<=\d[×x]?) (?=[\p{L}×])/gu, "\u00a0");

/** The same thing done several times in a row is told once, with how often. */
function merged(lines: readonly StoryLine[]): StoryLine[] {
  const told: StoryLine[] = [];
  let times = 1;
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (next?.text === line.text && next.level === line.level && next.who === line.who) {
      times++;
      continue;
    }
    const text = bound(line.text);
    told.push({ ...line, text: times === 1 ? text : `${text} \u2066×${times}\u2069` });
    times = 1;
  }
  return told;
}

export class Story {
  readonly #listener: Listener;
  readonly #ids: readonly string[];
  #chapters: Chapter[] = [];

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#ids = [...listener.cards.keys()];
  }

  chapters(events: readonly EventJSON[]): readonly Chapter[] {
    let after = 0;
    this.#chapters = chaptersOf(events).map((chapter, i) => {
      const known = this.#chapters[i];
      const told = after;
      after += chapter.length;
      if (known !== undefined && isSame(known.events, chapter)) return known;
      let lines: readonly StoryLine[] | undefined;
      const tellOnce = (): readonly StoryLine[] => {
        lines ??= this.#tell(chapter);
        return lines;
      };
      return {
        after: told,
        events: chapter,
        get lines() {
          return tellOnce();
        },
      };
    });
    return this.#chapters;
  }

  lines(events: readonly EventJSON[]): StoryLine[] {
    return this.chapters(events).flatMap((chapter) => chapter.lines);
  }

  #tell(events: readonly EventJSON[]): StoryLine[] {
    const { cards, names, seat, lang } = this.#listener;
    const zones = zonesIn(events);
    const lines = tell(seenEntries(events, this.#ids, zones), {
      seat,
      names,
      lang,
      card: (kind) => this.#ids[kind],
      isTreasure: (kind) => cards.get(this.#ids[kind])?.types.includes("Treasure") === true,
      zones,
    });
    return merged(lines);
  }
}
