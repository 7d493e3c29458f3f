/** A game as a file, to keep or to open elsewhere. */
import { useWords } from "../words.ts";
import type { RecordedGame } from "./game.ts";

export function download(game: RecordedGame): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(game, null, 1)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `fiefdom-${game.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function DownloadButton({ game }: { readonly game: RecordedGame }) {
  const { t } = useWords();
  return (
    <button type="button" className="btn" onClick={() => download(game)}>
      {t("replays.download")}
    </button>
  );
}
