/**
 * The protocol on one page. A browser imports from here, or from limits, server and events: none of them
 * brings the schema library along. The server imports the schemas from client, table and http.
 */
export type { Bookmark, ClientMessage, StandingAnswers } from "./client.ts";
export { eventJSON, seenEntries, zonesIn } from "./events.ts";
export type { HintJSON, WarningJSON } from "./hint.ts";
export type {
  ErrorJSON,
  GameJSON,
  GameRow,
  Me,
  MomentJSON,
  QuickWishes,
  ReviewStateJSON,
  TableRow,
} from "./http.ts";
export * from "./limits.ts";
export type {
  DailyJSON,
  DailyRow,
  HistoryJSON,
  ProfileJSON,
  RankRow,
  RunningJSON,
  Tally,
  Tie,
  TiesJSON,
  WaitJSON,
} from "./people.ts";
export {
  type CardFacts,
  type ChatJSON,
  type ClockJSON,
  type EventJSON,
  type PlaceJSON,
  type PlayJSON,
  type ProposalJSON,
  readServerMessage,
  type SeatJSON,
  type ServerMessage,
  type TableJSON,
  type Welcome,
} from "./server.ts";
export type { ClockChoice, TableOptions, TableWishes } from "./table.ts";
