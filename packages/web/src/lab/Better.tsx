/** The search for a better plan, seen step by step; what it finds plays against one's own as it comes. */
import type { Interval, LabBoard, Plan, Written } from "@fiefdom/local/lab/messages";
import { points } from "@fiefdom/local/lab/tallies";
import { useEffect, useRef, useState } from "react";
import { type Crew, newTable } from "./crew.ts";
import { nameFor } from "./forms.ts";
import type { Opponent } from "./running.ts";
import { percent, useLabWords, whole } from "./words.ts";

/** Games of a search, and of each comparison with one's own plan. */
const SIZES = { short: 20_000, long: 200_000 } as const;
type Size = keyof typeof SIZES;
const COMPARED = 1000;

interface Found {
  readonly written: Written;
  /** Points against one's own plan; null while they play. */
  readonly against: { readonly share: Interval; readonly games: number } | null;
}

export function Better({
  crew,
  board,
  plan,
  disabled,
  opponent,
  onTake,
}: {
  readonly crew: () => Crew;
  readonly board: LabBoard;
  readonly plan: Plan;
  readonly disabled: boolean;
  readonly opponent: () => Promise<Opponent | null>;
  readonly onTake: (plan: Plan) => void;
}) {
  const { lang, t } = useLabWords();
  const [size, setSize] = useState<Size>("short");
  const [step, setStep] = useState<{ readonly games: number; readonly done: number } | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [going, setGoing] = useState(false);
  const [failed, setFailed] = useState(false);
  const stopper = useRef(new AbortController());
  const comparer = useRef(new AbortController());
  useEffect(
    () => () => {
      stopper.current.abort();
      comparer.current.abort();
    },
    [],
  );

  const begin = async (): Promise<void> => {
    stopper.current.abort();
    comparer.current.abort();
    const own = new AbortController();
    stopper.current = own;
    const mine = plan;
    setGoing(true);
    setFailed(false);
    setFound(null);
    setStep({ games: 0, done: 0 });
    /** The plan that plays against one's own just now; a newer one takes its place. */
    let compared = "";
    const compare = async (written: Written): Promise<void> => {
      comparer.current.abort();
      const one = new AbortController();
      comparer.current = one;
      compared = written.text;
      setFound({ written, against: null });
      await crew().play({
        table: newTable({ board, players: [{ plan: written.plan }, { plan: mine }] }),
        games: COMPARED,
        seed: "better",
        signal: one.signal,
        told: ({ tally }) => {
          const share = points(tally.players[0].wins, tally.ties, tally.games);
          setFound({ written, against: { share, games: tally.games } });
        },
      });
    };
    const comparisons: Promise<void>[] = [];
    try {
      const against = await opponent();
      const rivals = [mine, ...(against !== null && "plan" in against.player ? [against.player.plan] : [])];
      await crew().seek(
        { do: "find", board, rivals, games: SIZES[size], seed: "better" },
        ({ written, games, done }) => {
          setStep({ games, done });
          // Before any game was played it is only where the search begins.
          if (games > 0 && written.text !== compared) comparisons.push(compare(written));
        },
        own.signal,
      );
      await Promise.all(comparisons);
    } catch {
      if (stopper.current === own) setFailed(true);
    }
    if (stopper.current === own) setGoing(false);
  };

  const isSame = found !== null && JSON.stringify(found.written.plan.lists) === JSON.stringify(plan.lists);
  return (
    <section className="lab__panel" aria-labelledby="lab-better">
      <h2 id="lab-better">{t("better")}</h2>
      <p className="soft">{t("better.about")}</p>
      <div className="lab__row">
        <label className="field">
          <span>{t("better.size")}</span>
          <select value={size} onChange={({ target }) => setSize(target.value as Size)} disabled={going}>
            {(Object.keys(SIZES) as Size[]).map((one) => (
              <option key={one} value={one}>
                {t(`better.${one}`)} ({whole(SIZES[one], lang)})
              </option>
            ))}
          </select>
        </label>
        {going ? (
          <button type="button" className="btn" data-do="stop-search" onClick={() => stopper.current.abort()}>
            {t("stop")}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            data-do="search"
            disabled={disabled}
            onClick={() => void begin()}
          >
            {t("better.begin")}
          </button>
        )}
      </div>
      {failed ? <p className="lab__fault">{t("failed")}</p> : null}
      {step === null ? null : (
        <p className="lab__row">
          {going ? <progress max={1} value={step.done} aria-label={t("better")} /> : null}
          <span className="lab__count">{t("better.done", { n: whole(step.games, lang) })}</span>
        </p>
      )}
      {found === null ? null : (
        <div className="lab__found" role={going ? undefined : "status"} data-found={going ? "" : "done"}>
          <h3>{t(going ? "better.best" : "better.found")}</h3>
          {isSame ? <p>{t("better.same")}</p> : null}
          {found.against === null || isSame ? null : (
            <p data-share={found.against.share.value}>
              {t("better.against", {
                share: percent(found.against.share.value, lang),
                low: percent(found.against.share.low, lang),
                high: percent(found.against.share.high, lang),
                n: whole(found.against.games, lang),
              })}
            </p>
          )}
          <pre lang="en" dir="ltr">
            {found.written.text.replace(/^plan .*\n/, "")}
          </pre>
          <button
            type="button"
            className="btn small"
            data-do="take"
            disabled={disabled || isSame}
            onClick={() => {
              const { lists, choose } = found.written.plan;
              const improved = t("better.name", { name: "" });
              const name = plan.name.endsWith(improved)
                ? plan.name
                : nameFor(t("better.name", { name: plan.name }));
              onTake({ name, notes: [], needs: [], lists, choose });
            }}
          >
            {t("better.take")}
          </button>
        </div>
      )}
    </section>
  );
}
