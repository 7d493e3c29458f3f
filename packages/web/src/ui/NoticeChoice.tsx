/** Whether to be told by the system that it is one's turn. */
import { useState } from "react";
import { choose, useSettings } from "../settings.ts";
import { useWords } from "../words.ts";

export const canNotify = (): boolean => "Notification" in globalThis;

/** The browser asks once; whoever refused it there is told so here. */
export function NoticeChoice() {
  const { t } = useWords();
  const wanted = useSettings((settings) => settings.notices);
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : "denied"));
  if (!canNotify()) return null;
  const turn = async (on: boolean): Promise<void> => {
    choose({ notices: on });
    if (on && Notification.permission === "default") setPermission(await Notification.requestPermission());
  };
  return (
    <div className="noticechoice">
      <label className="check">
        <input
          type="checkbox"
          checked={wanted && permission === "granted"}
          disabled={permission === "denied"}
          onChange={(event) => void turn(event.target.checked)}
        />
        {t("notices")}
      </label>
      {permission === "denied" ? <p className="soft">{t("notices.denied")}</p> : null}
    </div>
  );
}
