/** The order of things: conditions, choices between courses, repetition, other players, lasting effects. */
import { type LastingSpec, lastingDef } from "../ability.ts";
import { ask, COURSE, code, LARGEST_NUMBER, NUMBER, valueIn } from "../decisions.ts";
import { type Frame, type Game, kindOf, NONE, NOWHERE, owedTurn, ownerOf, push } from "../game.ts";
import { offering } from "../inside.ts";
import { act, effect, join, type Nested, type Part, type Step, touchesOf, touching } from "../program.ts";
import { ASKS, looking, looksAt, SHARED, type Touch } from "../touch.ts";
import { returnToActionPhase } from "../turn.ts";
import { type Amount, amount, type If } from "./words.ts";

/** Steps around a part, which jump about in it; what they look at comes on top of what it touches. */
const wrap = (before: Step[], inner: Part, after: Step[] = [], more: readonly Touch[] = []): Part => ({
  steps: [...before, ...inner.steps, ...after],
  nested: inner.nested,
  touches: inner.touches === undefined ? undefined : [...more, ...inner.touches],
});

/** Does the parts only if the condition holds. */
export function when(condition: If, ...parts: Part[]): Part {
  const inner = join(parts);
  const skip = inner.steps.length;
  const part = wrap(
    [
      (g, f) => {
        if (!condition(g, f)) f.pc += skip;
      },
    ],
    inner,
    [],
    [looking(condition)],
  );
  return { ...part, guard: condition };
}

/** The same where only the player can see whether it holds: the others can't tell if this was asked. */
export function secretly(condition: If, verb: string, ...parts: Part[]): Part {
  const moment = touching([], (g, f) =>
    g.witness?.({ who: f.who, verb, source: f.card < 0 ? NONE : kindOf(f.card) }),
  );
  return join([moment, when(condition, ...parts)]);
}

export function whenElse(condition: If, yes: Part, no: Part): Part {
  const skipNo = no.steps.length;
  return join([
    when(
      condition,
      wrap([], yes, [
        (_, f) => {
          f.pc += skipNo;
        },
      ]),
    ),
    no,
  ]);
}

/** What is repeated may move any number of tokens. */
const endless = (part: Part): Part => ({
  ...part,
  touches: part.touches?.map((touch) =>
    touch.tokens === undefined
      ? touch
      : { ...touch, tokens: touch.tokens.map(({ n: _, ...tokens }) => tokens) },
  ),
});

/** Repeats the parts as long as the condition holds. */
export function whileTrue(condition: If, ...parts: Part[]): Part {
  const inner = endless(join(parts));
  const length = inner.steps.length;
  return wrap(
    [
      (g, f) => {
        if (!condition(g, f)) f.pc += length + 1;
      },
    ],
    inner,
    [
      (_, f) => {
        f.pc -= length + 2;
      },
    ],
    [looking(condition)],
  );
}

const YES_NO = ["yes", "no"] as const;

/** Asks whether to do the parts. What is asked is named by the verb; it is about "it" or about this card. */
function mayAbout(verb: string, about: (f: Frame) => number, parts: Part[]): Part {
  const inner = join(parts);
  const skip = inner.steps.length;
  const options = [code(COURSE, 0), code(COURSE, 1)];
  return wrap(
    [
      offering(verb, YES_NO, (g, f) =>
        ask(g, f, verb, options, 1, 1, NOWHERE, {
          about: about(f) === NONE ? [] : [kindOf(about(f))],
          labels: YES_NO,
        }),
      ),
      (_, f) => {
        if (valueIn(f.n) === 1) f.pc += skip;
      },
    ],
    inner,
    [],
    [ASKS],
  );
}

export const may = (verb: string, ...parts: Part[]): Part => mayAbout(verb, (f) => f.it, parts);
export const mayThis = (verb: string, ...parts: Part[]): Part => mayAbout(verb, (f) => f.card, parts);

/** A course that can be taken only if something holds. */
export interface Course {
  readonly if: If;
  readonly do: Part;
}

/** What follows is not about the card spoken of so far. */
export const changeTheSubject: Part = touching({ newIt: true }, (_, f) => {
  f.it = NONE;
});

/** Nothing at all: a course of its own where a player may leave things as they are. */
export const nothing: Part = touching([]);

/**
 * One of several courses. Any may be chosen, also one that then cannot be carried out, unless the course
 * itself says when it is open.
 */
export function chooseOne(courses: Readonly<Record<string, Part | Course>>): Part {
  const labels = Object.keys(courses);
  const parts = Object.values(courses).map((course) => ("do" in course ? course.do : course));
  const open = Object.values(courses).map((course) => ("do" in course ? course.if : null));
  const options = labels.map((_, i) => code(COURSE, i));
  // Each course is followed by a jump over the rest.
  const starts: number[] = [];
  let length = 0;
  for (const part of parts) {
    starts.push(length);
    length += part.steps.length + 1;
  }
  const steps: Step[] = [
    offering("choose", labels, (g, f) =>
      ask(
        g,
        f,
        "choose",
        options.filter((_, i) => open[i] === null || open[i]?.(g, f)),
        1,
        1,
        NOWHERE,
        {
          about: f.it === NONE ? [] : [kindOf(f.it)],
          labels,
        },
      ),
    ),
    (_, f) => {
      f.pc += f.n < 0 ? length : starts[valueIn(f.n)];
    },
  ];
  parts.forEach((part, i) => {
    const rest = length - starts[i] - part.steps.length - 1;
    steps.push(...part.steps, (_, f) => {
      f.pc += rest;
    });
  });
  const touches = touchesOf(parts);
  return {
    steps,
    nested: parts.flatMap((part) => part.nested),
    touches: touches === undefined ? undefined : [ASKS, looking(...open), ...touches],
  };
}

/** Which courses were chosen, one bit each, and above them how many are still to be chosen. */
const CHOSEN = 256;

/**
 * So many different ones of these courses: all are chosen before the first is taken, and they are taken in the order
 * in which they stand. Each has registers of its own, which start with those of this effect; what was kept is lost.
 */
export function chooseSome(n: Amount, courses: Readonly<Record<string, Part>>): Part {
  const labels = Object.keys(courses);
  const programs = Object.values(courses).map((part) => effect(part));
  const touches = touchesOf(Object.values(courses));
  const open = (f: Frame): number[] => labels.flatMap((_, i) => ((f.kept >> i) & 1 ? [] : [i]));
  const left = (f: Frame): number => Math.floor(f.kept / CHOSEN);
  return {
    steps: [
      (g, f) => {
        const wanted = Math.max(0, Math.min(amount(n, g, f), labels.length));
        f.kept = wanted === labels.length ? (1 << wanted) - 1 : wanted * CHOSEN;
      },
      offering("choose", labels, (g, f) => {
        if (left(f) === 0) {
          f.pc++;
          return;
        }
        const options = open(f).map((i) => code(COURSE, i));
        ask(g, f, "choose", options, 1, 1, NOWHERE, {
          about: f.it === NONE ? [] : [kindOf(f.it)],
          labels,
        });
      }),
      (_, f) => {
        f.kept = (f.kept | (1 << valueIn(f.n))) - CHOSEN;
        f.pc -= 2;
      },
      (g, f) => {
        for (let i = labels.length - 1; i >= 0; i--) {
          if (((f.kept >> i) & 1) === 0) continue;
          const course = push(g, programs[i].index, f.who, f.card, f.by);
          course.it = f.it;
          course.at = f.at;
          course.them = f.them;
          course.mask = f.mask;
        }
        f.kept = 0;
      },
    ],
    nested: programs,
    touches: touches === undefined ? undefined : [ASKS, looking(n), ...touches],
  };
}

function forPlayers(inner: Part, youToo: boolean, affected: (f: Frame, seat: number) => boolean): Part {
  const program = effect(inner);
  return {
    steps: [
      (g, f) => {
        const seats = g.players.length;
        const offset = f.turnOf + 1;
        if (offset > seats || (offset === seats && !youToo)) {
          f.turnOf = 0;
          return;
        }
        f.turnOf++;
        f.pc--;
        const seat = (f.who + offset) % seats;
        if (!affected(f, seat)) return;
        const other = push(g, program.index, seat, f.card, f.who);
        other.it = f.it;
        other.at = f.at;
        other.n = f.n;
        other.kept = f.kept;
        other.them = f.them;
      },
    ],
    nested: [program],
    touches: [{ others: { touches: program.touches, youToo } }],
  };
}

/** Each other player in turn order, except those whom a reaction left untouched. */
export const eachOtherPlayer = (...parts: Part[]): Part =>
  forPlayers(join(parts), false, (f, seat) => (f.mask & (1 << seat)) === 0);

/** Every player once, beginning with the one to the left and ending with oneself. */
export const aroundTheTable = (...parts: Part[]): Part => forPlayers(join(parts), true, () => true);

/** Only the player to the left. */
export function leftNeighbour(...parts: Part[]): Part {
  const program = effect(...parts);
  return {
    steps: [
      (g, f) => {
        const other = push(g, program.index, (f.who + 1) % g.players.length, f.card, f.who);
        other.it = f.it;
        other.at = f.at;
        other.n = f.n;
        other.kept = f.kept;
      },
    ],
    nested: [program],
    touches: [{ others: { touches: program.touches, youToo: false } }],
  };
}

/** Whoever made this happen does the parts. */
export function whoDidThat(...parts: Part[]): Part {
  const program = effect(...parts);
  return {
    steps: [
      (g, f) => {
        const other = push(g, program.index, f.by, f.card, f.who);
        other.it = f.it;
        other.at = f.at;
      },
    ],
    nested: [program],
    touches: [{ newIt: true, others: { touches: program.touches, youToo: true } }],
  };
}

/** Asks for a number up to the most there may be; it is kept. */
export const askHowMany = (verb: string, most: Amount): Part =>
  touching(
    [ASKS, looking(most)],
    (g, f) => {
      const numbers = Math.min(amount(most, g, f), LARGEST_NUMBER) + 1;
      const options = Array.from({ length: numbers }, (_, n) => code(NUMBER, n));
      ask(g, f, verb, options, 1, 1, NOWHERE);
    },
    (_, f) => {
      f.kept = valueIn(f.n);
    },
  );

const coinsLeft: Amount = looksAt(SHARED.coins, (g: Game) => g.coins);
const someKept: If = looksAt(0, (_: Game, f: Frame) => f.kept > 0);

/** On buying this: pay any number of coins more, and if that is more than none, do the parts. The number is kept. */
export const overpay = (...parts: Part[]): Part =>
  join([
    askHowMany("overpay", coinsLeft),
    touching({ writes: SHARED.coins }, (g, f) => {
      g.coins -= f.kept;
    }),
    when(someKept, ...parts),
  ]);

/** Does the parts as often as the number says that was kept, counting it down. */
export const forEachKept = (...parts: Part[]): Part =>
  whileTrue(
    someKept,
    touching({}, (_, f) => {
      f.kept--;
    }),
    ...parts,
  );

/** Sets up an effect that outlives this one. It remembers this card, `n`, `them` and who is untouched. */
export function lasting(spec: LastingSpec): Part {
  const def = lastingDef(spec);
  return {
    steps: [(g, f) => addLasting(g, f, def)],
    nested: [def],
    touches: [{ writes: SHARED.lasting, lasts: def }],
  };
}

function addLasting(g: Game, f: Frame, def: Nested): void {
  const { who, card, n, them, mask } = f;
  g.lasting = [...g.lasting, { id: g.serial++, def: def.index, who, card, n, them, mask }];
}

/** Something to remember for the rest of the turn: a card that was named. */
export function nameThisTurn(): {
  readonly note: Part;
  readonly isNamed: (g: Game, kind: number) => boolean;
} {
  const def = lastingDef({ until: "endOfTurn", names: true });
  return {
    note: {
      steps: [
        (g, f) => {
          f.n = kindOf(f.it);
          addLasting(g, f, def);
        },
      ],
      nested: [def],
      touches: [{ writes: SHARED.lasting }],
    },
    isNamed: (g, kind) => g.lasting.some((e) => e.def === def.index && e.n === kind),
  };
}

/** The answer of a player who was asked by another's effect goes back to that effect as "it". */
export const tellIt: Part = touching([], (g, f) => {
  const asker = g.stack[g.stack.length - 2];
  asker.it = f.it;
  asker.at = f.at;
});

/** The cards that another player revealed go back to the effect that asked for them. */
export const tellThem: Part = act((g, f) => {
  g.stack[g.stack.length - 2].them = f.them;
});

/** The chosen cards of this player, if something was done with them, join "them" of the effect that asked. */
export const tellPicked: Part = act((g, f) => {
  const asker = g.stack[g.stack.length - 2];
  if (f.n > 0) asker.them = [...asker.them, ...f.picked];
});

/** How many the player asked by another's effect did, for that effect. */
export const tellHowMany: Part = touching([], (g, f) => {
  g.stack[g.stack.length - 2].n = f.n;
});

/**
 * The lasting effect that this is carrying out goes on with the cards that are left of "them". No other effect
 * minds: it is nobody's but this one's.
 */
export const goOnWithTheRest: Part = touching([], (g, f) => {
  g.lasting =
    f.them.length > 0
      ? g.lasting.map((e) => (e.id === f.lasting ? { ...e, them: f.them } : e))
      : g.lasting.filter((e) => e.id !== f.lasting);
});

/** For the rest of the turn. */
export const thisTurn = (spec: Omit<LastingSpec, "until">): Part => lasting({ ...spec, until: "endOfTurn" });

/** The lasting effect that this is carrying out has done its work. */
export const itIsDone: Part = touching([], (g, f) => {
  g.lasting = g.lasting.filter((e) => e.id !== f.lasting);
});

/** Back to the Action phase. */
export const backToActionPhase: Part = touching({ reads: SHARED.phase, writes: SHARED.phase }, (g) =>
  returnToActionPhase(g),
);

/** Would another turn, owed now, be taken, with at most so many in a row? */
export const wouldBeTaken =
  (inARow: number): If =>
  (g, f) =>
    g.again + 1 + g.extraTurns.filter((owed) => ownerOf(owed) === f.who).length < inARow;

/** Another turn for this player, after this one; lost if it would be one more in a row than the most allowed. */
export const extraTurn = (limit: { readonly inARow?: number } = {}): Part =>
  touching({ writes: SHARED.turns }, (g, f) => {
    g.extraTurns = [...g.extraTurns, owedTurn(f.who, limit.inARow ?? 0)];
  });

/**
 * The player to the left takes another turn after this one in which you decide: you see what they see, gain what
 * they would gain, and what is trashed of theirs comes back to them when it ends.
 */
export const decideForLeftNeighbour: Part = touching({ writes: SHARED.turns }, (g, f) => {
  g.extraTurns = [...g.extraTurns, owedTurn((f.who + 1) % g.players.length, 0, f.who)];
});
