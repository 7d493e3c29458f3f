/** What is asked, what can be answered and why something can't be done, in words. */
import type { Reason } from "@fiefdom/engine/explain";
import type { DecisionJSON } from "@fiefdom/engine/view";
import { cardName } from "./cards.ts";
import type { Lang } from "./lang.ts";
import { firstMessage, hasMessage, message, type Params } from "./messages.ts";
import { counterName, type Phase, phaseName } from "./terms.ts";

/** How many are to be chosen. */
function amount(d: DecisionJSON, lang: Lang): string {
  if (d.min === d.max) return message("amount.exactly", { n: d.max }, lang);
  if (d.min > 0) return message("amount.between", { min: d.min, max: d.max }, lang);
  if (d.max > 1 && d.max >= d.options.length) return message("amount.any", {}, lang);
  return message("amount.upTo", { n: d.max }, lang);
}

const isYesOrNo = (d: DecisionJSON): boolean =>
  d.options.length === 2 && d.options[0] === "yes" && d.options[1] === "no";

/** "set-aside" as words, where there is no better sentence. */
const spelled = (word: string): string => {
  const words = word.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The question: "Discard 2 cards." */
export function question(d: DecisionJSON, lang: Lang): string {
  const params: Params = {
    verb: spelled(d.verb),
    amount: amount(d, lang),
    min: d.min,
    max: d.max,
    ordered: d.ordered && d.max > 1 ? "yes" : "no",
    about: d.about.length === 0 ? "none" : "some",
    aboutNames: d.about,
    treasures: d.options.some((option) => option.startsWith("play:")) ? "yes" : "no",
  };
  if (isYesOrNo(d))
    return firstMessage([`may.${d.source}.${d.verb}`, `may.${d.verb}`, "may.other"], params, lang);
  return firstMessage([`ask.${d.source}.${d.verb}`, `ask.${d.verb}`, "ask.other"], params, lang);
}

/** One option: "play Village", "end the turn", "pay off 3 Debt". A card that is simply chosen is its name. */
export function optionText(
  d: Pick<DecisionJSON, "verb" | "source">,
  option: string,
  isCard: (id: string) => boolean,
  lang: Lang,
): string {
  const [act, rest] = option.includes(":") ? (option.split(":", 2) as [string, string]) : [option, ""];
  switch (act) {
    case "end":
      return firstMessage([`option.end.${d.verb}`, "option.end"], {}, lang);
    case "treasures":
      // For a purchase, which is what it is about.
      if (rest !== "") return message("option.buy", { card: [rest] }, lang);
      return message("option.treasures", {}, lang);
    case "rest":
      return message("option.rest", {}, lang);
    case "play":
      if (rest !== "") return message("option.play", { card: [rest] }, lang);
      break;
    case "buy":
      if (rest !== "") return message("option.buy", { card: [rest] }, lang);
      break;
    case "pay":
      if (rest !== "") return message("option.pay", { n: Number(rest) }, lang);
      break;
    case "spend":
      if (rest !== "") return message("option.spend", { what: counterName(rest, lang) }, lang);
      break;
    case "use": {
      if (rest === "") break;
      const [id, nth] = rest.split("#");
      return message("option.use", { card: [id], nth: Number(nth ?? 1) }, lang);
    }
  }
  if (/^\d+$/.test(option)) return message("option.number", { n: Number(option) }, lang);
  const own = `course.${d.source}.${option}`;
  if (hasMessage(own)) return message(own, {}, lang);
  if (isCard(option)) return cardName(option, lang);
  const course = `course.${option}`;
  return hasMessage(course) ? message(course, {}, lang) : spelled(option);
}

/** Why something can't be done now; for null, that it can. */
export function whyText(
  reason: Reason | null,
  what: "play" | "buy" | "choose",
  phase: string,
  lang: Lang,
): string {
  if (reason === null) return message("why.possible", {}, lang);
  const params: Params = {
    n: reason.n ?? 0,
    card: reason.card === undefined ? [] : [reason.card],
    phase,
    phaseName: phaseName(phase as Phase, lang),
    treasures: reason.treasures ?? [],
  };
  const help = reason.treasures === undefined ? [] : [`why.${reason.code}.treasures`];
  return firstMessage(
    [...help, `why.${reason.code}.${reason.because ?? what}`, `why.${reason.code}`, "why.not-an-option"],
    params,
    lang,
  );
}
