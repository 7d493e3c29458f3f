/**
 * The engine's public face, on one page.
 *
 *   const board = new Board({ players: 2, basics, kingdom });   set up (see @fiefdom/cards for kingdoms by name)
 *   const game = start(board, "a seed", { history: true });     deal
 *   game.decision                                               what is asked, of whom, with which options
 *   answer(game, seat, "buy:silver")                            answer it, or be refused with a reason
 *   view(game, seat)                                            what that player may know
 *   explain(game, seat, "buy:gold")                             why that can't be done now
 *   score(game, seat), standings(game)                          points, and what earned them
 *   clone(game), determinize(game, seat, seed)                  copies: exact, or as that player may imagine
 *   save(game), load(text, boardFor)                            at any decision
 *   record(game), replay(record, boardFor)                      the canonical record
 *   undo(game, seat)                                            back, as long as nothing hidden was shown
 */
export { Board, type SetUp, SetUpError } from "./board.ts";
export { type Answer, type Choice, Refusal, spell } from "./decisions.ts";
export { determinize } from "./determinize.ts";
export { explain, type Reason } from "./explain.ts";
export { clone, type Decision, type Game } from "./game.ts";
export { type Entry, redact } from "./log.ts";
export { type GameRecord, record, replay, type UndoOptions, undo, undoPoint } from "./record.ts";
export { answer } from "./run.ts";
export { load, SaveError, type SetUpNames, save } from "./save.ts";
export { type Score, type Standing, score, standings, startsNext, winners } from "./score.ts";
export { type StartOptions, start } from "./start.ts";
export { ENGINE_VERSION } from "./version.ts";
export { type DecisionJSON, decisionJSON, type View, type ViewJSON, view } from "./view.ts";
