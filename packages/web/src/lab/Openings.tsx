/** What to buy in the first two turns, tried out for one way in which the first two hands can fall. */
import type { LabBoard, Plan, Split, Tried } from "@fiefdom/local/lab/messages";
import { compareOpenings } from "@fiefdom/local/lab/tallies";
import { useEffect, useRef, useState } from "react";
import { type Crew, newTable } from "./crew.ts";
import type { Opponent } from "./running.ts";
import { percent, useLabWords, whatName, whole } from "./words.ts";

const SPLITS: readonly Split[] = [
  [5, 2],
  [4, 3],
  [3, 4],
  [2, 5],
];
/** Games for those that stay to the end. */
const AMOUNTS = [500, 2000] as const;
const SHOWN = 10;

export function Openings({
  crew,
  board,
  plan,
  disabled,
  opponent,
}: {
  readonly crew: () => Crew;
  readonly board: LabBoard;
  readonly plan: Plan;
  readonly disabled: boolean;
  readonly opponent: () => Promise<Opponent | null>;
}) {
  const { lang, t } = useLabWords();
  const [split, setSplit] = useState(1);
  const [games, setGames] = useState<number>(AMOUNTS[0]);
  const [going, setGoing] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState(0);
  const [tried, setTried] = useState<readonly Tried[]>([]);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);

  const begin = async (): Promise<void> => {
    stopper.current.abort();
    const own = new AbortController();
    stopper.current = own;
    setGoing(true);
    setFailed(false);
    setDone(0);
    setTried([]);
    try {
      const against = await opponent();
      if (against === null) throw new RangeError("nobody to play against");
      const { openings } = await crew().ask({ do: "openings", board, split: SPLITS[split] }, "openings");
      const all = await compareOpenings({
        openings,
        games,
        signal: own.signal,
        play: async (opening, from, more) => {
          const table = newTable({ board, players: [{ plan, opening }, against.player] });
          const { tally } = await crew().play({ table, seed: "open", from, games: more, signal: own.signal });
          return tally;
        },
        progress: (played, total) => setDone(played / total),
        told: setTried,
      });
      if (stopper.current === own) setTried(all);
    } catch {
      if (stopper.current === own) setFailed(true);
    }
    if (stopper.current === own) setGoing(false);
  };
  const buy = (id: string | null): string => (id === null ? t("openings.nothing") : whatName(id, lang));

  return (
    <section className="lab__panel" aria-labelledby="lab-openings">
      <h2 id="lab-openings">{t("openings")}</h2>
      <p className="soft">{t("openings.about")}</p>
      <div className="lab__row">
        <label className="field">
          <span>{t("openings.split")}</span>
          <select value={split} disabled={going} onChange={({ target }) => setSplit(Number(target.value))}>
            {SPLITS.map(([first, second], i) => (
              <option key={`${first}/${second}`} value={i}>
                {first} / {second}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t("amount")}</span>
          <select value={games} disabled={going} onChange={({ target }) => setGames(Number(target.value))}>
            {AMOUNTS.map((n) => (
              <option key={n} value={n}>
                {whole(n, lang)}
              </option>
            ))}
          </select>
        </label>
        {going ? (
          <button type="button" className="btn" onClick={() => stopper.current.abort()}>
            {t("stop")}
          </button>
        ) : (
          <button
            type="button"
            className="btn"
            data-do="openings"
            disabled={disabled}
            onClick={() => void begin()}
          >
            {t("openings.begin")}
          </button>
        )}
      </div>
      {failed ? <p className="lab__fault">{t("failed")}</p> : null}
      {going ? <progress max={1} value={done} aria-label={t("openings")} /> : null}
      {tried.length === 0 ? null : (
        <>
          <div className="lab__scroll">
            <table className="lab__openings" data-done={going ? undefined : ""}>
              <thead>
                <tr>
                  <th scope="col">{t("openings.first")}</th>
                  <th scope="col">{t("openings.second")}</th>
                  <th scope="col">{t("openings.share")}</th>
                  <th scope="col">{t("amount")}</th>
                </tr>
              </thead>
              <tbody>
                {tried.slice(0, SHOWN).map(({ opening: { buys }, share, games: played }) => (
                  <tr key={buys.join()} data-opening={buys.join("+")}>
                    <td>{buy(buys[0])}</td>
                    <td>{buy(buys[1])}</td>
                    <td>
                      <bdi dir="ltr">
                        {percent(share.value, lang)} ({percent(share.low, lang)} … {percent(share.high, lang)}
                        )
                      </bdi>
                    </td>
                    <td>{whole(played, lang)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="soft" role={going ? undefined : "status"}>
            {t("openings.of", { n: Math.min(SHOWN, tried.length), of: tried.length })}
          </p>
        </>
      )}
    </section>
  );
}
