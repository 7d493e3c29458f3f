/** Opening a lesson: the game of a chapter that was left, or a new one. It never touches the visitor's own game. */
import type { Keepsake, LocalRequest } from "@fiefdom/local";
import { connectLocally } from "../session/local.ts";
import { botNames } from "../session/open.ts";
import { getUp, sitDown } from "../session/session.ts";
import { useSettings } from "../settings.ts";
import { say } from "../words.ts";
import { startOver } from "./progress.ts";
import type { Chapter } from "./script.ts";

const keyOf = (chapter: string): string => `fiefdom.lesson.${chapter}`;

/** The chapter's game if it was left in the middle; null also if the lesson has changed since. */
export function keptLesson(chapter: Chapter): Keepsake | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(chapter.id)) ?? "null") as Keepsake | null;
    return JSON.stringify(kept?.setting.lesson) === JSON.stringify(chapter.lesson) ? kept : null;
  } catch {
    return null;
  }
}

function keep(chapter: string, kept: Keepsake): void {
  try {
    localStorage.setItem(keyOf(chapter), JSON.stringify(kept));
  } catch {
    // Then the lesson can't be left and gone on with; it can be played.
  }
}

export function forgetLesson(chapter: string): void {
  startOver(chapter);
  try {
    localStorage.removeItem(keyOf(chapter));
  } catch {
    // Nothing was kept either.
  }
}

/** Sits down at the table of a chapter. Gives what to call when the page is left. */
export function openLesson(chapter: Chapter): () => void {
  const kept = keptLesson(chapter);
  if (kept === null) forgetLesson(chapter.id);
  let open = true;
  // Whoever has sat down elsewhere by now has left this table already.
  let leave = (): void => {
    if (open) getUp();
  };
  sitDown((hearing) => {
    const failed = (code: string, message: string): void => {
      forgetLesson(chapter.id);
      // A game that can't be taken up again must not bar the way to a new one.
      if (kept === null) hearing.failed(code, message);
      else leave = openLesson(chapter);
    };
    const request = kept === null ? newGame(chapter) : ({ type: "resume", kept } as const);
    const connection = connectLocally(request, { ...hearing, failed }, (now) => keep(chapter.id, now));
    return {
      send: connection.send,
      close: () => {
        open = false;
        connection.close();
      },
    };
  });
  return () => leave();
}

function newGame(chapter: Chapter): LocalRequest {
  const { name, lang } = useSettings.getState();
  return {
    type: "open",
    wishes: {
      kingdom: { from: "list", piles: [...chapter.kingdom] },
      landscapes: [...(chapter.landscapes ?? [])],
      colonies: chapter.colonies === true,
      seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
    },
    names: [name === "" ? say(lang, "you") : name, botNames(lang)[0]],
    seed: chapter.id,
    lesson: chapter.lesson,
  };
}
