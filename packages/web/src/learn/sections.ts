/** The sections of the rules, each once, by the set that they come with. */
import type { SetId } from "@fiefdom/text";
import type { RuleId } from "@fiefdom/text/learn";

export const PARTS: readonly { readonly set: SetId | null; readonly sections: readonly RuleId[] }[] = [
  {
    set: "base",
    sections: [
      "goal",
      "setup",
      "turn",
      "action",
      "buy",
      "cleanup",
      "words",
      "shuffling",
      "gaining",
      "attacks",
      "order",
      "known",
      "end",
    ],
  },
  { set: "prosperity", sections: ["prosperity"] },
  {
    set: "empires",
    sections: ["debt", "events", "landmarks", "split", "gathering", "durations", "track"],
  },
  { set: null, sections: ["rulesets"] },
];

export const SECTIONS: readonly RuleId[] = PARTS.flatMap((part) => part.sections);
