/** Giving a game to others: a link to a moment of it, or the whole of it as a file. */
import type { Look } from "@fiefdom/local";
import { useEffect, useState } from "react";
import { CopyPosition } from "../table/CopyPosition.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { useWords } from "../words.ts";
import { pathOf, searchOf } from "./address.ts";
import { DownloadButton } from "./Download.tsx";
import { isKeptId, type RecordedGame } from "./game.ts";
import { LINKED, pack } from "./packed.ts";

/** No server keeps it: the link has to bring it along. */
const bringsItself = ({ id }: RecordedGame): boolean => isKeptId(id) || id === LINKED;

/** The link; undefined while it is made, null if the game is too long for one. */
function useLink(game: RecordedGame, look: Look | null): string | null | undefined {
  const own = bringsItself(game);
  const [packed, setPacked] = useState<string | null | undefined>(own ? undefined : "");
  useEffect(() => {
    if (!own) return;
    let wanted = true;
    void pack(game).then((letters) => {
      if (wanted) setPacked(letters);
    });
    return () => {
      wanted = false;
    };
  }, [game, own]);
  if (packed === null || packed === undefined) return packed;
  const search = look === null ? "" : searchOf(look);
  return `${location.origin}${pathOf(own ? LINKED : game.id)}${search}${own ? `#${packed}` : ""}`;
}

function Copy({ text }: { readonly text: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const share = "share" in navigator;
  return (
    <p className="share">
      <input
        type="text"
        readOnly
        value={text}
        dir="ltr"
        aria-label={t("replay.share.link")}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className="btn main"
        onClick={async (event) => {
          const field = event.currentTarget.parentElement?.querySelector("input");
          try {
            await navigator.clipboard.writeText(text);
            setCopied(true);
          } catch {
            // Where a page may not write there, the visitor copies what is selected.
            field?.focus();
            field?.select();
          }
        }}
      >
        {t("replay.share.copy")}
      </button>
      {share ? (
        <button
          type="button"
          className="btn"
          onClick={() => {
            void navigator.share({ title: t("replay.share.title"), url: text }).catch(() => {
              // They thought better of it.
            });
          }}
        >
          {t("replay.share")}
        </button>
      ) : null}
      <span role="status">{copied ? t("replay.share.copied") : ""}</span>
    </p>
  );
}

export function ShareDialog({
  game,
  look,
  onClose,
}: {
  readonly game: RecordedGame;
  /** The moment; null for the game as a whole. */
  readonly look: Look | null;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const link = useLink(game, look);
  return (
    <Dialog title={t("replay.share")} onClose={onClose} className="sharing">
      {link === undefined ? <p role="status">{t("opening")}</p> : null}
      {link === null ? <p>{t("replay.share.long")}</p> : null}
      {link ? (
        <>
          <p>{t(look === null ? "replay.share.game" : "replay.share.moment")}</p>
          <Copy text={link} />
          {bringsItself(game) ? <p className="soft">{t("replay.share.inside")}</p> : null}
        </>
      ) : null}
      {look === null || look.result ? null : <CopyPosition />}
      <p>
        <DownloadButton game={game} />
      </p>
    </Dialog>
  );
}
