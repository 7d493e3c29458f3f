/** What a turn is about, told from what happens in it. */
import { actionsByKind } from "@fiefdom/bots/plan/actions";
import { actOf, BUY_IT, PLAY_IT } from "@fiefdom/engine/decisions";
import { endingOf } from "@fiefdom/engine/ending";
import { type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import { owned } from "@fiefdom/engine/score";
import { ATTACK, DURATION, TREASURE, VICTORY } from "@fiefdom/engine/types";
import type { Theme } from "./puzzle.ts";

/** Two Actions in hand that give no other: only one of them can be played as it is. */
function isTight(g: Game): boolean {
  const actions = actionsByKind(g.board);
  const { hand } = g.players[g.player];
  return g.actions === 1 && hand.filter((card) => actions[kindOf(card)] === 0).length >= 2;
}

/** Of the turn from one position to another, with what was asked and answered on the way. */
export function themesOf(
  from: Game,
  to: Game,
  asked: readonly Decision[],
  answers: readonly (readonly number[])[],
): Theme[] {
  const { board } = from;
  const seat = from.player;
  const before = owned(from, seat);
  const after = owned(to, seat);
  const gained = board.kinds.map((_, kind) => kind).filter((kind) => after[kind] > before[kind]);
  const doing = (act: number): number[] =>
    answers.flatMap((chosen) => chosen.filter((option) => actOf(option) === act).map(kindOf));
  const played = [
    ...doing(PLAY_IT),
    ...answers.flatMap((chosen, i) => (asked[i].verb === "play" ? chosen.map(kindOf) : [])),
  ];
  const isPlayed = (test: (kind: number) => boolean): boolean => played.some(test);
  const has = (trait: "draw" | "again") => (kind: number) =>
    board.kinds[kind].traits?.includes(trait) === true;
  const ended = to.over ? endingOf(to) : null;
  const found: Record<Theme, boolean> = {
    "three-piles": ended !== null && to.emptyPiles >= 3,
    greening: gained.some((kind) => (board.types[kind] & VICTORY) !== 0),
    trashing: to.trash.length > from.trash.length,
    gaining: asked.some((d) => d.verb === "gain"),
    drawing: isPlayed(has("draw")),
    throning: isPlayed(has("again")),
    durations: isPlayed((kind) => (board.types[kind] & DURATION) !== 0),
    attacks: isPlayed((kind) => (board.types[kind] & ATTACK) !== 0),
    treasures: isPlayed((kind) => (board.types[kind] & TREASURE) !== 0),
    debt: from.players[seat].debt !== to.players[seat].debt,
    tokens: from.players[seat].vp !== to.players[seat].vp,
    landscapes: doing(BUY_IT).some((kind) => board.pileOf[kind] < 0),
    terminals: isTight(from),
    opening: false,
    reactions: false,
  };
  return (Object.keys(found) as Theme[]).filter((theme) => found[theme]);
}
