/** Names, card texts and the game's words, in every language. */

export { isLabLoaded, isLoaded, loadLab, loadLanguage } from "#languages";
export {
  CARD_IDS,
  type CardText,
  cardForm,
  cardForms,
  cardGender,
  cardGist,
  cardName,
  cardText,
  findCard,
  fold,
  formOf,
  formsOf,
  hasOwnName,
  pileName,
  suggest,
} from "./cards.ts";
export { direction, isLang, LANGS, type Lang } from "./lang.ts";
export { plain, segments, type TextSymbol } from "./symbols.ts";
export {
  awaitedName,
  counterName,
  KINGDOM_IDS,
  type KingdomId,
  kingdomName,
  matName,
  type Phase,
  phaseName,
  type Resource,
  resourceName,
  type SetId,
  type SymbolName,
  setName,
  symbolName,
  tokenName,
  typeName,
  typeNoun,
  type Zone,
  zoneName,
} from "./terms.ts";
