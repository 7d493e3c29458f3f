/** The cards and the kingdoms made of them. */
export {
  allLandscapes,
  allPiles,
  boardFor,
  boardOf,
  type Constraints,
  drawColonies,
  findKingdom,
  findPile,
  type GameChoice,
  type Kingdom,
  listedKingdom,
  randomKingdom,
  randomLandscapes,
  recommended,
  toId,
} from "./kingdoms.ts";
export { base, basics, basicsWithColonies, type CardSet, empires, prosperity, sets } from "./sets.ts";
export {
  type BoardWish,
  boardWished,
  type KingdomWish,
  type Layout,
  type LayoutWish,
  laid,
  layOut,
} from "./wishes.ts";
