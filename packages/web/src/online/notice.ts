/**
 * Whoever looks at something else meanwhile is told that it is their turn: by the tab, by a sound if they want
 * sounds, and by the system if they want that and the browser allows it.
 */
import { useEffect } from "react";
import { useSession } from "../session/session.ts";
import { useSettings } from "../settings.ts";
import { soundOf } from "../table/hearing.ts";
import { canNotify } from "../ui/NoticeChoice.tsx";
import { sound } from "../ui/sounds.ts";
import { useWords } from "../words.ts";

/** Some browsers let only a service worker show one; where neither can, the tab has to do. */
async function show(title: string, tag: string): Promise<() => void> {
  const options = { tag, icon: "/icon.svg" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options).catch(() => {});
    return () => {
      void worker
        ?.getNotifications({ tag })
        .then((shown) => shown.forEach((notice) => void notice.close()))
        .catch(() => {});
    };
  }
}

/** The newest move has told of the turn by a sound already. */
function hasSounded(): boolean {
  const { play, cards } = useSession.getState();
  return play !== null && soundOf(play, cards) === "turn";
}

export function useNotice(table: string, asked: boolean): void {
  const { t } = useWords();
  useEffect(() => {
    document.title = asked ? `${t("yourTurn")} · Fiefdom` : "Fiefdom";
    return () => {
      document.title = "Fiefdom";
    };
  }, [asked, t]);
  useEffect(() => {
    if (!asked || document.visibilityState === "visible") return;
    if (!hasSounded()) sound("turn");
    if (!useSettings.getState().notices || !canNotify() || Notification.permission !== "granted") return;
    const shown = show(`${t("yourTurn")} · Fiefdom`, `fiefdom-${table}`);
    const away = (): void => void shown.then((close) => close());
    // Whoever comes to look has seen it.
    document.addEventListener("visibilitychange", away, { once: true });
    return () => {
      document.removeEventListener("visibilitychange", away);
      away();
    };
  }, [asked, table, t]);
}
