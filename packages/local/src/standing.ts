/** Standing answers: what a person asked to be done for them without asking. */
import type { View } from "@fiefdom/engine";
import type { DecisionJSON } from "@fiefdom/engine/view";
import type { StandingAnswers } from "@fiefdom/protocol";

/** The answer that stands for the question which is open now; null if the person has to be asked. */
export function standingAnswer(view: View, standing: StandingAnswers): string[] | null {
  const pending = view.toJSON().decision;
  return pending === null || !("options" in pending) ? null : answerTo(pending, standing);
}

function answerTo(d: DecisionJSON, standing: StandingAnswers): string[] | null {
  if (d.verb === "react") {
    const uses = d.options.filter((option) => option.startsWith("use:"));
    const wish = (option: string) => standing.reactions[option.slice(4)] ?? "ask";
    const always = uses.find((option) => wish(option) === "always");
    if (always !== undefined) return [always];
    return d.options.includes("end") && uses.every((option) => wish(option) === "never") ? ["end"] : null;
  }
  if (d.verb !== "buy") return null;
  if (standing.treasures && d.options.includes("treasures")) return ["treasures"];
  const pays = d.options.filter((option) => option.startsWith("pay:"));
  if (!standing.payDebt || pays.length === 0 || d.options.some((option) => option.startsWith("play:")))
    return null;
  return [pays.reduce((most, pay) => (Number(pay.slice(4)) > Number(most.slice(4)) ? pay : most))];
}
