/** The long texts in the visitor's language, fetched when a page wants them. */
import type { Lang } from "@fiefdom/text";
import { type Lessons, loadLessons, loadRules, type Rules } from "@fiefdom/text/learn";
import { useEffect, useState } from "react";
import { useWords } from "../words.ts";

/** Undefined until they are there, null if they can't be had. Those of the last language stay meanwhile. */
function useTexts<T>(load: (lang: Lang) => Promise<T>): T | null | undefined {
  const { lang } = useWords();
  const [texts, setTexts] = useState<T | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    load(lang).then(
      (loaded) => {
        if (wanted) setTexts(loaded);
      },
      () => {
        if (wanted) setTexts((before) => before ?? null);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, lang]);
  return texts;
}

export const useLessons = (): Lessons | null | undefined => useTexts(loadLessons);
export const useRules = (): Rules | null | undefined => useTexts(loadRules);
