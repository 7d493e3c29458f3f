/** A recorded game on the table. */
import { direction } from "@fiefdom/text/lang";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { EndPage } from "../end/EndPage.tsx";
import { type Pace, useSettings } from "../settings.ts";
import { Seated } from "../table/Seated.tsx";
import { Table } from "../table/Table.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { reviewPath } from "./address.ts";
import type { RecordedGame } from "./game.ts";
import { actOf, isTaken, type Step } from "./keys.ts";
import { PlayOnDialog } from "./PlayOnDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { Strip } from "./Strip.tsx";
import { stepFrom } from "./steps.ts";
import { Unplayable } from "./Unplayable.tsx";
import { useViewing, type View } from "./useViewing.ts";

/** Milliseconds that a moment stays when the game plays by itself. */
const PACES: Readonly<Record<Pace, number>> = { calm: 1300, quick: 550, instant: 200 };

/** Plays by itself, move by move, until the end or until somebody steps. */
function usePlaying({ outline, look, show }: View): [playing: boolean, set: (on: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const pace = PACES[useSettings((settings) => settings.pace)];
  const of = outline?.of ?? 0;
  useEffect(() => {
    if (!playing) return;
    if (look.at >= of || look.result) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => show({ at: look.at + 1 }), pace);
    return () => clearTimeout(timer);
  }, [playing, look, of, pace, show]);
  return [playing, setPlaying];
}

interface Acts {
  step(step: Step): void;
  play(): void;
  seat(seat: number): void;
  open(): void;
}

/** Keys are heard before the table hears them: at a replay the arrows lead through time. */
function useKeys(acts: Acts, rtl: boolean): void {
  // At once: a second key may come before the next picture.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const act = actOf({ key: event.key, shift: event.shiftKey }, rtl);
      if (act === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (act.do === "step") acts.step(act.step);
      else if (act.do === "play") acts.play();
      else if (act.do === "open") acts.open();
      else acts.seat(act.seat);
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, [acts, rtl]);
}

export function Replay({ game, names }: { readonly game: RecordedGame; readonly names: readonly string[] }) {
  const { lang, t } = useWords();
  const view = useViewing(game, names);
  const [playing, setPlaying] = usePlaying(view);
  const [dialog, setDialog] = useState<"playOn" | "share" | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const { outline, look, failed, show } = view;
  const acts = useMemo(
    () => ({
      step: (step: Step) => {
        setPlaying(false);
        if (outline !== null) show({ at: stepFrom(outline, look.at, step) });
      },
      play: () => {
        if (outline === null) return;
        // At the end, playing starts over.
        if (!playing && look.at >= outline.of) show({ at: 0 });
        setPlaying(!playing);
      },
      seat: (seat: number) => {
        if (seat < game.seats.length) show({ seat, open: false, result: look.result });
      },
      open: () => show({ open: !look.open, result: look.result }),
      playOn: () => {
        setPlaying(false);
        if (outline !== null && look.at < outline.of) setDialog("playOn");
      },
      share: () => setDialog("share"),
    }),
    [outline, look, playing, show, setPlaying, game],
  );
  const goTo = useCallback(
    (told: number) => {
      setPlaying(false);
      if (outline !== null) show({ at: outline.told.findIndex((until) => until >= told) });
    },
    [outline, show, setPlaying],
  );
  useKeys(acts, direction(lang) === "rtl");
  if (failed) return <Unplayable game={game} />;
  return (
    <>
      <Seated>
        <Table
          bar={
            <Link to="/replays" className="ghost toreplays">
              {t("replay.all")}
            </Link>
          }
          moment={goTo}
          prompt={(notice) => <Strip game={game} view={view} playing={playing} notice={notice} acts={acts} />}
          end={
            <EndPage
              course={outline?.course ?? null}
              you={game.you}
              after={{
                acts: (
                  <>
                    <Link to={`${reviewPath(game.id)}${location.hash}`} className="btn">
                      {t("review")}
                    </Link>
                    <button type="button" className="btn" onClick={acts.share}>
                      {t("replay.share")}
                    </button>
                    <button type="button" className="btn main" onClick={() => show({ result: false })}>
                      {t("replay.back.table")}
                    </button>
                  </>
                ),
              }}
            />
          }
        />
      </Seated>
      {dialog === "playOn" ? (
        <PlayOnDialog game={game} names={names} at={look.at} seat={look.seat} onClose={close} />
      ) : null}
      {dialog === "share" ? (
        <ShareDialog game={game} look={look.result ? null : look} onClose={close} />
      ) : null}
    </>
  );
}
