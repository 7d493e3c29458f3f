/**
 * The way to a recorded game: a worker plays it, and the session shows what the worker sends as it would show
 * any table. Whoever steps or drags faster than the table can be drawn gets the last moment they asked for.
 */
import type { FromWorker, Look, Outline, ReplayReply, ToWorker } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import { Advice } from "../session/advice.ts";
import { catchUp, sitDown } from "../session/session.ts";
import type { RecordedGame } from "./game.ts";

export interface Viewing {
  look(look: Look): void;
  leave(): void;
}

export interface Viewer {
  outlined(outline: Outline): void;
  failed(): void;
}

export function watch(game: RecordedGame, names: readonly string[], first: Look, viewer: Viewer): Viewing {
  let busy = true;
  let wanted: Look | null = null;
  let post: (message: ToWorker) => void = () => {};
  const next = (): void => {
    busy = wanted !== null;
    if (wanted !== null) post({ type: "look", look: wanted });
    wanted = null;
  };
  const leave = sitDown((hearing) => {
    const worker = new LocalWorker();
    post = (message) => worker.postMessage(message);
    const advice = new Advice(post);
    worker.onmessage = ({ data }: MessageEvent<FromWorker | ReplayReply>) => {
      switch (data.type) {
        case "opened":
          hearing.opened();
          return;
        case "sight":
          advice.sighted(data.n, data.sight);
          return;
        case "failed":
          viewer.failed();
          return;
        case "outline":
          viewer.outlined(data.outline);
          return;
        case "why":
        case "position":
        case "refused":
          hearing.heard(data);
          return;
        case "welcome":
        case "play":
          hearing.heard(data);
          // Moves don't wait in line here: whoever asked for a moment wants to see it.
          catchUp();
          next();
      }
    };
    worker.onerror = () => viewer.failed();
    post({
      type: "replay",
      record: game.record,
      names,
      bots: game.seats.map((seat) => seat.bot ?? ""),
      look: first,
      ...(game.result === null ? {} : { result: game.result }),
    });
    return {
      send: (message) => {
        if (message.type === "hint") void advice.hint(message.id, hearing.heard);
        else post(message);
      },
      close: () => {
        advice.close();
        worker.terminate();
      },
    };
  });
  return {
    look: (look) => {
      wanted = look;
      if (!busy) next();
    },
    leave,
  };
}

/** The outline of a game and nothing else; null if it can't be played. */
export function outlineOf(game: RecordedGame): { readonly outline: Promise<Outline | null>; cancel(): void } {
  const worker = new LocalWorker();
  const outline = new Promise<Outline | null>((done) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker | ReplayReply>) => {
      if (data.type === "opened") {
        const hello: ToWorker = { type: "hello", protocol: 1, seen: null };
        worker.postMessage(hello);
      } else if (data.type === "outline") done(data.outline);
      else if (data.type === "failed") done(null);
    };
    worker.onerror = () => done(null);
  }).finally(() => worker.terminate());
  const request: ToWorker = {
    type: "replay",
    record: game.record,
    names: game.seats.map((seat) => seat.name),
    bots: game.seats.map((seat) => seat.bot ?? ""),
    look: { at: 0, seat: 0, open: false, result: false },
  };
  worker.postMessage(request);
  return { outline, cancel: () => worker.terminate() };
}
