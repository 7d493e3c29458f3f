/** The plan lab in a worker: reads and writes plans, plays batches of games, searches, counts. */
import { currentPlan, rivalsOn } from "@fiefdom/bots/marshal";
import { actionsByKind } from "@fiefdom/bots/plan/actions";
import { planBot } from "@fiefdom/bots/plan/bot";
import { looksLikeXml, readDominionSim } from "@fiefdom/bots/plan/dominionsim";
import { PlanError } from "@fiefdom/bots/plan/fault";
import { conditionText, formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import { LISTS, type ListName, type Plan, type Rule } from "@fiefdom/bots/plan/plan";
import { XmlError } from "@fiefdom/bots/plan/xml";
import { findPlan } from "@fiefdom/bots/planner";
import type { Bot } from "@fiefdom/bots/player";
import { findBot } from "@fiefdom/bots/roster";
import { boardOf } from "@fiefdom/cards";
import { type Board, type Game, record, SetUpError } from "@fiefdom/engine";
import {
  coinsInTurn,
  type Deck,
  HAND_SIZE,
  meetWithin,
  notCountable,
  Reshuffle,
  sizeOf,
} from "@fiefdom/lab/chances";
import { playAgain, playBatch } from "@fiefdom/lab/contest";
import { opening } from "@fiefdom/lab/openingBot";
import { openingsFor } from "@fiefdom/lab/openings";
import { resultOf } from "@fiefdom/table/result";
import type {
  LabAsk,
  LabBoard,
  LabPlayer,
  LabTable,
  LabTold,
  OddsAsk,
  OddsTold,
  Outcome,
  Written,
} from "./messages.ts";

const PLAYERS = 2;

const boardOn = ({ kingdom, landscapes, colonies, ruleset }: LabBoard): Board =>
  boardOf({ players: PLAYERS, kingdom, landscapes, colonies, ruleset });

/** The conditions of a line that must all hold, each as it is written. */
function conditionsOf({ what, if: condition }: Rule): string[] {
  if (condition === undefined) return [];
  const all = "and" in condition ? condition.and : [condition];
  return all.map((one) => conditionText(one, what, all.length > 1));
}

function writtenOut(plan: Plan): Written {
  const conditions: Partial<Record<ListName, string[][]>> = {};
  for (const name of LISTS) {
    const rules = plan.lists[name];
    if (rules !== undefined) conditions[name] = rules.map(conditionsOf);
  }
  return { plan, text: formatPlan(plan), conditions };
}

function read(text: string): LabTold {
  try {
    const { plans, warnings } = looksLikeXml(text)
      ? readDominionSim(text)
      : { plans: parsePlans(text), warnings: [] };
    return { told: "read", plans: plans.map(writtenOut), warnings };
  } catch (problem) {
    if (problem instanceof PlanError) return { told: "unread", why: { faults: problem.faults } };
    if (!(problem instanceof XmlError)) throw problem;
    const { line, code, details } = problem;
    return { told: "unread", why: { xml: { line, code, details } } };
  }
}

function botFor(player: LabPlayer, board: Board): Bot {
  const bot = "plan" in player ? planBot(player.plan)(board, "") : listed(player.bot, board);
  return player.opening === undefined ? bot : opening(bot, board, player.opening);
}

function listed(name: string, board: Board): Bot {
  const found = findBot(name);
  if (found === undefined) throw new SetUpError("unknown-bot", `There is no bot called "${name}".`);
  return found.make(board, name);
}

interface Seated {
  readonly board: Board;
  readonly bots: readonly Bot[];
}

/** Tables seen last are kept: batches come back to them. */
const MOST_TABLES = 64;
const tables = new Map<number, Seated>();

function seated({ id, board: names, players }: LabTable): Seated {
  const known = tables.get(id);
  if (known !== undefined) return known;
  const board = boardOn(names);
  const made = { board, bots: players.map((player) => botFor(player, board)) };
  if (tables.size >= MOST_TABLES) tables.delete(tables.keys().next().value as number);
  tables.set(id, made);
  return made;
}

function outcomeOf(game: number, g: Game): Outcome {
  const places = resultOf(g);
  const [mine, theirs] = [0, 1].map((seat) => places.find((place) => place.seat === seat));
  const tied = places.every(({ place }) => place === 1);
  return {
    game,
    lead: (mine?.score.total ?? 0) - (theirs?.score.total ?? 0),
    turns: Math.max(...places.map(({ turns }) => turns)),
    won: !tied && mine?.place === 1,
    tied,
  };
}

function play({ table, seed, from, to, watch }: Extract<LabAsk, { readonly do: "play" }>): LabTold {
  const began = performance.now();
  const { board, bots } = seated(table);
  const hands = table.players.some((player) => player.opening !== undefined)
    ? table.players.map((player) => player.opening?.coins[0] ?? null)
    : undefined;
  const outcomes: Outcome[] = [];
  const ended = (game: number, g: Game): void => {
    if (game < watch) outcomes.push(outcomeOf(game, g));
  };
  const tally = playBatch(board, bots, { seed, from, to, watch }, { hands, ended });
  return { told: "played", tally, took: performance.now() - began, outcomes };
}

/** A game may go on for ever between plans that buy nothing: then it has no end to show, and is shown as it stands. */
function again({ table, seed, game }: Extract<LabAsk, { readonly do: "again" }>): LabTold {
  const { board, bots } = seated(table);
  const g = playAgain(board, bots, seed, game);
  return { told: "again", record: record(g), result: resultOf(g) };
}

/** The cards of a deck that take an Action and give none back. */
function terminalsIn(deck: Deck, board: Board): string[] {
  const actions = actionsByKind(board);
  return [...deck.keys()].filter((id) => actions[board.kind(id)] === 0);
}

function chanceToMeet(deck: Deck, cards: readonly string[], least: number, hands: number): OddsTold {
  const copies = cards.reduce((sum, id) => sum + (deck.get(id) ?? 0), 0);
  if (copies < least) return { chance: 0, cards };
  // Before it is shuffled again every card of a deck has been in hand once.
  if (least === 1 && hands * HAND_SIZE >= sizeOf(deck)) return { chance: 1, cards };
  return { chance: meetWithin(deck, cards, least, hands), cards };
}

function odds(ask: OddsAsk): OddsTold {
  const deck: Deck = new Map(ask.deck.filter(([, n]) => n > 0));
  try {
    if (ask.about === "meet") return chanceToMeet(deck, ask.cards, ask.least, ask.hands);
    if (ask.about === "collide")
      return chanceToMeet(deck, terminalsIn(deck, boardOn(ask.board)), 2, ask.hands);
    const cards = notCountable(deck);
    return cards.length > 0 ? { not: "cards", cards } : { coins: coinsInTurn(deck) };
  } catch (problem) {
    if (!(problem instanceof Reshuffle)) throw problem;
    return { not: "reshuffle" };
  }
}

/** What a plan does, without what is told about it: it may be one of the known ones. */
const bare = ({ name, lists, choose }: Plan): Plan => ({ name, notes: [], needs: [], lists, choose });

function find(
  { board: names, rivals, games, seed }: Extract<LabAsk, { readonly do: "find" }>,
  tell: (told: LabTold) => void,
): void {
  const board = boardOn(names);
  const search = findPlan(board, { games, seed, rivals: [...rivals, ...rivalsOn(board)] });
  for (let step = search.next(); ; step = search.next()) {
    const { plan, improved, games: played, done } = step.value;
    tell({
      told: "found",
      written: writtenOut(bare(plan)),
      improved,
      games: played,
      done,
      last: step.done === true,
    });
    if (step.done === true) return;
  }
}

/** Answers a question of the lab; a search in many steps. */
export function answerLab(ask: LabAsk, tell: (told: LabTold) => void): void {
  switch (ask.do) {
    case "read":
      tell(read(ask.text));
      return;
    case "write":
      tell({ told: "written", written: writtenOut(ask.plan) });
      return;
    case "known":
      tell({ told: "known", plans: rivalsOn(boardOn(ask.board)) });
      return;
    case "marshal":
      tell({ told: "marshal", plan: currentPlan(boardOn(ask.board)) });
      return;
    case "play":
      tell(play(ask));
      return;
    case "again":
      tell(again(ask));
      return;
    case "openings":
      tell({ told: "openings", openings: openingsFor(boardOn(ask.board), ask.split) });
      return;
    case "odds":
      tell({ told: "odds", odds: odds(ask.odds) });
      return;
    case "find":
      find(ask, tell);
  }
}
