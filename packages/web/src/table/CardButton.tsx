/** Anything on the table that shows a card: can be read always, and chosen when its turn has come. */
import type { ReactNode } from "react";
import { useTable } from "./context.ts";
import { useInspect } from "./inspect.ts";

export interface CardButtonProps {
  readonly id: string;
  readonly className: string;
  /** The full accessible name: everything that the picture shows. */
  readonly label: string;
  /** The option that a click means; null if there is none now. */
  readonly option: string | null;
  /** Tells equal cards apart. */
  readonly pickKey: string;
  /** What somebody could want who clicks it though it can't be chosen. */
  readonly act: "play" | "buy" | "choose";
  readonly picked?: number;
  readonly children: ReactNode;
}

const Tick = ({ n }: { readonly n: number | null }) => (
  <span className="tick" aria-hidden="true">
    {n === null ? (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m4 13 5 5L20 6" />
      </svg>
    ) : (
      <b>{n}</b>
    )}
  </span>
);

export function CardButton({
  id,
  className,
  label,
  option,
  pickKey,
  act,
  picked = 0,
  children,
}: CardButtonProps) {
  const { choose, askWhy, read, choices } = useTable();
  const inspect = useInspect(id, read);
  const can = option !== null;
  const selecting = choices?.mode === "several" && can;
  return (
    <button
      type="button"
      {...inspect}
      className={`card ${className} ${can ? "is-can" : ""} ${picked > 0 ? "is-sel" : ""}`}
      aria-disabled={can ? undefined : true}
      aria-pressed={selecting ? picked > 0 : undefined}
      data-nav=""
      data-can={can ? "" : undefined}
      data-card={id}
      onClick={() => {
        if (can) choose(option, pickKey);
        else askWhy(id, act);
      }}
    >
      <span className="vh">{label}</span>
      <span className="face" aria-hidden="true">
        {children}
      </span>
      {picked > 0 ? <Tick n={choices?.decision.ordered === true ? picked : null} /> : null}
    </button>
  );
}
