import cards from "../cards/he.json" with { type: "json" };
import messages from "../messages/he.json" with { type: "json" };
import terms from "../terms/he.json" with { type: "json" };
import type { Written } from "./written.ts";

export const he: Written = { cards, messages, terms };
