/**
 * Copies a text and says so; where copying is forbidden the text is shown, to be copied by hand. Where there is
 * none to be had just now, it says that.
 */
import { useRef, useState } from "react";
import { useWords } from "../words.ts";

const SHOWN_MS = 2500;

export function CopyButton({
  label,
  text,
  none = "",
}: {
  readonly label: string;
  readonly text: () => string | null | Promise<string | null>;
  /** Said where there is no text. */
  readonly none?: string;
}) {
  const { t } = useWords();
  const [said, setSaid] = useState("");
  const [byHand, setByHand] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const copy = async (): Promise<void> => {
    clearTimeout(timer.current);
    setByHand(null);
    const copied = await text();
    if (copied === null) {
      setSaid(none);
      return;
    }
    try {
      await navigator.clipboard.writeText(copied);
      setSaid(t("kingdoms.copied"));
      timer.current = setTimeout(() => setSaid(""), SHOWN_MS);
    } catch {
      setSaid("");
      setByHand(copied);
    }
  };
  return (
    <span className="copy">
      <button type="button" className="btn small" onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className="copy__said">
        {said}
      </span>
      {byHand !== null ? (
        <label className="field">
          <span>{t("kingdoms.copyByHand")}</span>
          <input readOnly value={byHand} onFocus={(event) => event.target.select()} />
        </label>
      ) : null}
    </span>
  );
}
