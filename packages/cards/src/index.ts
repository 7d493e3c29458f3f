/** The cards and the kingdoms made of them. */
export {
  boardFor,
  boardOf,
  type Constraints,
  drawColonies,
  findKingdom,
  findPile,
  type GameChoice,
  type Kingdom,
  randomKingdom,
  randomLandscapes,
  recommended,
  toId,
} from "./kingdoms.ts";
export { base, basics, basicsWithColonies, type CardSet, empires, prosperity, sets } from "./sets.ts";
