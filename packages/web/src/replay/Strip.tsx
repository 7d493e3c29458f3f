import { direction } from "@fiefdom/text/lang";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { Icon } from "../cards/Arms.tsx";
import { verdict } from "../end/verdict.ts";
import { useSession } from "../session/session.ts";
import { useTable } from "../table/context.ts";
import { Counters, Phases } from "../table/Prompt.tsx";
import { listedIn } from "./called.ts";
import type { RecordedGame } from "./game.ts";
import type { Step } from "./keys.ts";
import { Slider } from "./Slider.tsx";
import { Transport } from "./Transport.tsx";
import { type Sentence, told } from "./told.ts";
import type { View } from "./useViewing.ts";

/** The sentence of the moment that is shown, and whether the chronicle has it too. */
function useSentence(game: RecordedGame, { outline }: View): Sentence {
  const { lang, t, play, view, cards, names } = useTable();
  const events = useSession((session) => session.events);
  return useMemo(() => {
    const at = Number(play.decision);
    if (outline === null || at === 0) return { text: t("replay.begins"), inLog: false };
    return told(
      {
        asked: outline.asked[at - 1],
        options: game.record.answers[at - 1].slice(1) as string[],
        events: events.slice(outline.told[at - 1], outline.told[at]),
      },
      { cards, names, seat: view.seat, lang },
    );
  }, [game, outline, play, events, cards, names, view.seat, lang, t]);
}

/** What comes next, where that is not plain: a card asks somebody, or the game is over. */
function Next({ game, of }: { readonly game: RecordedGame; readonly of: number }) {
  const { lang, t, play, view, names } = useTable();
  const { decision } = view;
  if (Number(play.decision) === of) {
    return game.result === null ? null : (
      <p className="next">{verdict(game.result, names, game.you, lang)}</p>
    );
  }
  return decision === null || decision.source === null ? null : (
    <p className="next">
      {t("replay.asked", {
        who: names[decision.by ?? decision.seat] ?? "",
        you: (decision.by ?? decision.seat) === view.seat ? "yes" : "no",
        source: [decision.source],
      })}
    </p>
  );
}

function Eyes({ game, view: { look, show } }: { readonly game: RecordedGame; readonly view: View }) {
  const { lang, t } = useTable();
  return (
    <label className="eyes">
      <span>{t("replay.from")}</span>
      <select
        value={look.open ? "open" : look.seat}
        onChange={({ target }) =>
          show(target.value === "open" ? { open: true } : { seat: Number(target.value), open: false })
        }
      >
        {listedIn(game.seats, game.you, lang).map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="open">{t("replay.open")}</option>
      </select>
    </label>
  );
}

const Chain = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="lines">
    <path d="M12 15V3.500M7.500 7.500 12 3l4.500 4.500M7 11H4.500v9.500h15V11H17" />
  </svg>
);

export interface StripActs {
  step(step: Step): void;
  play(): void;
  playOn(): void;
  share(): void;
}

export function Strip({
  game,
  view,
  playing,
  notice,
  acts,
}: {
  readonly game: RecordedGame;
  readonly view: View;
  readonly playing: boolean;
  /** Why something could not be had then, for whoever tapped it. */
  readonly notice: string;
  readonly acts: StripActs;
}): ReactNode {
  const { lang, t, play, names } = useTable();
  const sentence = useSentence(game, view);
  const heading = useRef<HTMLHeadingElement>(null);
  const { outline, look, show } = view;

  // A card that had the focus may be gone with the move; keys are heard all the same, but a reader is not lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [play]);

  if (outline === null) return null;
  const over = look.at === outline.of;
  return (
    <section className="prompt reel" aria-label={t("replay")}>
      <Counters />
      <div className="ask">
        <Phases />
        <h1 className="q" ref={heading} tabIndex={-1}>
          {sentence.text}
        </h1>
        <p className="vh" aria-live="polite">
          {sentence.inLog ? "" : sentence.text}
        </p>
        <p className="notice" aria-hidden="true">
          {notice}
        </p>
        <Next game={game} of={outline.of} />
      </div>
      <div className="tools">
        <Eyes game={game} view={view} />
        <button type="button" className="btn" aria-disabled={over || undefined} onClick={acts.playOn}>
          {t("replay.on")}
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={t("replay.share")}
          title={t("replay.share")}
          onClick={acts.share}
        >
          <Chain />
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={t("result")}
          title={t("result")}
          aria-disabled={(game.result ?? outline.result) === null ? true : undefined}
          onClick={() => {
            if ((game.result ?? outline.result) !== null) show({ at: outline.of, result: true });
          }}
        >
          <Icon name="laurels" />
        </button>
      </div>
      <div className="way">
        <Transport
          at={look.at}
          of={outline.of}
          rtl={direction(lang) === "rtl"}
          playing={playing}
          onStep={acts.step}
          onPlay={acts.play}
        />
        <Slider outline={outline} at={look.at} names={names} onMove={(at) => show({ at })} />
        <p className="count" dir="ltr" aria-hidden="true">
          {look.at} / {outline.of}
        </p>
      </div>
    </section>
  );
}
