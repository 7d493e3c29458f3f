/**
 * What went wrong, in the language of the terminal. Other packages throw an English sentence with a code and
 * what it is about: English keeps the sentence, the other languages have one of their own for the code.
 */
import { SaveError, SetUpError } from "@fiefdom/engine";
import type { ContestantError, UnfitError } from "@fiefdom/lab";
import { hasMessage } from "@fiefdom/text/messages";
import { named } from "./lab/figures.ts";
import { lang, message } from "./words.ts";

/** What the caller can mend, the folder of a server included: the message says how. */
const SAID = [
  "UsageError",
  "SetUpError",
  "SaveError",
  "ContestantError",
  "UnfitError",
  "FolderInUse",
  "Unusable",
  "NotStored",
  "TooNew",
];

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** The sentence for a mistake of the caller; null for one of the program. */
export function told(problem: Error): string | null {
  if (!SAID.includes(problem.name)) return null;
  if (lang() === "en" || problem.name === "UsageError") return problem.message;
  if (problem instanceof SetUpError) return ofSetUp(problem);
  if (problem instanceof SaveError) return message(`cli.saveError.${problem.code}`);
  // The lab and the server are loaded by few commands: their problems are known by name.
  if (problem.name === "ContestantError") return ofContestant(problem as ContestantError);
  if (problem.name === "UnfitError") return ofUnfit(problem as UnfitError);
  if (problem.name === "FolderInUse" && "folder" in problem)
    return message("cli.wrong.folderInUse", { folder: String(problem.folder) });
  if (problem.name === "TooNew") return message("cli.wrong.tooNew");
  return message("cli.wrong.unusable", { problem: problem.message });
}

function ofSetUp({ code, misnamed }: SetUpError): string {
  const key = `refusal.${code}`;
  const sentence = message(hasMessage(key) ? key : "refusal.set-up");
  if (misnamed === null) return sentence;
  const { name } = misnamed;
  // Cards may be typed in the language; kingdoms, sets and rulesets are words of the command.
  const isCard = code === "unknown-card" || code === "unknown-landscape";
  const [near, known] = [misnamed.near, misnamed.known].map((ids) => (isCard ? ids.map(named) : ids));
  const hint =
    near.length > 0
      ? message("cli.didYouMean", { names: near.join(", ") })
      : message("cli.thereAre", { names: known.join(", ") });
  return sentences(`${name}: ${sentence}`, hint);
}

function ofContestant({ code, details, near }: ContestantError): string {
  const key = `cli.wrong.${code}`;
  const sentence = message(hasMessage(key) ? key : "cli.wrong.contestant", details);
  if (near !== undefined) return sentences(sentence, message("cli.didYouMean", { names: near }));
  // Where in a plan it stops being one is told as the plan is written, in English.
  if (code === "notAPlan") return `${sentence}\n${details.problem}`;
  if (code === "contestant" && "bots" in details)
    return sentences(sentence, message("cli.wrong.contestants", details));
  if (code === "noSuchPlan") return sentences(sentence, message("cli.thereAre", details));
  return sentence;
}

const ofUnfit = ({ lacking, cards, kingdom }: UnfitError): string =>
  message("cli.wrong.unfit", {
    needs: lacking
      .map((one) => message("cli.wrong.needs", { name: one.name, cards: one.cards.map(named).join(", ") }))
      .join("; "),
    kingdom: kingdom.map(named).join(", "),
    cards: cards.join(","),
  });
