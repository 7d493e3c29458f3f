/** The cards and the kingdoms made of them. */
export { boardFor, boardOf, type Constraints, findKingdom, findPile, type GameChoice, type Kingdom, randomKingdom, recommended, toId } from "./kingdoms.ts";
export { base, basics, type CardSet, sets } from "./sets.ts";
