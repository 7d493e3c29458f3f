/** What somebody who looks ahead considered, in words: lines of a turn, chances, and what may come after. */
import type { Lang } from "./lang.ts";
import { message } from "./messages.ts";
import { optionText } from "./messages-decisions.ts";

/** One answer of a line, with the question that it answers. */
export interface ConsideredStep {
  readonly verb: string;
  readonly source: string | null;
  readonly options: readonly string[];
}

/** A line as one phrase: "play Market, buy Gold". That money is played and phases end goes without saying. */
export function lineText(
  line: readonly ConsideredStep[],
  isCard: (id: string) => boolean,
  lang: Lang,
): string {
  const said = line.flatMap(({ verb, source, options }) => {
    const plain = options.filter((option) => option !== "end" && option !== "treasures");
    if (source === null && plain.length === 0) return [];
    const what = plain.map((option) => optionText({ verb, source }, option, isCard, lang));
    const all = what.length === 0 ? message("option.none", {}, lang) : what.join(", ");
    return [source === null ? all : message("considered.for", { card: [source], what: all }, lang)];
  });
  return said.length === 0 ? message("considered.nothing", {}, lang) : said.join(", ");
}

/** A chance with how sure it is: "62 % (57 – 66)". */
export function chanceText(
  { chance, low, high }: { readonly chance: number; readonly low: number; readonly high: number },
  lang: Lang,
): string {
  const percent = (share: number): number => Math.round(100 * share);
  return message(
    "considered.chance",
    { chance: percent(chance), low: percent(low), high: percent(high) },
    lang,
  );
}
