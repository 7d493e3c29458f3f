/** The lab: strategies measured. Many games on all cores, tournaments, openings, odds. */
export {
  type MatchResult,
  type PairResult,
  type Tournament,
  type TournamentResult,
  tournament,
} from "./arena.ts";
export {
  botContestant,
  type Contestant,
  ContestantError,
  contestantNames,
  findContestant,
  planContestant,
  tellApart,
} from "./contestants.ts";
export {
  boardFrom,
  boardsFrom,
  checkFit,
  homeBoard,
  type Setting,
  UnfitError,
  type Wishes,
} from "./kingdoms.ts";
export { compareOpenings, openingsFor, SPLITS, type Split, type Tried } from "./openings.ts";
export { Crew, playGames, type Run } from "./pool.ts";
export { Progress } from "./progress.ts";
export { endingsIn, type PageWords, report } from "./report.ts";
export { csv, type Results, results } from "./results.ts";
export type { Tally } from "./tally.ts";
