/** What came of a run: who wins how often and how sure that is, the course of the games, and what each line is worth. */

import type { Interval, Tally } from "@fiefdom/local/lab/messages";
import { points, share } from "@fiefdom/local/lab/tallies";
import { Arms } from "../cards/Arms.tsx";
import { faceOf } from "../kingdoms/names.ts";
import { Link } from "../ui/Link.tsx";
import type { Crew } from "./crew.ts";
import { LabChart, type Point } from "./LabChart.tsx";
import { type LineWorth, type Run, stopRun, useRun, weighLines } from "./running.ts";
import { decimal, hasArms, percent, useLabWords, whatName, whole } from "./words.ts";

/** Turns that too few of the watched games reached say little. */
const FEWEST = 0.05;

function course(tally: Tally, player: number, of: "vp" | "money"): Point[] {
  const turns = tally.watched[player] ?? [];
  const games = turns[0]?.games ?? 0;
  return turns.flatMap((turn, i) => {
    if (turn.games === 0 || turn.games < FEWEST * games) return [];
    const [sum, squares] = of === "vp" ? [turn.vp, turn.vpSquares] : [turn.money, turn.moneySquares];
    const mean = sum / turn.games;
    return [{ turn: i + 1, mean, spread: Math.sqrt(Math.max(0, squares / turn.games - mean * mean)) }];
  });
}

export function Result({ crew }: { readonly crew: () => Crew }) {
  const { t } = useLabWords();
  const { run, failed } = useRun();
  return (
    <section className="lab__result" aria-labelledby="lab-result">
      <h2 id="lab-result">{t("result")}</h2>
      {failed ? (
        <p role="alert" className="lab__fault">
          {t("failed")}
        </p>
      ) : null}
      {run === null ? <p className="soft">{t("result.none")}</p> : <Shown run={run} crew={crew} />}
    </section>
  );
}

function Shown({ run, crew }: { readonly run: Run; readonly crew: () => Crew }) {
  const { lang, t } = useLabWords();
  const { tally, ms, going } = run;
  const wins = share(tally.players[0].wins, tally.games);
  const rate = ms === 0 ? 0 : (1000 * tally.games) / ms;
  const mean = (sum: number): string => decimal(sum / Math.max(1, tally.games), lang);
  return (
    <>
      <p className="lab__verdict" role={going ? undefined : "status"}>
        <b>{t("wins", { n: whole(100 * wins.value, lang) })}</b>
      </p>
      <p className="soft">
        <bdi>{run.mine}</bdi> – <bdi>{run.theirs}</bdi>
      </p>
      <WinBar tally={tally} interval={wins} />
      <p className="lab__count" data-games={tally.games}>
        {t("games", { n: whole(tally.games, lang), of: whole(run.games, lang) })}{" "}
        {t("rate", { n: whole(rate, lang) })}
      </p>
      {going ? (
        <p>
          <progress max={run.games} value={tally.games} aria-label={t("going")} />
        </p>
      ) : null}
      <LabChart
        title={t("points")}
        names={[run.mine, run.theirs]}
        rows={[course(tally, 0, "vp"), course(tally, 1, "vp")]}
      />
      <LabChart
        title={t("money")}
        names={[run.mine, run.theirs]}
        rows={[course(tally, 0, "money"), course(tally, 1, "money")]}
      />
      <p className="soft">{t("bands", { n: whole(tally.watched[0][0]?.games ?? 0, lang) })}</p>
      <dl className="lab__facts">
        <div>
          <dt>{t("turns")}</dt>
          <dd>{mean(tally.players[0].turns)}</dd>
        </div>
        <div>
          <dt>{t("score")}</dt>
          <dd>
            {mean(tally.players[0].score)} : {mean(tally.players[1].score)}
          </dd>
        </div>
        <div>
          <dt>{t("asFirst")}</dt>
          <dd>{percent(tally.players[0].firstWins / Math.max(1, tally.players[0].firstGames), lang, 0)}</dd>
        </div>
      </dl>
      <Piles tally={tally} />
      {run.typical.length === 0 ? null : (
        <div>
          <h3>{t("typical")}</h3>
          <ul className="lab__typical">
            {run.typical.map(({ kind, to, outcome }) => (
              <li key={kind}>
                <Link to={to} className="btn small">
                  {t(`typical.${kind}`)}
                </Link>{" "}
                <span className="soft">
                  {t("typical.about", {
                    lead: `\u2066${new Intl.NumberFormat(lang, { signDisplay: "exceptZero" }).format(outcome.lead)}\u2069`,
                    turns: outcome.turns,
                  })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {going ? null : <Worth run={run} crew={crew} />}
    </>
  );
}

function WinBar({ tally, interval }: { readonly tally: Tally; readonly interval: Interval }) {
  const { lang, t } = useLabWords();
  const games = Math.max(1, tally.games);
  const mine = tally.players[0].wins / games;
  const theirs = tally.players[1].wins / games;
  const ties = tally.ties / games;
  const at = (part: number): string => `${(100 * part).toFixed(2)}%`;
  return (
    <div className="lab__win">
      <div
        className="lab__bar"
        role="img"
        aria-label={t("bar", {
          mine: percent(mine, lang),
          theirs: percent(theirs, lang),
          ties: percent(ties, lang),
        })}
      >
        <span data-who="mine" style={{ inlineSize: at(mine) }}>
          {mine > 0.12 ? <b>{percent(mine, lang)}</b> : null}
        </span>
        <span data-who="tie" style={{ inlineSize: at(ties) }} />
        <span data-who="theirs" style={{ inlineSize: at(theirs) }}>
          {theirs > 0.12 ? <b>{percent(theirs, lang)}</b> : null}
        </span>
      </div>
      <div className="lab__bracket" aria-hidden="true">
        <i style={{ insetInlineStart: at(interval.low), inlineSize: at(interval.high - interval.low) }} />
      </div>
      <p className="lab__sure" data-low={interval.low} data-high={interval.high}>
        {t("sure", { low: percent(interval.low, lang), high: percent(interval.high, lang) })}
        {tally.ties > 0 ? ` ${t("ties", { n: percent(ties, lang) })}` : ""}
      </p>
    </div>
  );
}

/** How the games ended, and which piles ran out when. */
function Piles({ tally }: { readonly tally: Tally }) {
  const { lang, t } = useLabWords();
  const watched = Math.max(1, tally.watched[0][0]?.games ?? 0);
  const gone = Object.entries(tally.emptied)
    .filter(([, { games }]) => games >= FEWEST * watched)
    .sort(([, a], [, b]) => b.games - a.games);
  const endings = Object.entries(tally.endings).sort(([, a], [, b]) => b - a);
  const ending = (how: string): string =>
    how === "piles" || how === "stalemate"
      ? t(`ending.${how}`)
      : t("ending.last", { card: whatName(how, lang) });
  return (
    <div>
      <h3>{t("piles")}</h3>
      {gone.length === 0 ? (
        <p className="soft">{t("piles.none")}</p>
      ) : (
        <ul className="lab__piles">
          {gone.map(([pile, { games, turns }]) => (
            <li key={pile}>
              {hasArms(faceOf(pile)) ? <Arms id={faceOf(pile)} className="k" /> : null}
              <span>
                {t("piles.gone", {
                  card: whatName(pile, lang),
                  share: percent(games / watched, lang, 0),
                  turn: decimal(turns / games, lang),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="soft">
        {t("ended", {
          how: endings
            .slice(0, 4)
            .map(([how, n]) => `${ending(how)} ${percent(n / tally.games, lang, 0)}`)
            .join(", "),
        })}
      </p>
    </div>
  );
}

function Worth({ run, crew }: { readonly run: Run; readonly crew: () => Crew }) {
  const { lang, t } = useLabWords();
  const { lines, weighing } = run;
  const signed = (n: number): string =>
    new Intl.NumberFormat(lang, {
      style: "percent",
      signDisplay: "exceptZero",
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    }).format(n);
  const verdict = ({ worth }: LineWorth): "helps" | "harms" | "unclear" =>
    worth.low > 0 ? "helps" : worth.high < 0 ? "harms" : "unclear";
  const own = points(run.tally.players[0].wins, run.tally.ties, run.tally.games);
  return (
    <div className="lab__worth">
      <h3>{t("worth")}</h3>
      <p className="soft">{t("worth.about", { share: percent(own.value, lang) })}</p>
      {lines.length === 0 ? null : (
        <div className="lab__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("worth.line")}</th>
                <th scope="col">{t("worth.worth")}</th>
                <th scope="col">{t("worth.means")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.line} data-worth={verdict(line)}>
                  <th scope="row">
                    {line.line + 1}. {whatName(line.what, lang)}
                  </th>
                  <td>
                    <bdi dir="ltr">
                      {signed(line.worth.value)} ({signed(line.worth.low)} … {signed(line.worth.high)})
                    </bdi>
                  </td>
                  <td>{t(`worth.${verdict(line)}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {weighing ? (
        <p>
          <progress max={run.plan.lists.buy.length} value={lines.length} aria-label={t("worth")} />{" "}
          <button type="button" className="btn small" onClick={stopRun}>
            {t("stop")}
          </button>
        </p>
      ) : (
        <button
          type="button"
          className="btn small"
          data-do="weigh"
          disabled={run.plan.lists.buy.length === 0}
          onClick={() => void weighLines(crew())}
        >
          {t("worth.weigh")}
        </button>
      )}
    </div>
  );
}
