/** Marks: the shape says what, the number how much. The same everywhere: card, counter, sentence, log. */
import { memo, type ReactNode } from "react";
import { marksOf, type Price } from "./cost.ts";

export type MarkKind = "coin" | "debt" | "potion" | "vp" | "action" | "buy";

const SHAPES: Readonly<Record<MarkKind, ReactNode>> = {
  coin: (
    <>
      <circle cx="20" cy="20" r="18.6" fill="var(--coin)" stroke="var(--mark-line)" strokeWidth="2" />
      <circle
        cx="20"
        cy="20"
        r="15"
        fill="none"
        stroke="var(--mark-line)"
        strokeOpacity=".55"
        strokeWidth="1.3"
        strokeDasharray="1.3 2.1"
      />
    </>
  ),
  debt: (
    <>
      <path
        d="M20 .8 37 10.4v19.2L20 39.2 3 29.6V10.4z"
        fill="var(--debt)"
        stroke="var(--mark-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M20 4.6 33.7 12.3v15.4L20 35.4 6.3 27.7V12.3z"
        fill="none"
        stroke="#fff6ea"
        strokeOpacity=".6"
        strokeWidth="1"
      />
    </>
  ),
  potion: (
    <>
      <path
        d="M14.5 2h11v3.4h-2v8.4C31.6 15.5 36 20.6 36 26.6 36 34 29.3 38.6 20 38.6S4 34 4 26.6c0-6 4.4-11.1 12.5-12.8V5.4h-2z"
        fill="var(--potion)"
        stroke="var(--mark-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M8.4 22.6C11 19 14.5 17.6 18 17"
        fill="none"
        stroke="#eef6ff"
        strokeOpacity=".6"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  ),
  vp: (
    <>
      <path
        d="M3.5 2h33v17c0 10.5-8 16-16.5 19.5C11.5 35 3.5 29.5 3.5 19z"
        fill="var(--vp)"
        stroke="var(--mark-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M6.8 5.3h26.4V19c0 8-6 12.7-13.2 15.9C12.8 31.7 6.8 27 6.8 19z"
        fill="none"
        stroke="#fffbee"
        strokeOpacity=".55"
        strokeWidth="1"
      />
    </>
  ),
  action: (
    <>
      <path d="M5 2v37" stroke="var(--mark-pole,var(--ink))" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M5 4h33l-7 12.5 7 12.5H5z" fill="var(--ink)" />
    </>
  ),
  buy: (
    <>
      <path d="M20 1 39 20 20 39 1 20z" fill="var(--ink)" />
      <path
        d="M20 5 35 20 20 35 5 20z"
        fill="none"
        stroke="var(--on-ink)"
        strokeOpacity=".5"
        strokeWidth="1"
      />
    </>
  ),
};

interface Props {
  readonly kind: MarkKind;
  readonly n?: number | undefined;
  /** Inside a sentence. */
  readonly inline?: boolean;
  readonly className?: string;
}

export const Mark = memo(function Mark({ kind, n, inline = false, className = "" }: Props) {
  return (
    <span className={`mk mk-${kind} ${inline ? "inl" : ""} ${className}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      {n === undefined ? null : <b>{n < 0 ? `−${-n}` : n}</b>}
    </span>
  );
});

/** What a card costs. */
export function Cost({
  cost,
  printed,
}: {
  readonly cost: Price;
  /** What stands on the card, where it costs something else now. */
  readonly printed?: Price | undefined;
}) {
  return (
    <span className="cost" aria-hidden="true">
      {marksOf(cost).map(({ mark, n }) => (
        <Mark key={mark} kind={mark} n={n} />
      ))}
      {printed === undefined ? null : <span className="was">{printed.coins}</span>}
    </span>
  );
}
