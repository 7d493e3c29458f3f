/** Language, light and dark, sizes, pace, sounds. Everything holds at once; nothing is lost at the table. */
import type { ReactNode } from "react";
import { CHOICES, type Chosen, choose, useSettings } from "../settings.ts";
import { useWords, type WebKey } from "../words.ts";
import { Dialog } from "./Dialog.tsx";
import { KeyList } from "./Keys.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { NoticeChoice } from "./NoticeChoice.tsx";
import { sound } from "./sounds.ts";

/** One of a few. */
function Choice<Name extends keyof Chosen>({
  of,
  title,
  words,
}: {
  readonly of: Name;
  readonly title: string;
  /** What its values are called: `theme.dark`. */
  readonly words: "theme" | "size" | "pace";
}) {
  const { t } = useWords();
  const chosen = useSettings((settings) => settings[of]);
  return (
    <label className="field">
      <span>{title}</span>
      <select value={chosen} onChange={(event) => choose({ [of]: event.target.value })}>
        {CHOICES[of].map((other) => (
          <option key={other} value={other}>
            {t(`${words}.${other}` as WebKey)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SettingsDialog({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  /** What belongs to the place where it was opened. */
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  const { sounds, volume, training } = useSettings();
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <LanguageChoice />
      <Choice of="theme" title={t("theme")} words="theme" />
      <Choice of="cards" title={t("size.cards")} words="size" />
      <Choice of="letters" title={t("size.letters")} words="size" />
      <Choice of="pace" title={t("pace")} words="pace" />
      <label className="check">
        <input
          type="checkbox"
          checked={sounds}
          onChange={() => {
            choose({ sounds: !sounds });
            sound("turn");
          }}
        />
        {t("sounds")}
      </label>
      {sounds ? (
        <label className="field">
          <span>{t("volume")}</span>
          <input
            type="range"
            min="0.1"
            max="1"
            step="0.1"
            value={volume}
            onChange={(event) => {
              choose({ volume: Number(event.target.value) });
              sound("play");
            }}
          />
        </label>
      ) : null}
      <NoticeChoice />
      <label className="check">
        <input type="checkbox" checked={training} onChange={() => choose({ training: !training })} />
        {t("training")}
      </label>
      <p className="soft">{t("training.about")}</p>
      {children}
      <h3>{t("keys")}</h3>
      <KeyList />
    </Dialog>
  );
}
