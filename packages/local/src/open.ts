/** Opens a table as it was wished for. Throws a SetUpError that says what is allowed. */
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findBot } from "@fiefdom/bots/roster";
import { squire } from "@fiefdom/bots/squire";
import { boardFor, boardWished } from "@fiefdom/cards";
import { answer, type Game, Refusal, replay, SetUpError, view } from "@fiefdom/engine";
import { askedSeat } from "@fiefdom/engine/game";
import { lineFor, readPosition } from "@fiefdom/engine/notation";
import type { ServerMessage, TableOptions, TableWishes } from "@fiefdom/protocol";
import { AT_HOME, optionsOf } from "@fiefdom/table/home";
import { beginAt } from "./arranged.ts";
import { lessonBoard } from "./lesson.ts";
import { type GoOnRequest, type Lesson, PLAN_BOT, type PositionRequest, type Setting } from "./messages.ts";
import type { Surroundings } from "./opponents.ts";
import { LocalTable } from "./table.ts";

/** What was left out, as the server would fill it in. */
const allOf = (wishes: TableWishes): TableOptions => ({
  kingdom: { from: "recommended", name: "first-game" },
  ruleset: "printed",
  seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
  ...AT_HOME,
  ...(wishes as Partial<TableOptions>),
});

export function openTable(
  wishes: TableWishes,
  names: readonly string[],
  seed: string,
  post: (message: ServerMessage) => void,
  lesson?: Lesson,
  {
    first,
    follows,
    ...around
  }: Surroundings & { readonly first?: number | undefined; readonly follows?: Plan | undefined } = {},
): LocalTable {
  const options = allOf(wishes);
  const bots = options.seats.map((seat) => (seat.for === "bot" ? seat.bot : ""));
  checkSeats(bots, follows);
  if (first !== undefined && bots[first] === undefined)
    throw new SetUpError("seats", `Nobody sits in seat ${String(first)}, so nobody there can begin.`);
  const setting: Setting = {
    options: lesson === undefined ? options : { ...options, hints: false },
    bots,
    names: bots.map((bot, seat) => names[seat] ?? bot),
    ...(lesson === undefined ? {} : { lesson }),
    ...(first === undefined ? {} : { first }),
    ...(follows === undefined ? {} : { follows }),
  };
  const board =
    lesson === undefined
      ? boardWished({ ...options, players: options.seats.length }, seed)
      : lessonBoard(options);
  return LocalTable.begin(setting, board, seed, post, around);
}

function checkSeats(bots: readonly string[], plan?: Plan): void {
  if (bots.filter((bot) => bot === "").length !== 1)
    throw new SetUpError("seats", "One person plays here, against bots.");
  for (const bot of bots) {
    const isFollowing = bot === PLAN_BOT && plan !== undefined;
    if (bot !== "" && !isFollowing && findBot(bot) === undefined)
      throw new SetUpError("unknown-bot", `There is no bot called "${bot}".`);
  }
}

/** A table that is set up from a position, with its person where it is whose turn it is. */
export function openAt(
  { position: line, names, bots: wished, seed, before }: PositionRequest,
  post: (message: ServerMessage) => void,
  around: Surroundings = {},
): LocalTable {
  const { setUp, position } = readPosition(line);
  const board = boardFor(setUp);
  const you = position.turn ?? 0;
  const others = [...wished];
  const bots = Array.from({ length: setUp.players }, (_, seat) =>
    seat === you ? "" : (others.shift() ?? "squire"),
  );
  // Whatever is wrong with the position is found out first, and said.
  if (beginAt(board, line, seed).over) throw new SetUpError("position", "The game is over there.");
  checkSeats(bots);
  const [own = "", ...called] = names;
  const setting: Setting = {
    options: optionsOf(setUp, bots),
    bots,
    names: bots.map((bot) => (bot === "" ? own : (called.shift() ?? bot))),
    position: line,
    ...(before === undefined ? {} : { before }),
  };
  return LocalTable.begin(setting, board, seed, post, around);
}

/** A table that goes on from a recorded game, in any seat of it. */
export function goOnFrom(
  request: GoOnRequest,
  post: (message: ServerMessage) => void,
  around: Surroundings = {},
): LocalTable {
  const { record, at, names, bots, anew } = request;
  checkSeats(bots);
  const setting: Setting = { options: optionsOf(record.setUp, bots), names, bots };
  if (anew === undefined) return LocalTable.goOn(record, at, setting, post, around);
  const game = replay(record, boardFor, at);
  finishEffect(game);
  const position = game.over ? null : lineFor(game, bots.indexOf(""), anew);
  if (position === null) throw new Refusal("game-over", "The game is over at that moment.");
  return LocalTable.begin({ ...setting, position }, game.board, anew, post, around);
}

/** Longer than any effect asks. */
const LONGEST_EFFECT = 100;

/** Brings what is being done to its end, sensibly: a position can be written down only between two effects. */
function finishEffect(game: Game): void {
  const mind = squire(game.board, "");
  for (let i = 0; i < LONGEST_EFFECT && game.decision !== null && game.stack.length > 1; i++) {
    const { decision } = game;
    answer(game, askedSeat(game), mind.answer(view(game, decision.who), decision));
  }
}
