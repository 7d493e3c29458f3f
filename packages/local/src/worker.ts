/**
 * The web worker: one table, opened by the first message; or one search for a plan, somebody who thinks in a
 * player's place, or help with thinking, for a table elsewhere.
 */
import { Helped } from "@fiefdom/bots/helped";
import { lookFurther, PLAN_VERSION, ROUNDS } from "@fiefdom/bots/marshal";
import { bookPlan } from "@fiefdom/bots/plan/book";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardFor } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { lookAtHabits } from "./habits.ts";
import { helpThinking, joinHelper } from "./help.ts";
import type { LabReply, LabRequest, LabTold } from "./lab/messages.ts";
import type {
  AdviceReply,
  FoundPlan,
  FromWorker,
  HabitsReply,
  LocalRequest,
  PastReply,
  PlanReply,
  PuzzleReply,
  PuzzleRequest,
  ReplayReply,
  ReviewReply,
  ToWorker,
} from "./messages.ts";
import { goOnFrom, openAt, openTable } from "./open.ts";
import { planFor, type Surroundings } from "./opponents.ts";
import { findPuzzle, PuzzleTable } from "./puzzle.ts";
import { helpReview, reviewHere } from "./review.ts";
import { Showing } from "./showing.ts";
import { LocalTable } from "./table.ts";
import { Adviser } from "./weigh.ts";

type Said =
  | FromWorker
  | PastReply
  | ReplayReply
  | PlanReply
  | AdviceReply
  | PuzzleReply
  | ReviewReply
  | HabitsReply
  | LabReply;

interface Port {
  postMessage(message: Said): void;
  onmessage: ((event: { readonly data: ToWorker }) => void) | null;
}

const port = globalThis as unknown as Port;
const post = (message: Said): void => port.postMessage(message);
let table: LocalTable | Showing | PuzzleTable | null = null;
let adviser: Adviser | null = null;
let planCame: (plan: Plan) => void = () => {};
let betterCame: (plan: Plan) => void = () => {};

let wanted = false;
const helped = new Helped();

/** Bots may play on for so long before messages are looked at again. */
const BREATH_MS = 12;
let breathed = 0;

const around: Surroundings = {
  pause: async () => {
    if (performance.now() - breathed < BREATH_MS) return;
    await new Promise((go) => setTimeout(go));
    breathed = performance.now();
  },
  findPlan: (board, better, found) => {
    planCame = found;
    betterCame = better;
    post({ type: "planWanted", setUp: setUpNames(board), version: PLAN_VERSION });
  },
  helpers: () => {
    if (!wanted) post({ type: "helpWanted" });
    wanted = true;
    return helped.helpers;
  },
  keep,
};

function keep(): void {
  if (table instanceof LocalTable) post({ type: "keep", kept: table.keepsake() });
}

type TableRequest = Exclude<
  LocalRequest,
  {
    readonly type:
      | "findPlan"
      | "consider"
      | "judge"
      | "prepare"
      | "puzzle"
      | "review"
      | "helpReview"
      | "helpThink"
      | "habits"
      | "lab";
  }
>;

function tableFor(request: TableRequest): LocalTable | Showing {
  switch (request.type) {
    case "open": {
      const { wishes, names, seed, lesson, first, follows } = request;
      return openTable(wishes, names, seed, post, lesson, { ...around, first, follows });
    }
    case "resume":
      return LocalTable.resume(request.kept, post, around);
    case "goOn":
      return goOnFrom(request, post, around);
    case "at":
      return openAt(request, post, around);
    case "replay":
      return new Showing(request, post);
  }
}

function fail(problem: unknown): void {
  const { code, message } = problem as { code?: string; message: string };
  post({ type: "failed", code: code ?? "broken", message });
}

function open(request: TableRequest): void {
  try {
    table = tableFor(request);
    post({ type: "opened" });
  } catch (problem) {
    fail(problem);
  }
}

/** Round after round; the first only where nothing was found before. */
function findPlans(board: Board, from: FoundPlan | null): void {
  const tell = (found: FoundPlan): void =>
    post({ type: "planFound", found, isLast: found.rounds === ROUNDS || bookPlan(board) !== undefined });
  const first = (): FoundPlan => {
    const plan = planFor(board, ({ done, better }) => post({ type: "planning", done, better }));
    const found = { plan, rounds: 1 };
    tell(found);
    return found;
  };
  for (const found of lookFurther(board, from ?? first())) if (found !== null) tell(found);
}

/** Its file is fetched first. */
async function openPuzzle(request: PuzzleRequest): Promise<void> {
  try {
    table = new PuzzleTable(await findPuzzle(request), request, post);
    post({ type: "opened" });
  } catch (problem) {
    fail(problem);
  }
}

/** Its code is fetched by whoever asks it first: a table has no use for it. */
async function askLab({ id, ask }: LabRequest): Promise<void> {
  const tell = (told: LabTold): void => post({ type: "lab", id, told });
  try {
    const { answerLab } = await import("./lab/answer.ts");
    answerLab(ask, tell);
  } catch (problem) {
    tell({ told: "problem", message: problem instanceof Error ? problem.message : String(problem) });
  }
}

port.onmessage = ({ data }) => {
  switch (data.type) {
    case "open":
    case "resume":
    case "goOn":
    case "at":
    case "replay":
      open(data);
      return;
    case "puzzle":
      void openPuzzle(data);
      return;
    case "findPlan":
      findPlans(boardFor(data.setUp), data.from);
      return;
    case "consider":
    case "judge":
    case "prepare":
      adviser ??= new Adviser();
      // What can't be weighed is an error of this program, and whoever asked hears of it as one.
      void adviser.advise(data).then((reply) => {
        if (reply !== null) post(reply);
      });
      return;
    case "sight":
      post({ type: "sight", n: data.n, sight: table?.sight() ?? null });
      return;
    case "review":
      // A game that can't be judged is one that this version can't play, or that is not over.
      reviewHere(data, post).catch(() => post({ type: "unreviewed" }));
      return;
    case "lab":
      void askLab(data);
      return;
    case "helpReview":
      helpReview(data.port);
      return;
    case "helpThink":
      helpThinking(data.port);
      return;
    case "helper":
      joinHelper(helped, data.port);
      return;
    case "helperGone":
      helped.lose(data.number);
      return;
    case "habits":
      void lookAtHabits(data, post);
      return;
    case "plan":
      if (data.plan !== null) planCame(data.plan);
      return;
    case "betterPlan":
      betterCame(data.plan);
      return;
    case "past":
      if (table instanceof LocalTable) post({ type: "past", id: data.id, view: table.past(data.told) });
      return;
    case "look":
      if (table instanceof Showing || table instanceof PuzzleTable) table.look(data.look);
      return;
    case "tell":
      if (table instanceof PuzzleTable) table.tell(data.number);
      return;
    default:
      table?.hear(data);
  }
};
