/** The words of the rulings page in each language, besides those that the game has anyway. */
import type { Lang } from "@fiefdom/text";

export interface PageWords {
  readonly title: string;
  readonly about: string;
  /** The heads of the table. */
  readonly columns: readonly [cards: string, scenarios: string, rulings: string, quoted: string];
  readonly together: string;
  readonly basic: string;
  readonly kingdom: string;
  readonly split: string;
  readonly printed: string;
  readonly current: string;
  readonly pile: string;
  /** Between the coins and the Debt of a cost. */
  readonly and: string;
  readonly sources: Readonly<Record<"rulebook" | "wiki" | "compendium" | "own", string>>;
  readonly rules: Readonly<Record<"printed" | "current", string>>;
  readonly further: string;
  readonly scenarios: string;
  readonly bare: string;
  readonly general: string;
  readonly generalAbout: string;
}

export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  pl: "Polski",
  he: "עברית",
};

export const PAGE_WORDS: Readonly<Record<Lang, PageWords>> = {
  en: {
    title: "Rulings",
    about:
      "Every card, Event and Landmark with its rulings and the [scenarios](SCENARIOS.md) that test them. A ruling with ✓ is quoted by the scenarios linked behind it; one with ○ is quoted by none yet, so a scenario for it is welcome. Each scenario can be read as an example and run with `npx fiefdom scenario FILE`. Unless marked, a scenario holds under both rulesets.",
    columns: ["cards", "scenarios about them", "rulings", "quoted by a scenario"],
    together: "together",
    basic: "Basic cards",
    kingdom: "Kingdom cards",
    split: "split piles and Castles",
    printed: "Printed",
    current: "Current",
    pile: "pile",
    and: "and",
    sources: { rulebook: "rulebook", wiki: "wiki", compendium: "compendium", own: "own" },
    rules: { printed: "printed rules", current: "current rules" },
    further: "Further scenarios:",
    scenarios: "Scenarios:",
    bare: "Without any scenario so far:",
    general: "The rules in general",
    generalAbout: "Scenarios that are about no card in particular.",
  },
  de: {
    title: "Klarstellungen",
    about:
      "Alle Karten, Ereignisse und Landmarken mit ihren Klarstellungen und den [Szenarien](SCENARIOS.md), die sie prüfen; die Szenarien selbst sind englisch geschrieben. Eine Klarstellung mit ✓ wird von den Szenarien zitiert, die in den dahinter genannten Dateien stehen; eine mit ○ noch von keinem. Jedes Szenario lässt sich als Beispiel lesen und mit `npx fiefdom scenario DATEI` ausführen.",
    columns: ["Karten", "Szenarien dazu", "Klarstellungen", "von einem Szenario zitiert"],
    together: "zusammen",
    basic: "Basiskarten",
    kingdom: "Königreichkarten",
    split: "gemischte Stapel und Schlösser",
    printed: "Gedruckt",
    current: "Heute",
    pile: "Stapel",
    and: "und",
    sources: { rulebook: "Spielregel", wiki: "Wiki", compendium: "Kompendium", own: "eigene" },
    rules: { printed: "gedruckte Regeln", current: "heutige Regeln" },
    further: "Weitere Szenarien:",
    scenarios: "Szenarien:",
    bare: "Bisher ohne Szenario:",
    general: "Die Regeln im Allgemeinen",
    generalAbout: "Szenarien, in denen es um keine bestimmte Karte geht.",
  },
  nl: {
    title: "Verduidelijkingen",
    about:
      "Alle kaarten, gebeurtenissen en bezienswaardigheden met hun verduidelijkingen en de [scenario’s](SCENARIOS.md) die ze toetsen; de scenario’s zelf zijn in het Engels geschreven. Een verduidelijking met ✓ wordt aangehaald door scenario’s in de bestanden die erachter staan; een met ○ nog door geen enkel. Elk scenario is als voorbeeld te lezen en uit te voeren met `npx fiefdom scenario BESTAND`.",
    columns: ["kaarten", "scenario’s erover", "verduidelijkingen", "aangehaald door een scenario"],
    together: "samen",
    basic: "Standaardkaarten",
    kingdom: "koninkrijkkaarten",
    split: "gecombineerde stapels en Kastelen",
    printed: "Gedrukt",
    current: "Nu",
    pile: "stapel",
    and: "en",
    sources: { rulebook: "spelregels", wiki: "wiki", compendium: "compendium", own: "eigen" },
    rules: { printed: "gedrukte regels", current: "huidige regels" },
    further: "Verdere scenario’s:",
    scenarios: "Scenario’s:",
    bare: "Nog zonder scenario:",
    general: "De regels in het algemeen",
    generalAbout: "Scenario’s die niet over een bepaalde kaart gaan.",
  },
  pl: {
    title: "Wyjaśnienia",
    about:
      "Wszystkie karty, Zdarzenia i Krajobrazy z wyjaśnieniami oraz [scenariuszami](SCENARIOS.md), które je sprawdzają; same scenariusze są napisane po angielsku. Wyjaśnienie ze znakiem ✓ jest przytoczone w scenariuszach z podanych za nim plików; wyjaśnienie ze znakiem ○ jeszcze w żadnym. Każdy scenariusz można czytać jako przykład i uruchomić poleceniem `npx fiefdom scenario PLIK`.",
    columns: ["karty", "scenariusze o nich", "wyjaśnienia", "przytoczone w scenariuszu"],
    together: "razem",
    basic: "Karty podstawowe",
    kingdom: "karty Królestwa",
    split: "stosy mieszane i Zamki",
    printed: "W druku",
    current: "Dziś",
    pile: "stos",
    and: "i",
    sources: { rulebook: "instrukcja", wiki: "wiki", compendium: "kompendium", own: "własne" },
    rules: { printed: "zasady drukowane", current: "zasady dzisiejsze" },
    further: "Dalsze scenariusze:",
    scenarios: "Scenariusze:",
    bare: "Jeszcze bez scenariusza:",
    general: "Zasady ogólne",
    generalAbout: "Scenariusze, które nie dotyczą żadnej konkretnej karty.",
  },
  he: {
    title: "הבהרות",
    about:
      "כל הקלפים, האירועים וציוני הדרך עם ההבהרות עליהם ועם [התרחישים](SCENARIOS.md) שבודקים אותן; התרחישים עצמם כתובים באנגלית. הבהרה עם ✓ מצוטטת בתרחישים שבקבצים הרשומים אחריה; הבהרה עם ○ עוד לא צוטטה באף תרחיש. כל תרחיש אפשר לקרוא כדוגמה ולהריץ בפקודה `npx fiefdom scenario FILE`.",
    columns: ["קלפים", "תרחישים עליהם", "הבהרות", "מצוטטות בתרחיש"],
    together: "יחד",
    basic: "קלפי הבסיס",
    kingdom: "קלפי ממלכה",
    split: "ערמות מפוצלות וטירות",
    printed: "כמודפס",
    current: "היום",
    pile: "ערמה",
    and: "ועוד",
    sources: { rulebook: "חוברת ההוראות", wiki: "ויקי", compendium: "קומפנדיום", own: "משלנו" },
    rules: { printed: "החוקים המודפסים", current: "החוקים של היום" },
    further: "תרחישים נוספים:",
    scenarios: "תרחישים:",
    bare: "עדיין בלי תרחיש:",
    general: "החוקים בכלל",
    generalAbout: "תרחישים שאינם עוסקים בקלף מסוים.",
  },
};
