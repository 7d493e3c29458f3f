/**
 * What went wrong, in the language of the terminal. Other packages throw an English sentence with a code and
 * what it is about: English keeps the sentence, the other languages have one of their own for the code.
 */
import type { Warning } from "@fiefdom/bots/plan/dominionsim";
import { type Fault, PlanError, pointAt } from "@fiefdom/bots/plan/fault";
import type { XmlError } from "@fiefdom/bots/plan/xml";
import { SaveError, type SetUpError } from "@fiefdom/engine";
import type { ContestantError, UnfitError } from "@fiefdom/lab";
import type { ScenarioError } from "@fiefdom/scenario";
import type { Unusable } from "@fiefdom/server/store/sqlite";
import { hasMessage, type MessageKey } from "@fiefdom/text/messages";
import { named } from "./lab/figures.ts";
import { lang, message } from "./words.ts";

/** What the caller can mend, the folder of a server included: the message says how. */
const SAID = [
  "UsageError",
  "SetUpError",
  "ScenarioError",
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
  if (isOfTheSystem(problem)) {
    const { path } = problem;
    return path === undefined ? system(problem) : `${path}: ${system(problem)}`;
  }
  if (!SAID.includes(problem.name)) return null;
  if (lang() === "en" || problem.name === "UsageError") return problem.message;
  // It may come from a thread, which leaves it its name and what it says.
  if (problem.name === "SetUpError") return ofSetUp(problem as SetUpError);
  if (problem.name === "ScenarioError") return ofScenario(problem as ScenarioError);
  if (problem instanceof SaveError) return message(`cli.saveError.${problem.code}`);
  // The lab and the server are loaded by few commands: their problems are known by name.
  if (problem.name === "ContestantError") return ofContestant(problem as ContestantError);
  if (problem.name === "UnfitError") return ofUnfit(problem as UnfitError);
  if (problem.name === "FolderInUse" && "folder" in problem)
    return message("cli.wrong.folderInUse", { folder: String(problem.folder) });
  if (problem.name === "TooNew") return message("cli.wrong.tooNew");
  if (problem.name === "Unusable") return ofUnusable(problem as Unusable);
  if (problem.name === "NotStored" && problem.cause instanceof Error && problem.cause.name === "Unusable")
    return ofUnusable(problem.cause as Unusable);
  return message("cli.wrong.unusable", { problem: system(problem) });
}

/** What the system says no to, by the word that it has for it. */
const SYSTEM: Readonly<Record<string, MessageKey>> = {
  ENOENT: "cli.system.missing",
  EACCES: "cli.system.denied",
  EPERM: "cli.system.denied",
  EISDIR: "cli.system.folder",
  ENOTDIR: "cli.system.notFolder",
  EEXIST: "cli.system.exists",
  ENOSPC: "cli.system.full",
  EDQUOT: "cli.system.full",
  EROFS: "cli.system.readOnly",
  EIO: "cli.system.failing",
  ENAMETOOLONG: "cli.system.longName",
  ECONNREFUSED: "cli.system.refused",
  ENOTFOUND: "cli.system.unknownHost",
  EAI_AGAIN: "cli.system.unknownHost",
  ETIMEDOUT: "cli.system.noAnswer",
  ECONNRESET: "cli.system.noAnswer",
};

const isOfTheSystem = (problem: Error): problem is NodeJS.ErrnoException =>
  "syscall" in problem && "code" in problem && Object.hasOwn(SYSTEM, String(problem.code));

/** What the system had to say, in a sentence. */
export function system(problem: unknown): string {
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
  const known = Object.hasOwn(SYSTEM, code) ? SYSTEM[code] : undefined;
  if (known !== undefined) return message(known);
  if (code !== "" && lang() !== "en") return message("cli.system.other", { code });
  return problem instanceof Error ? `${problem.message}.` : String(problem);
}

const ofUnusable = ({ code, details }: Unusable): string => message(`cli.unusable.${code}`, details);

const ofScenario = ({ file, problems }: ScenarioError): string =>
  problems.map(({ line, said }) => `${file}:${line}: ${said(lang())}`).join("\n");

function ofSetUp({ code, misnamed }: SetUpError): string {
  const key = `refusal.${code}`;
  const sentence = message(hasMessage(key) ? key : "refusal.set-up");
  if (misnamed === null || misnamed === undefined) return sentence;
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

function ofContestant({ code, details, near, warnings, cause }: ContestantError): string {
  const key = `cli.wrong.${code}`;
  const why = code === "read" ? { problem: system(cause) } : {};
  const sentence = message(hasMessage(key) ? key : "cli.wrong.contestant", { ...details, ...why });
  if (near !== undefined) return sentences(sentence, message("cli.didYouMean", { names: near }));
  if (code === "notAPlan") return [sentence, ...faultsIn(cause)].join("\n");
  if (code === "noPlan") return [sentence, ...warnings.map((one) => `  ${warning(one)}`)].join("\n");
  if (code === "contestant" && "bots" in details)
    return sentences(sentence, message("cli.wrong.contestants", details));
  if (code === "noSuchPlan") return sentences(sentence, message("cli.thereAre", details));
  return sentence;
}

/** Where a plan stops being one, and why. */
function faultsIn(problem: unknown): string[] {
  if (problem instanceof PlanError) return problem.faults.map(ofFault);
  const { line, code, details } = problem as XmlError;
  return [`${message("cli.plan.line", { line })}: ${message(`cli.plan.xml.${code}`, details)}`];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function ofFault(fault: Fault): string {
  const { line, column, code, details, strange, near } = fault;
  const sentence = message(`cli.plan.fault.${code}`, details);
  const why = sentences(
    strange === undefined ? "" : message("cli.plan.strange", { sign: strange }),
    strange === undefined ? sentence : capital(sentence),
    near === undefined ? "" : message("cli.didYouMean", { names: near }),
  );
  return `${message("cli.plan.place", { line, column })}: ${why}\n${pointAt(fault)}`;
}

/** What could not be read of a file of another program. */
export function warning(one: Warning): string {
  const { player, line, element, code, details, leftOut } = one;
  const place = [message("cli.plan.line", { line }), ...(player === "" ? [] : [player])].join(": ");
  const why = message(`cli.plan.warning.${code}`, details);
  return leftOut === undefined
    ? `${place}: ${element}: ${why}.`
    : `${place}: ${message("cli.plan.leftOut", { element, why, card: leftOut })}`;
}

const ofUnfit = ({ lacking, cards, kingdom }: UnfitError): string =>
  message("cli.wrong.unfit", {
    needs: lacking
      .map((one) => message("cli.wrong.needs", { name: one.name, cards: one.cards.map(named).join(", ") }))
      .join("; "),
    kingdom: kingdom.map(named).join(", "),
    cards: cards.join(","),
  });
