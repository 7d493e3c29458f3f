import cards from "../cards/de.json" with { type: "json" };
import messages from "../messages/de.json" with { type: "json" };
import terms from "../terms/de.json" with { type: "json" };
import type { Written } from "./written.ts";

export const de: Written = { cards, messages, terms };
