/** Opens any game: by its link or id, or from a file that is chosen or dropped here. */
import { type DragEvent, type FormEvent, useId, useRef, useState } from "react";
import { go } from "../router.ts";
import { useWords } from "../words.ts";
import { pathOf, wayTo } from "./address.ts";
import { NotAGame, readGameText } from "./game.ts";
import { keepGame } from "./shelf.ts";

/** No game comes near this; something else does, and would take long to read. */
const LARGEST_FILE = 5_000_000;

export function Opener() {
  const { t } = useWords();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  const openTyped = (event: FormEvent): void => {
    event.preventDefault();
    const way = wayTo(typed);
    if (way === null) setProblem(t("replays.bad.link"));
    else go(way);
  };

  const openFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    try {
      if (chosen.size > LARGEST_FILE) throw new NotAGame("too large");
      const game = readGameText(await chosen.text());
      // Kept, so that a reload and links to its moments find it.
      keepGame({ ...game, ended: game.ended ?? chosen.lastModified });
      go(pathOf(game.id));
    } catch {
      setProblem(t("replays.bad.file", { file: chosen.name }));
    }
  };

  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void openFile(event.dataTransfer.files[0]);
  };

  return (
    <section
      className={`opener ${over ? "is-over" : ""}`}
      aria-labelledby={`${id}h`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h2 id={`${id}h`}>{t("replays.open")}</h2>
      <form onSubmit={openTyped}>
        <label className="field">
          <span>{t("replays.open.link")}</span>
          <input
            type="text"
            value={typed}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={problem !== "" || undefined}
            aria-describedby={`${id}p`}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem("");
            }}
          />
        </label>
        <button type="submit" className="btn main">
          {t("replays.open.go")}
        </button>
      </form>
      <div className="file">
        <button type="button" className="btn" onClick={() => file.current?.click()}>
          {t("replays.open.file")}
        </button>
        <span className="soft">{t("replays.open.drop")}</span>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={(event) => {
            void openFile(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = "";
          }}
        />
      </div>
      <p id={`${id}p`} className="bad" role="alert">
        {problem}
      </p>
    </section>
  );
}
