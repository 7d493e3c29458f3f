/** Sentences that few pages need are fetched by those that do: see `build/messages.ts`. */
import { isLabLoaded, type Lang, loadLab } from "@fiefdom/text";
import { useEffect, useState } from "react";
import { useSettings } from "./settings.ts";

/** Are they here in the visitor's language? Nobody waits for them who doesn't want them. */
export function useLaterWords(isWanted = true): boolean {
  const lang = useSettings((settings) => settings.lang);
  const [fetched, setFetched] = useState<Lang | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isThere = true;
    loadLab(lang).then(
      () => isThere && setFetched(lang),
      () => {},
    );
    return () => {
      isThere = false;
    };
  }, [isWanted, lang]);
  return fetched === lang || isLabLoaded(lang);
}
