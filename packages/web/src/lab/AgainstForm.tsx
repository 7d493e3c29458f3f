/** Against whom, how many games, and off it goes. */
import { botWithStrength } from "../session/names.ts";
import { type Choice, calledBot, choiceFrom, choiceKey, FAST_BOTS, type Field } from "./opponents.ts";
import { useLabWords, whole } from "./words.ts";

const AMOUNTS = [1000, 10_000, 100_000] as const;

export function AgainstForm({
  choice,
  field: { known, kept, brought, last },
  games,
  going,
  busy,
  disabled,
  onChoice,
  onGames,
  onRun,
  onStop,
}: {
  readonly choice: Choice;
  readonly field: Field;
  readonly games: number;
  readonly going: boolean;
  /** The opponent is still being looked for. */
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoice: (choice: Choice) => void;
  readonly onGames: (games: number) => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
}) {
  const { lang, t } = useLabWords();
  return (
    <form
      className="lab__against"
      onSubmit={(event) => {
        event.preventDefault();
        onRun();
      }}
    >
      <label className="field">
        <span>{t("against")}</span>
        <select value={choiceKey(choice)} onChange={({ target }) => onChoice(choiceFrom(target.value))}>
          {brought === null ? null : (
            <option value="brought">{t("against.brought", { name: brought.name })}</option>
          )}
          {last === null && choice.kind !== "last" ? null : <option value="last">{t("against.last")}</option>}
          <optgroup label={t("against.bots")}>
            {FAST_BOTS.map((bot) => (
              <option key={bot} value={`bot:${bot}`}>
                {botWithStrength(bot, lang, calledBot(bot, lang))}
              </option>
            ))}
          </optgroup>
          {known.length === 0 ? null : (
            <optgroup label={t("against.known")}>
              {known.map(({ name }) => (
                <option key={name} value={`known:${name}`} lang="en">
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {kept.length === 0 ? null : (
            <optgroup label={t("against.kept")}>
              {kept.map(({ name }) => (
                <option key={name} value={`kept:${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <label className="field">
        <span>{t("amount")}</span>
        <select value={games} onChange={({ target }) => onGames(Number(target.value))}>
          {AMOUNTS.map((n) => (
            <option key={n} value={n}>
              {whole(n, lang)}
            </option>
          ))}
        </select>
      </label>
      {going ? (
        <button type="button" className="btn" data-do="stop" onClick={onStop}>
          {t("stop")}
        </button>
      ) : (
        <button type="submit" className="btn main" data-do="run" disabled={disabled || busy}>
          {t(busy ? "looking" : "run")}
        </button>
      )}
    </form>
  );
}
