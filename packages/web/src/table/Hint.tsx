/** Said once to whoever plays by touch: a card that is held shows itself large. */
import { useWords } from "../words.ts";
import { endHint, useHint } from "./inspect.ts";

export function Hint() {
  const { t } = useWords();
  const hint = useHint((state) => state.hint);
  return (
    <div className="hint" role="status">
      {hint ? (
        <p>
          {t("hint.hold")}
          <button type="button" className="btn small" onClick={endHint}>
            {t("hint.seen")}
          </button>
        </p>
      ) : null}
    </div>
  );
}
