/** Sitting down at a puzzle: a worker has its position and its answer, and says what is asked and how it was judged. */
import type {
  FromWorker,
  Judged,
  Look,
  Outline,
  Posed,
  PuzzleReply,
  ReplayReply,
  ToWorker,
} from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import type { Listed } from "@fiefdom/puzzles/listed";
import { botNames } from "../session/open.ts";
import { catchUp, sitDown } from "../session/session.ts";
import { useSettings } from "../settings.ts";
import { say } from "../words.ts";

export interface Solver {
  posed(posed: Posed): void;
  judged(judged: Judged): void;
  /** Of what is shown step by step. */
  outlined(outline: Outline): void;
}

export interface AtPuzzle {
  tell(number: number): void;
  look(look: Look): void;
  leave(): void;
}

export function openPuzzle({ kind, id }: Listed, shown: boolean, solver: Solver): AtPuzzle {
  let post: (message: ToWorker) => void = () => {};
  const leave = sitDown((hearing) => {
    const worker = new LocalWorker();
    post = (message) => worker.postMessage(message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker | ReplayReply | PuzzleReply>) => {
      switch (data.type) {
        case "opened":
          hearing.opened();
          return;
        case "failed":
          hearing.failed(data.code === "broken" ? "stopped" : data.code, data.message);
          return;
        case "posed":
          solver.posed(data.posed);
          return;
        case "judged":
          solver.judged(data.judged);
          return;
        case "outline":
          solver.outlined(data.outline);
          return;
        case "keep":
        case "sight":
        case "planWanted":
        case "helpWanted":
          return;
        default:
          hearing.heard(data);
          // Nobody else moves here: what came is what was asked for.
          catchUp();
      }
    };
    worker.onerror = (event) => hearing.failed("stopped", event.message || "The worker stopped.");
    const { name, lang } = useSettings.getState();
    const names = [name === "" ? say(lang, "you") : name, ...botNames(lang)];
    post({ type: "puzzle", kind, id, names, shown });
    return { send: post, close: () => worker.terminate() };
  });
  return {
    tell: (number) => post({ type: "tell", number }),
    look: (look) => post({ type: "look", look }),
    leave,
  };
}
