/**
 * What one's games have in common, those of this browser and those on the server, on request: found in a worker, with
 * the games and turns that show it. What was found in a game is kept, so that the next look is a short one.
 */
import type { Habits as Found, GameTraits, HabitsReply, HabitsRequest } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import { habitText, seenText, silenceText } from "@fiefdom/text/habits";
import { useEffect, useRef, useState } from "react";
import { isKnown } from "../online/flag.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { useLaterWords } from "../wordsLater.ts";
import { pathOf } from "./address.ts";
import type { RecordedGame } from "./game.ts";
import { type OwnGame, ownGames } from "./mine.ts";

/** So many of the last games are looked at. */
const LAST = 20;
/** Rises when something else is counted in a game. */
const KEY = "fiefdom.traits.1";

type Known = Readonly<Record<string, GameTraits>>;

function known(): Known {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Known;
  } catch {
    return {};
  }
}

function keep(traits: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(traits));
  } catch {
    // It is found again when it is wanted again.
  }
}

type State =
  | { readonly is: "asked" | "failed" }
  | { readonly is: "going"; readonly done: number; readonly of: number }
  | { readonly is: "found"; readonly found: Found; readonly games: readonly OwnGame[] };

export function Habits({ games }: { readonly games: readonly RecordedGame[] }) {
  const { lang, t } = useWords();
  const [state, setState] = useState<State>({ is: "asked" });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const isWorthIt = games.length > 0 || isKnown();
  // Its sentences are fetched when somebody has games to speak of.
  const isSpoken = useLaterWords(isWorthIt);
  if (!isWorthIt || !isSpoken) return null;
  const look = async (): Promise<void> => {
    stop.current();
    let isWanted = true;
    stop.current = () => {
      isWanted = false;
    };
    setState({ is: "going", done: 0, of: Math.min(LAST, games.length) });
    const own = await ownGames(games, LAST);
    if (!isWanted) return;
    const before = known();
    const worker = new LocalWorker();
    stop.current = () => worker.terminate();
    worker.onmessage = ({ data }: MessageEvent<HabitsReply>) => {
      if (data.type === "habitsGoing") {
        setState({ is: "going", done: data.done, of: data.of });
        return;
      }
      worker.terminate();
      keep(Object.fromEntries(data.traits.map((traits, i) => [own[i].id, traits])));
      setState({ is: "found", found: data.found, games: own });
    };
    worker.onerror = () => {
      worker.terminate();
      setState({ is: "failed" });
    };
    const request: HabitsRequest = {
      type: "habits",
      games: own.map(({ id, record, seat }) => ({
        record,
        seat,
        ...(before[id] === undefined ? {} : { known: before[id] }),
      })),
    };
    worker.postMessage(request);
  };
  const silence = state.is === "found" ? silenceText(state.found, lang) : null;
  return (
    <section className="habits" aria-labelledby="habits">
      <h3 id="habits">{t("habits")}</h3>
      <p className="soft">{t("habits.about", { n: LAST })}</p>
      {state.is === "going" ? null : (
        <button type="button" className="btn" onClick={() => void look()}>
          {t("habits.look")}
        </button>
      )}
      <div role="status">
        {state.is === "going" ? <p>{t("habits.looking", { done: state.done, of: state.of })}</p> : null}
        {state.is === "failed" ? <p>{t("habits.failed")}</p> : null}
        {silence === null ? null : <p>{silence}</p>}
        {state.is !== "found" ? null : (
          <ul className="habits__found">
            {state.found.habits.map((habit) => (
              <li key={habit.trait}>
                <p>{habitText(habit, lang)}</p>
                <details>
                  <summary>{t("habits.evidence")}</summary>
                  <ol>
                    {habit.games.map((seen) => {
                      const { id, seat, ended } = state.games[seen.game];
                      const [moment] = seen.moments;
                      const when = new Date(ended).toLocaleString(lang, { dateStyle: "medium" });
                      return (
                        <li key={seen.game}>
                          <Link to={`${pathOf(id)}?at=${moment?.at ?? 0}&as=${seat}`}>{when}</Link>
                          {": "}
                          {seenText(habit.trait, seen, lang)}
                        </li>
                      );
                    })}
                  </ol>
                </details>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
