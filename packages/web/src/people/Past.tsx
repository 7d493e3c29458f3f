/** Somebody's finished games, to search: with whom, with which card, how it went. */
import type { GameRow, HistoryJSON } from "@fiefdom/protocol";
import { cardName, fold, pileName } from "@fiefdom/text";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CARDS } from "../cards/catalogue.ts";
import { asProblem, call } from "../online/api.ts";
import { Trouble, whenSent } from "../online/parts.tsx";
import { GameLine } from "../replay/GameLine.tsx";
import { downloadAddress } from "../replay/server.ts";
import type { Problem } from "../session/types.ts";
import { useWords } from "../words.ts";

interface Sought {
  readonly with: string;
  readonly card: string;
  readonly result: "" | "won" | "lost";
}

const ANY: Sought = { with: "", card: "", result: "" };

export function Past({ person }: { readonly person: string }) {
  const { lang, t } = useWords();
  const [typed, setTyped] = useState(ANY);
  const [sought, setSought] = useState(ANY);
  const [games, setGames] = useState<readonly GameRow[] | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** By what a card is called here, or a part of it. */
  const cards = useMemo(() => {
    const ids = CARDS.filter((card) => !card.basic).map((card) => card.pile ?? card.id);
    return [...new Set(ids)].map((id) => ({
      id,
      name: CARDS.some((card) => card.id === id) ? cardName(id, lang) : pileName(id, lang),
    }));
  }, [lang]);

  const look = useCallback(
    async (from: number | null, wished: Sought): Promise<void> => {
      const query = new URLSearchParams();
      if (from !== null) query.set("before", String(from));
      for (const [key, value] of Object.entries(wished)) if (value !== "") query.set(key, value);
      try {
        const found = await call<HistoryJSON>("GET", `/api/people/${person}/games?${query}`);
        setGames((known) => [...(from === null ? [] : (known ?? [])), ...found.games]);
        setBefore(found.before);
        setProblem(null);
      } catch (thrown) {
        setProblem(asProblem(thrown));
      }
    },
    [person],
  );
  useEffect(() => {
    void look(null, sought);
  }, [look, sought]);

  const search = (): void => {
    const name = fold(typed.card.trim());
    const card =
      name === ""
        ? ""
        : (cards.find((one) => fold(one.name) === name) ?? cards.find((one) => fold(one.name).includes(name)))
            ?.id;
    // What is no card is in no game.
    setSought({ ...typed, with: typed.with.trim(), card: card ?? "-" });
  };
  return (
    <section aria-labelledby="past">
      <h2 id="past">{t("people.past")}</h2>
      <form className="fields" onSubmit={whenSent(search)}>
        <label className="field">
          <span>{t("people.past.with")}</span>
          <input
            dir="auto"
            maxLength={40}
            value={typed.with}
            onChange={(event) => setTyped({ ...typed, with: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{t("people.past.card")}</span>
          <input
            dir="auto"
            maxLength={40}
            value={typed.card}
            onChange={(event) => setTyped({ ...typed, card: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{t("people.past.result")}</span>
          <select
            value={typed.result}
            onChange={(event) => setTyped({ ...typed, result: event.target.value as Sought["result"] })}
          >
            <option value="">{t("people.past.any")}</option>
            <option value="won">{t("people.past.won")}</option>
            <option value="lost">{t("people.past.lost")}</option>
          </select>
        </label>
        <button type="submit" className="btn">
          {t("people.past.search")}
        </button>
      </form>
      <Trouble problem={problem} />
      {games === null ? (
        <p role="status">{t("online.asking")}</p>
      ) : games.length === 0 ? (
        <p role="status" className="empty">
          {t("people.past.none")}
        </p>
      ) : (
        <ul className="games">
          {games.map((row) => (
            <GameLine
              key={row.game}
              id={row.game}
              ended={row.ended}
              seats={row.seats}
              you={row.seats.findIndex((seat) => seat.person === person)}
              result={row.result}
              setUp={{ ...row.kingdom, players: row.seats.length, ruleset: "printed", basics: [] }}
              unreplayable={row.unreplayable === true}
              damaged={row.damaged === true}
            >
              <a className="btn small" href={downloadAddress(row.game)} download={`fiefdom-${row.game}.json`}>
                {t("replays.download")}
              </a>
            </GameLine>
          ))}
        </ul>
      )}
      {before === null ? null : (
        <button type="button" className="btn" onClick={() => void look(before, sought)}>
          {t("replays.more")}
        </button>
      )}
    </section>
  );
}
