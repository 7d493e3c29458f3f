/** Before one plays on: which seat, against whom, and what stays as it was. */
import { useState } from "react";
import { botWithStrength, LEVELS, type Level } from "../session/names.ts";
import { useSettings } from "../settings.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useWords } from "../words.ts";
import { listedIn } from "./called.ts";
import type { RecordedGame } from "./game.ts";
import { playOn } from "./playOn.ts";

export function PlayOnDialog({
  game,
  names,
  at,
  seat: looking,
  onClose,
}: {
  readonly game: RecordedGame;
  readonly names: readonly string[];
  readonly at: number;
  readonly seat: number;
  readonly onClose: () => void;
}) {
  const { lang, t } = useWords();
  const name = useSettings((settings) => settings.name);
  const [seat, setSeat] = useState(looking);
  const [bot, setBot] = useState<Level>("squire");
  const [anew, setAnew] = useState(false);
  const go = (): void => {
    const bots = game.seats.map(() => bot);
    playOn(game, { at, seat, bots, me: name === "" ? t("you") : name, names, anew });
  };
  return (
    <Dialog title={t("replay.on")} onClose={onClose}>
      <p>{t("replay.on.about")}</p>
      <label className="field">
        <span>{t("replay.on.seat")}</span>
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {listedIn(game.seats, game.you, lang).map((other, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={i} value={i}>
              {other}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t("replay.on.bots")}</span>
        <select value={bot} onChange={({ target }) => setBot(target.value as Level)}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {botWithStrength(level, lang)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t("replay.on.shuffles")}</span>
        <select value={anew ? "anew" : "same"} onChange={({ target }) => setAnew(target.value === "anew")}>
          <option value="same">{t("replay.on.same")}</option>
          <option value="anew">{t("replay.on.anew")}</option>
        </select>
      </label>
      <p>
        <button type="button" className="btn main" onClick={go}>
          {t("replay.on.go")}
        </button>
      </p>
    </Dialog>
  );
}
