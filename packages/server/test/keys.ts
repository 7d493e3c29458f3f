/** What every key of every message may be called; a new one has to be thought about. */
export const KEYS = new Set(
  `type protocol time you seat person table id status options seats kind name bot connected resigned rating host
  spectators proposal rematch games play game view decision bookmark undos events from clock undo result cards
  standing muted chat pause kingdom landscapes colonies ruleset public rated hints sets constraints for days ruleset turn player
  phase actions buys coins over players hand handSize deckSize discardSize discardTop inPlay aside hidden hiddenSize
  vp debt turns owned costs score total parts source count supply pile top cost printed printedCost causes change trash
  lasting holds named marked verb min max ordered about what who n to place repeated types basic pileSize endsGame
  reactions treasures payDebt emptyPiles ending piles cause mats counters tokens size outside bought owes reacts
  hint candidates line chance low high ahead give playouts isPlan plans course gains`.split(/\s+/),
);
