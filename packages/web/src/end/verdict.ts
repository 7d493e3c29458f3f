/** Who won, and what decided a tie, in one sentence. */

import type { PlaceJSON } from "@fiefdom/protocol";
import type { Lang } from "@fiefdom/text";
import { joined } from "@fiefdom/text/lang";
import { say } from "../words.ts";

export function verdict(
  result: readonly PlaceJSON[],
  names: readonly string[],
  seat: number,
  lang: Lang,
): string {
  const best = result.filter((row) => row.place === 1);
  if (best.length === 0) return "";
  const points = best[0].score.total;
  // Whoever gave up has lost, however many points they have.
  const level = result.filter((row) => row.score.total === points && !row.resigned);
  const list = (rows: readonly PlaceJSON[]): string =>
    joined(
      rows.map((row) => names[row.seat]),
      lang,
    );
  const you = best.some((row) => row.seat === seat) ? "yes" : "no";
  if (best.length > 1) {
    const others = best.filter((row) => row.seat !== seat);
    return say(lang, "end.shared", { you, names: list(you === "yes" ? others : best) });
  }
  const name = list(best);
  return level.length === 1
    ? say(lang, "end.winner", { you, name, n: points })
    : say(lang, "end.fewerTurns", { you, name, n: points });
}
