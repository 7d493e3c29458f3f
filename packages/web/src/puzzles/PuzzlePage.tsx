/** One puzzle, answered at a table: asked, judged, and shown step by step. */
import type { Judged, Outline, Posed } from "@fiefdom/local";
import type { Listed } from "@fiefdom/puzzles/listed";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRulings } from "../cards/useRulings.ts";
import { SiteBar } from "../pages/Site.tsx";
import { go } from "../router.ts";
import { Seated } from "../table/Seated.tsx";
import { Table } from "../table/Table.tsx";
import { Link } from "../ui/Link.tsx";
import { usePageClass } from "../ui/usePageClass.ts";
import { useWords } from "../words.ts";
import { report } from "./account.ts";
import { nextAfter, puzzleOf, todays } from "./list.ts";
import { type Change, note, useMemory } from "./memory.ts";
import { type AtPuzzle, openPuzzle } from "./open.ts";
import { Question } from "./Question.tsx";
import { Steps } from "./Steps.tsx";
import { Verdict } from "./Verdict.tsx";
import "../learn/coach.css";
import "./puzzles.css";

export function PuzzlePage({ id }: { readonly id: string }) {
  const { t } = useWords();
  // The day may end while its puzzle is looked at: then this stays the one.
  const [puzzle] = useState(() => puzzleOf(id));
  if (puzzle !== undefined) return <AtTable puzzle={puzzle} />;
  return (
    <div className="home">
      <SiteBar logo />
      <main className="page narrow">
        <h1>{t("puzzles.unknown")}</h1>
        <p>
          <Link to="/puzzles" className="btn main">
            {t("puzzles.all")}
          </Link>
        </p>
      </main>
    </div>
  );
}

/** What the table says of a puzzle, as it was opened last. */
interface Said {
  readonly posed: Posed | null;
  readonly judged: Judged | null;
  readonly outline: Outline | null;
  /** What the first try did to the rating. */
  readonly change: Change | null;
}

const NOTHING: Said = { posed: null, judged: null, outline: null, change: null };

function AtTable({ puzzle }: { readonly puzzle: Listed }) {
  const { t } = useWords();
  // What is asked stands where a coach stands.
  usePageClass("coached", true);
  // What explains a rule is there before it is asked for, network or not.
  useRulings(puzzle.kind === "rule" ? puzzle.cards[0] : null);
  const tried = useMemory((memory) => memory.tried);
  const rating = useMemory((memory) => memory.rating.rating);
  const [said, setSaid] = useState(NOTHING);
  /** How often it was opened, and whether with its solution. */
  const [opened, setOpened] = useState({ round: 1, shown: false });
  const [round, setRound] = useState(0);
  const [at, setAt] = useState(0);
  const table = useRef<AtPuzzle | null>(null);

  useEffect(() => {
    setSaid(NOTHING);
    setAt(0);
    const isOfTheDay = todays().id === puzzle.id;
    const mine = openPuzzle(puzzle, opened.shown, {
      posed: (posed) => setSaid((before) => ({ ...before, posed })),
      judged: (judged) => {
        // Whoever looks at the solution first has not found it.
        const change = note(puzzle, judged.right, isOfTheDay);
        setSaid((before) => ({ ...before, judged, change }));
        void report(puzzle.id, judged.given).then((counted) => {
          if (counted !== null && table.current === mine)
            setSaid((before) => ({ ...before, change: counted }));
        });
      },
      outlined: (outline) => {
        setSaid((before) => ({ ...before, outline }));
        // What came before a choice is no part of its answer.
        if (puzzle.kind === "choice") setAt(outline.of - 1);
      },
    });
    table.current = mine;
    setRound(opened.round);
    return () => {
      table.current = null;
      mine.leave();
    };
  }, [puzzle, opened]);

  const open = useCallback(
    (shown: boolean) => setOpened((before) => ({ round: before.round + 1, shown })),
    [],
  );
  const { posed, judged, outline, change } = said;
  const step = (to: number): void => {
    if (posed === null || outline === null) return;
    const next = Math.min(Math.max(to, 0), outline.of);
    setAt(next);
    table.current?.look({ at: next, seat: posed.seat, open: posed.kind === "rule", result: false });
  };
  const next = nextAfter(puzzle, tried, rating);
  // The table of the last round is still in sight for a moment.
  if (round !== opened.round) {
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  }
  return (
    <Seated>
      <Table
        bar={
          <Link to="/puzzles" className="ghost lesson__leave">
            {t("puzzles.all")}
          </Link>
        }
        banner={
          posed === null ? null : judged === null ? (
            <Question posed={posed} onShow={() => open(true)} />
          ) : (
            <Verdict
              puzzle={posed}
              judged={judged}
              change={change}
              onAgain={() => open(false)}
              onShow={opened.shown || posed.kind === "rule" ? null : () => open(true)}
              onNext={next === null ? null : () => go(`/puzzles/${next.id}`)}
            />
          )
        }
        {...(posed === null || (outline === null && judged === null)
          ? {}
          : {
              prompt: () => (
                <Steps
                  posed={posed}
                  judged={judged}
                  outline={outline}
                  at={at}
                  onStep={step}
                  onTell={(number) => table.current?.tell(number)}
                />
              ),
            })}
      />
    </Seated>
  );
}
