/** A dialog of the browser's own: it keeps the focus inside, closes on Escape and gives the focus back. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words.ts";

export function Dialog({
  title,
  onClose,
  className = "",
  style,
  hideTitle = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  readonly hideTitle?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      // Who closed it by Escape was given the focus back by the browser, and may be elsewhere with it by now.
      if (element?.open !== true) return;
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser does by itself
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      style={style}
      aria-label={title}
      onClose={() => {
        // The news of a closing may come after it was opened again, or after the visitor has gone elsewhere.
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog__page">
        <header>
          <h2 className={hideTitle ? "vh" : ""}>{title}</h2>
          <button type="button" className="btn small" onClick={onClose}>
            {t("close")}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
