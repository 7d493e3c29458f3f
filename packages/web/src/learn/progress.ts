/** How far the learner has come: chapters done, what was read, where the coach keeps silent. Kept in the browser. */
import { create } from "zustand";

interface Progress {
  readonly done: readonly string[];
  /** By chapter: steps that were read or passed by. */
  readonly read: Readonly<Record<string, readonly string[]>>;
  /** Chapters that are played on without the coach. */
  readonly silent: readonly string[];
}

const KEY = "fiefdom.learn";
const NOTHING: Progress = { done: [], read: {}, silent: [] };

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** Whatever is damaged counts as nothing. */
function stored(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const { done, read, silent } = kept as Record<string, unknown>;
    return {
      done: isList(done) ? done : [],
      read:
        typeof read === "object" && read !== null
          ? Object.fromEntries(Object.entries(read).filter((entry) => isList(entry[1])))
          : {},
      silent: isList(silent) ? silent : [],
    };
  } catch {
    return NOTHING;
  }
}

export const useProgress = create<Progress>(stored);

function change(changed: Partial<Progress>): void {
  useProgress.setState(changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(useProgress.getState()));
  } catch {
    // Then it holds for this visit.
  }
}

const withAll = (list: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...list, ...more]),
];

export function markRead(chapter: string, steps: readonly string[]): void {
  const { read } = useProgress.getState();
  change({ read: { ...read, [chapter]: withAll(read[chapter] ?? [], steps) } });
}

export function markDone(chapter: string): void {
  const { done } = useProgress.getState();
  if (!done.includes(chapter)) change({ done: [...done, chapter] });
}

export function keepSilent(chapter: string, silent: boolean): void {
  const others = useProgress.getState().silent.filter((other) => other !== chapter);
  change({ silent: silent ? [...others, chapter] : others });
}

/** The chapter begins anew; that it was done once stays true. */
export function startOver(chapter: string): void {
  const { read, silent } = useProgress.getState();
  change({
    read: Object.fromEntries(Object.entries(read).filter(([other]) => other !== chapter)),
    silent: silent.filter((other) => other !== chapter),
  });
}
