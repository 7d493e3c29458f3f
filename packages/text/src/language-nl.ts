import cards from "../cards/nl.json" with { type: "json" };
import messages from "../messages/nl.json" with { type: "json" };
import terms from "../terms/nl.json" with { type: "json" };
import type { Written } from "./written.ts";

export const nl: Written = { cards, messages, terms };
