/** What is known of the bots' strength, for pages: by itself, so that none of the bots comes along. */
export { MEASURED } from "@fiefdom/bots/strength";
