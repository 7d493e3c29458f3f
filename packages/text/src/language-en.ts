import cards from "../cards/en.json" with { type: "json" };
import messages from "../messages/en.json" with { type: "json" };
import terms from "../terms/en.json" with { type: "json" };
import type { Written } from "./written.ts";

export const en: Written = { cards: cards as Written["cards"], messages, terms };
