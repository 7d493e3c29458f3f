/** Copies a text and says so; where copying is forbidden the text is shown, to be copied by hand. */
import { useRef, useState } from "react";
import { useWords } from "../words.ts";

const SHOWN_MS = 2500;

export function CopyButton({ label, text }: { readonly label: string; readonly text: () => string }) {
  const { t } = useWords();
  const [state, setState] = useState<"" | "copied" | "failed">("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const copy = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text());
      setState("copied");
      timer.current = setTimeout(() => setState(""), SHOWN_MS);
    } catch {
      setState("failed");
    }
  };
  return (
    <span className="copy">
      <button type="button" className="btn small" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="copy__said">
        {state === "copied" ? t("kingdoms.copied") : ""}
      </span>
      {state === "failed" ? (
        <label className="field">
          <span>{t("kingdoms.copyByHand")}</span>
          <input readOnly value={text()} onFocus={(event) => event.target.select()} />
        </label>
      ) : null}
    </span>
  );
}
