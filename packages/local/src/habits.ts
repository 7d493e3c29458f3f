/** A player's finished games looked at together, one after the other, in a worker. */
import { lookForPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardFor } from "@fiefdom/cards";
import { type GameTraits, habitsIn, LAST_GAMES, traitsOf } from "@fiefdom/review/habits";
import type { HabitsReply, HabitsRequest } from "./messages.ts";

/** Games that the search for each board's plan may play: a second, for there are many boards. */
const FOR_A_PLAN = 6000;

const breath = (): Promise<void> => new Promise((go) => setTimeout(go));

function planFor(record: HabitsRequest["games"][number]["record"]): Plan {
  const search = lookForPlan(boardFor(record.setUp), FOR_A_PLAN);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

export async function lookAtHabits(
  { games }: HabitsRequest,
  post: (said: HabitsReply) => void,
): Promise<void> {
  const last = games.slice(0, LAST_GAMES);
  const traits: GameTraits[] = [];
  for (const { record, seat, known } of last) {
    post({ type: "habitsGoing", done: traits.length, of: last.length });
    await breath();
    traits.push(known ?? told(() => traitsOf(record, seat, planFor(record))));
  }
  post({ type: "habits", found: habitsIn(traits), traits });
}

/** A game that this version can't play says nothing. */
function told(look: () => GameTraits): GameTraits {
  try {
    return look();
  } catch {
    return {};
  }
}
