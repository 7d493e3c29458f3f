/** What games add up to, for pages: by itself, so that neither the rules nor a bot comes along. */
export { compareOpenings } from "@fiefdom/lab/openings";
export { points, share } from "@fiefdom/lab/stats";
export { emptyTally, merge } from "@fiefdom/lab/tally";
