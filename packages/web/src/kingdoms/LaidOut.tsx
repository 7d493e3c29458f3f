import { KINGDOM_SIZE, type Laid, MOST_LANDSCAPES } from "../session/link.ts";
import { useWords } from "../words.ts";
import { isLandscapeId } from "./draws.ts";
import { Face, spoken } from "./Tile.tsx";

export interface LaidOutActs {
  /** A card was clicked; null for an empty place, and which sort belongs there. */
  readonly open: (id: string | null, sort: "pile" | "landscape") => void;
  readonly keep: (id: string) => void;
  readonly colonies: (yes: boolean) => void;
}

export function LaidOut({
  laid,
  kept,
  open,
  keep,
  colonies,
}: { readonly laid: Laid; readonly kept: readonly string[] } & LaidOutActs) {
  const { lang, t } = useWords();
  const empty = Math.max(0, KINGDOM_SIZE - laid.kingdom.length);
  const card = (id: string) => (
    <li key={id} className={isLandscapeId(id) ? "wide" : ""}>
      <button
        type="button"
        className={`card ${isLandscapeId(id) ? "land tilewide" : "tile"}`}
        data-card={id}
        onClick={() => open(id, isLandscapeId(id) ? "landscape" : "pile")}
      >
        <span className="vh">{t("kingdoms.change", { card: spoken(id, lang, t) })}</span>
        <span className="face" aria-hidden="true">
          <Face id={id} lang={lang} />
        </span>
      </button>
      <KeepButton id={id} on={kept.includes(id)} keep={keep} />
    </li>
  );
  return (
    <>
      <ul className="laid">
        {laid.kingdom.map(card)}
        {Array.from({ length: empty }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <li key={`empty ${i}`}>
            <button type="button" className="card tile vacant" onClick={() => open(null, "pile")}>
              {t("kingdoms.vacant")}
            </button>
          </li>
        ))}
      </ul>
      <ul className="laid lands">
        {laid.landscapes.map(card)}
        {laid.landscapes.length < MOST_LANDSCAPES ? (
          <li>
            <button type="button" className="btn small" onClick={() => open(null, "landscape")}>
              {t("kingdoms.addLandscape")}
            </button>
          </li>
        ) : null}
        <li>
          <label className="check">
            <input
              type="checkbox"
              checked={laid.colonies}
              onChange={(event) => colonies(event.target.checked)}
            />
            {t("kingdoms.withColonies", { platinum: ["platinum"], colony: ["colony"] })}
          </label>
        </li>
      </ul>
    </>
  );
}

function KeepButton({
  id,
  on,
  keep,
}: {
  readonly id: string;
  readonly on: boolean;
  readonly keep: (id: string) => void;
}) {
  const { t } = useWords();
  return (
    <button type="button" className="keep" aria-pressed={on} onClick={() => keep(id)}>
      <Padlock shut={on} />
      <span aria-hidden="true">{t("kingdoms.keep")}</span>
      <span className="vh">{t("kingdoms.keepCard", { card: [id] })}</span>
    </button>
  );
}

const Padlock = ({ shut }: { readonly shut: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={shut ? "M7 11V8a5 5 0 0 1 10 0v3" : "M7 11V7a5 5 0 0 1 9.600-2"}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.400"
      strokeLinecap="round"
    />
    <rect x="4.500" y="11" width="15" height="10.500" rx="1.500" fill="currentColor" />
  </svg>
);
