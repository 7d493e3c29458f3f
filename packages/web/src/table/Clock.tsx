/**
 * How much time a seat has left. The server's clock counts: it is shown as it stands there now, whatever this
 * device believes the time to be.
 */
import { useEffect, useState } from "react";
import { useSession } from "../session/session.ts";
import { useWords } from "../words.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
/** Less than this is little. */
const LITTLE = 30 * SECOND;

const two = (n: number): string => String(n).padStart(2, "0");

/** "4:05", "1:04:05". */
function digits(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Counts seconds while `runs`; gives the time as the server has it. */
function useServerTime(runs: boolean): number {
  const ahead = useSession((session) => session.ahead);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const ticks = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(ticks);
  }, [runs]);
  return now + ahead;
}

export function Clock({ seat }: { readonly seat: number }) {
  const { t } = useWords();
  const clock = useSession((session) => session.clock);
  const runs = clock?.running === seat;
  const now = useServerTime(runs);
  const left = clock?.left[seat];
  if (clock === null || left === null || left === undefined) return null;
  const ms = runs ? Math.max(0, left - Math.max(0, now - clock.at)) : left;
  const days = Math.floor(ms / DAY);
  const text =
    ms >= DAY ? t("online.clock.daysLeft", { d: days, h: Math.floor((ms % DAY) / HOUR) }) : digits(ms);
  return (
    <span
      className={`clock ${runs ? "runs" : ""} ${ms < LITTLE ? "little" : ""}`}
      role="timer"
      aria-label={t("online.clock.left", { time: text })}
    >
      <bdi dir={ms >= DAY ? undefined : "ltr"}>{text}</bdi>
    </span>
  );
}
