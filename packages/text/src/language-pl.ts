import cards from "../cards/pl.json" with { type: "json" };
import messages from "../messages/pl.json" with { type: "json" };
import terms from "../terms/pl.json" with { type: "json" };
import type { Written } from "./written.ts";

export const pl: Written = { cards, messages, terms };
