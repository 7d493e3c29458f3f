/** The link of a table, to copy, to hand on by whatever the device offers, or to be read by a camera. */
import { useId, useState } from "react";
import { useWords } from "../words.ts";
import { QrCode } from "./QrCode.tsx";

export function Invite({
  label,
  code = false,
}: {
  readonly label: string;
  /** As a picture too, for whoever sits on the other side of the room. */
  readonly code?: boolean;
}) {
  const { t } = useWords();
  const id = useId();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const link = location.origin + location.pathname;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied("yes");
    } catch {
      // Without permission, or without a safe address: the link stands there, selected, to be copied by hand.
      document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select();
      setCopied("failed");
    }
  };
  return (
    <div className="invite">
      {code ? <QrCode text={link} label={t("online.qr")} /> : null}
      <label className="field" htmlFor={id}>
        <span>{label}</span>
        <input id={id} dir="ltr" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" className="btn" onClick={() => void copy()}>
        {t("online.link.copy")}
      </button>
      {"share" in navigator ? (
        <button
          type="button"
          className="btn"
          // Whoever changes their mind is not told that it failed.
          onClick={() => void navigator.share({ title: "Fiefdom", url: link }).catch(() => {})}
        >
          {t("online.link.share")}
        </button>
      ) : null}
      <p role="status" className="soft">
        {copied === "no" ? "" : t(copied === "yes" ? "online.link.copied" : "online.link.byHand")}
      </p>
    </div>
  );
}
