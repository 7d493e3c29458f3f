/** The rulings on a card in the visitor's language. They come when somebody first reads one: until then, none. */
import { hasRulings, loadRulings, type Ruling, rulings } from "@fiefdom/text/rulings";
import { useEffect, useState } from "react";
import { useWords } from "../words.ts";

const NONE: readonly Ruling[] = [];

export function useRulings(id: string | null, ruleset?: "printed" | "current"): readonly Ruling[] {
  const { lang } = useWords();
  const [, arrived] = useState("");
  const there = hasRulings(lang);
  const wanted = id !== null && !there;
  useEffect(() => {
    // Without them a card is still itself; the next one that is read asks again.
    if (wanted)
      loadRulings(lang).then(
        () => arrived(lang),
        () => {},
      );
  }, [wanted, lang]);
  return id === null || !there ? NONE : rulings(id, lang, ruleset);
}
