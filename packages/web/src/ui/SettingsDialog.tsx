/** Language, light and dark, sizes, pace, sounds. Everything holds at once; nothing is lost at the table. */
import type { ReactNode } from "react";
import { choose, type Pace, type Size, type Theme, useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { Dialog } from "./Dialog.tsx";
import { KeyList } from "./Keys.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { NoticeChoice } from "./NoticeChoice.tsx";
import { sound } from "./sounds.ts";

export function SettingsDialog({
  onClose,
  children,
}: {
  readonly onClose: () => void;
  /** What belongs to the place where it was opened. */
  readonly children?: ReactNode;
}) {
  const { t } = useWords();
  const { theme, cards, letters, pace, sounds, volume } = useSettings();
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <LanguageChoice />
      <label className="field">
        <span>{t("theme")}</span>
        <select value={theme} onChange={(event) => choose({ theme: event.target.value as Theme })}>
          {(["auto", "light", "dark", "contrast"] as const).map((other) => (
            <option key={other} value={other}>
              {t(`theme.${other}`)}
            </option>
          ))}
        </select>
      </label>
      {(["cards", "letters"] as const).map((of) => (
        <label key={of} className="field">
          <span>{t(`size.${of}`)}</span>
          <select
            value={of === "cards" ? cards : letters}
            onChange={(event) => choose({ [of]: event.target.value as Size })}
          >
            {(["normal", "large"] as const).map((size) => (
              <option key={size} value={size}>
                {t(`size.${size}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className="field">
        <span>{t("pace")}</span>
        <select value={pace} onChange={(event) => choose({ pace: event.target.value as Pace })}>
          {(["calm", "quick", "instant"] as const).map((other) => (
            <option key={other} value={other}>
              {t(`pace.${other}`)}
            </option>
          ))}
        </select>
      </label>
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
      {children}
      <h3>{t("keys")}</h3>
      <KeyList />
    </Dialog>
  );
}
