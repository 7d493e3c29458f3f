/** The buttons of a replay: by move, by turn, to either end, and by itself. */
import { useWords, type WebKey } from "../words.ts";
import type { Step } from "./keys.ts";

const BACK = "M15.500 5 7 12l8.500 7z";
const SHAPES: Readonly<Record<Step, string>> = {
  first: "M5 5h2.600v14H5zM19 5l-9.500 7L19 19z",
  backTurn: "M12 5 4 12l8 7zM20 5l-8 7 8 7z",
  back: BACK,
  forward: "M8.500 5 17 12l-8.500 7z",
  forwardTurn: "m12 5 8 7-8 7zM4 5l8 7-8 7z",
  last: "M16.400 5H19v14h-2.600zM5 5l9.500 7L5 19z",
};
const PLAY = "M7 4.500 19.500 12 7 19.500z";
const PAUSE = "M6.500 5h4v14h-4zM13.500 5h4v14h-4z";

/** Keys as they are written on a keyboard; the arrows of a step follow the language's direction. */
const KEYS: Readonly<Record<Step, readonly [ltr: string, rtl: string]>> = {
  first: ["Home", "Home"],
  backTurn: ["Shift+ArrowLeft", "Shift+ArrowRight"],
  back: ["ArrowLeft", "ArrowRight"],
  forward: ["ArrowRight", "ArrowLeft"],
  forwardTurn: ["Shift+ArrowRight", "Shift+ArrowLeft"],
  last: ["End", "End"],
};

const spoken = (keys: string): string =>
  keys.replace("ArrowLeft", "←").replace("ArrowRight", "→").replace("Shift+", "⇧ ");

function Press({
  label,
  keys,
  shape,
  off = false,
  className = "",
  onPress,
}: {
  readonly label: string;
  readonly keys: string;
  readonly shape: string;
  readonly off?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={`press ${className}`}
      aria-label={label}
      title={`${label} (${spoken(keys)})`}
      aria-keyshortcuts={keys}
      aria-disabled={off ? true : undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}

export function Transport({
  at,
  of,
  rtl,
  playing,
  onStep,
  onPlay,
}: {
  readonly at: number;
  readonly of: number;
  readonly rtl: boolean;
  readonly playing: boolean;
  readonly onStep: (step: Step) => void;
  readonly onPlay: () => void;
}) {
  const { t } = useWords();
  const step = (name: Step) => (
    <Press
      label={t(`replay.${name}` as WebKey)}
      keys={KEYS[name][rtl ? 1 : 0]}
      shape={SHAPES[name]}
      off={name === "first" || name.startsWith("back") ? at === 0 : at === of}
      onPress={() => onStep(name)}
    />
  );
  return (
    <fieldset className="transport" aria-label={t("replay.buttons")}>
      {step("first")}
      {step("backTurn")}
      {step("back")}
      <Press
        className="main"
        label={t(playing ? "replay.pause" : "replay.play")}
        keys="Space"
        shape={playing ? PAUSE : PLAY}
        onPress={onPlay}
      />
      {step("forward")}
      {step("forwardTurn")}
      {step("last")}
    </fieldset>
  );
}
