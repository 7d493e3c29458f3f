/** The slider of a replay: a moment for each answer, and below it a mark where each turn begins. */
import type { Outline } from "@fiefdom/local";
import { type CSSProperties, memo } from "react";
import { useWords } from "../words.ts";
import { turnAt } from "./steps.ts";

/** Numbers stand so far apart that none runs into the next. */
const NUMBERS = 8;

const Marks = memo(function Marks({ outline }: { readonly outline: Outline }) {
  const { turns, of } = outline;
  const first = turns[0]?.seat;
  const rounds = turns.filter((turn) => turn.seat === first);
  const every = Math.max(1, Math.ceil(rounds.length / NUMBERS / 5) * 5);
  return (
    <span className="marks" aria-hidden="true">
      {turns.map((turn) => (
        <i
          key={`${turn.seat} ${turn.number}`}
          className={turn.seat === first ? "round-mark" : ""}
          style={{ "--at": turn.at / Math.max(1, of) } as CSSProperties}
        >
          {turn.seat === first && (turn.number === 1 || turn.number % every === 0) ? (
            <b>{turn.number}</b>
          ) : null}
        </i>
      ))}
    </span>
  );
});

export function Slider({
  outline,
  at,
  names,
  onMove,
}: {
  readonly outline: Outline;
  readonly at: number;
  readonly names: readonly string[];
  readonly onMove: (at: number) => void;
}) {
  const { t } = useWords();
  const turn = turnAt(outline, at);
  return (
    <div className="slider">
      <input
        type="range"
        min={0}
        max={outline.of}
        value={at}
        aria-label={t("replay.slider")}
        aria-valuetext={t("replay.moment", {
          n: at,
          of: outline.of,
          who: names[turn?.seat ?? 0] ?? "",
          turn: turn?.number ?? 0,
        })}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <Marks outline={outline} />
    </div>
  );
}
