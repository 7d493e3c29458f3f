/** Reads a list of cards that somebody wrote or copied: names in any language, ids, or a link. */
import { useState } from "react";
import { KINGDOM_SIZE, type Laid, laidIn, MOST_LANDSCAPES } from "../session/link.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useWords } from "../words.ts";
import { sorted } from "./draws.ts";
import { nearestTo, readAnyList } from "./wording.ts";

/** The query of a link somewhere in the text. */
const queryIn = (text: string): string | null =>
  /\?((?:[^\s#]*&)?(?:cards|kingdom)=[^\s#]*)/.exec(text)?.[1] ?? null;

interface Read {
  readonly laid: Laid;
  readonly named: number;
  readonly unknown: readonly string[];
}

export function ReadDialog({
  onRead,
  onClose,
}: {
  readonly onRead: (laid: Laid, named: number) => void;
  readonly onClose: () => void;
}) {
  const { lang, t } = useWords();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Read | null>(null);

  const read = async (written: string): Promise<Read> => {
    const query = queryIn(written);
    const link = query === null ? null : laidIn(query);
    if (link !== null) {
      const unknown = link.faults.filter(({ code }) => code === "card" || code === "kingdom");
      return {
        laid: { ...link.laid, kingdom: sorted(link.laid.kingdom) },
        named: link.laid.kingdom.length,
        unknown: unknown.map(({ what }) => what),
      };
    }
    const { kingdom, landscapes, colonies, unknown } = await readAnyList(written, lang);
    return {
      laid: {
        kingdom: sorted(kingdom.slice(0, KINGDOM_SIZE)),
        landscapes: landscapes.slice(0, MOST_LANDSCAPES),
        colonies,
      },
      named: kingdom.length,
      unknown,
    };
  };
  const take = (result: Read): void => {
    onRead(result.laid, result.named);
    onClose();
  };
  const lay = async (): Promise<void> => {
    const result = await read(text);
    const isNothing = result.laid.kingdom.length === 0 && result.laid.landscapes.length === 0;
    if (isNothing || result.unknown.length > 0) setProblem(result);
    else take(result);
  };
  const correct = (wrong: string, right: string): void => {
    setText((now) => now.replace(wrong, right));
    setProblem((now) =>
      now === null ? null : { ...now, unknown: now.unknown.filter((other) => other !== wrong) },
    );
  };
  return (
    <Dialog title={t("kingdoms.read")} onClose={onClose} className="readlist">
      <p className="soft">{t("kingdoms.read.about")}</p>
      <label className="field readlist__field">
        <span>{t("kingdoms.read.field")}</span>
        <textarea
          rows={6}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
      </label>
      <div role="alert">
        {problem === null ? null : problem.laid.kingdom.length + problem.unknown.length === 0 &&
          problem.laid.landscapes.length === 0 ? (
          <p className="fault">{t("kingdoms.read.nothing")}</p>
        ) : (
          problem.unknown.map((name) => {
            const near = nearestTo(name, lang);
            return (
              <p key={name} className="fault">
                {t(near.length === 0 ? "kingdoms.read.unknown" : "kingdoms.read.meant", { name })}{" "}
                {near.map((one) => (
                  <button
                    key={one.id}
                    type="button"
                    className="btn small"
                    onClick={() => correct(name, one.name)}
                  >
                    {one.name}
                  </button>
                ))}
              </p>
            );
          })
        )}
      </div>
      <p className="swap__acts">
        <button
          type="button"
          className="btn main"
          aria-disabled={text.trim() === "" ? true : undefined}
          onClick={() => {
            if (text.trim() !== "") void lay();
          }}
        >
          {t("kingdoms.read.do")}
        </button>
        {problem !== null && problem.laid.kingdom.length > 0 && problem.unknown.length > 0 ? (
          <button type="button" className="btn" onClick={() => take(problem)}>
            {t("kingdoms.read.rest")}
          </button>
        ) : null}
      </p>
    </Dialog>
  );
}
