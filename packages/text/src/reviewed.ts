/** What a review found, in words: reasons, what decided a game, amounts with their signs. */
import type { Lang } from "./lang.ts";
import { hasMessage, message, type Params } from "./messages.ts";

/** A reason by its code, with cards as ids; amounts that are no whole numbers come in tenths. */
export interface ReasonSaid {
  readonly code: string;
}

/** By code, the blanks that come in tenths. */
const TENTHS: Readonly<Record<string, readonly string[]>> = {
  coins: ["coins", "other"],
  points: ["points"],
};
/** Blanks that name one card. */
const CARDS = new Set(["card", "other", "pile"]);

function filling(
  code: string,
  blank: string,
  value: unknown,
  lang: Lang,
): string | number | readonly string[] {
  if (TENTHS[code]?.includes(blank) === true)
    return (Number(value) / 10).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (typeof value === "string") return CARDS.has(blank) ? [value] : value;
  return value as number | readonly string[];
}

/** A reason as a sentence. */
export function reasonText(reason: ReasonSaid, lang: Lang): string {
  const { code, ...rest } = reason;
  const key = `reason.${code}`;
  if (!hasMessage(key)) return "";
  const params: Params = Object.fromEntries(
    Object.entries(rest).map(([blank, value]) => [blank, filling(code, blank, value, lang)]),
  );
  return message(key, params, lang);
}

/** A share in whole per cent. */
export const inPercent = (share: number): number => Math.round(100 * share);

/** "+12" or "−3": with a sign that is read as one. */
export function signed(share: number): string {
  const amount = inPercent(share);
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

interface Told {
  readonly summary: {
    readonly seats: readonly {
      readonly luck: { readonly value: number; readonly give: number };
      readonly lost: number;
    }[];
    readonly swing: {
      readonly turn: number;
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly by: string;
    } | null;
  };
  readonly turns: readonly { readonly seat: number; readonly number: number }[];
}

const listed = (names: readonly string[], amounts: readonly string[], lang: Lang): string =>
  names.map((who, seat) => message("review.amount", { who, amount: amounts[seat] }, lang)).join(", ");

/** What decided a game, in two sentences: the turn that changed most, and mistakes or else luck. */
export function decidedText({ summary, turns }: Told, names: readonly string[], lang: Lang): string[] {
  const { seats, swing } = summary;
  const first =
    swing === null
      ? message("review.swing.none", {}, lang)
      : message(
          "review.swing",
          {
            turn: turns[swing.turn].number,
            player: names[turns[swing.turn].seat],
            who: names[swing.seat],
            from: inPercent(swing.from),
            to: inPercent(swing.to),
            by: swing.by,
          },
          lang,
        );
  const lost = seats.map((seat) => inPercent(seat.lost));
  const second =
    Math.max(...lost) > 0
      ? message("review.lost", { list: listed(names, lost.map(String), lang) }, lang)
      : message("review.lost.none", {}, lang);
  return [first, second];
}

/** What the draws brought to each. */
export const luckText = ({ summary }: Told, names: readonly string[], lang: Lang): string =>
  message(
    "review.luck",
    {
      list: listed(
        names,
        summary.seats.map(({ luck }) => `${signed(luck.value)} ± ${inPercent(luck.give)}`),
        lang,
      ),
    },
    lang,
  );
