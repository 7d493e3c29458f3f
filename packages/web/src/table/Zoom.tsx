/**
 * The card under the pointer, large: in its slot at the top of the rail, or beside the card where there is no rail.
 * It never takes the pointer, and never lies over the strip that asks or over the card itself.
 */
import { hasOwnName } from "@fiefdom/text";
import { type CSSProperties, useLayoutEffect, useRef, useState } from "react";
import { ReadingCard } from "../cards/Card.tsx";
import { useRulings } from "../cards/useRulings.ts";
import { Words } from "../cards/Words.tsx";
import { useTable } from "./context.ts";
import { changedCost } from "./cost.ts";
import { Facts } from "./dialogs.tsx";
import { type Preview, usePreview } from "./inspect.ts";
import { useMedia, WITH_RAIL } from "./media.ts";

/** So many rulings fit below the card; all of them are in the dialog that `?` opens. */
const RULINGS = 2;
const GAP = 12;

interface Place {
  readonly left: number;
  readonly top: number;
  /** What does not fit there is left out: all of it is in the dialog. */
  readonly maxBlockSize: number;
}

/** Above the question: beside the card, or where it is too wide for that, above or below it. */
function placeFor({ rect }: Preview, zoom: HTMLElement): Place {
  const { width, height } = zoom.getBoundingClientRect();
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect().top ?? innerHeight;
  const bottom = prompt - GAP;
  const beside = [rect.right + GAP, rect.left - GAP - width].find(
    (left) => left >= GAP && left + width + GAP <= innerWidth,
  );
  if (beside !== undefined) {
    const top = Math.max(GAP, Math.min(rect.top, bottom - height));
    return { left: beside, top, maxBlockSize: bottom - top };
  }
  const left = Math.max(GAP, Math.min(rect.left, innerWidth - GAP - width));
  const above = Math.min(rect.top - GAP, bottom);
  const below = rect.bottom + GAP;
  return above - GAP >= bottom - below
    ? { left, top: Math.max(GAP, above - height), maxBlockSize: above - GAP }
    : { left, top: below, maxBlockSize: bottom - below };
}

export function Zoom() {
  const { lang, t, cards, view, ruleset } = useTable();
  const preview = usePreview((state) => state.preview);
  const rulings = useRulings(preview?.id ?? null, ruleset);
  const slot = useMedia(WITH_RAIL);
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const lines = rulings.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rulings that arrive later make it higher
  useLayoutEffect(() => {
    setPlace(slot || preview === null || root.current === null ? null : placeFor(preview, root.current));
  }, [preview, slot, lines]);
  if (preview === null) return null;
  const { id } = preview;
  const facts = cards.get(id);
  const known = rulings.slice(0, RULINGS);
  const ownName = hasOwnName(id, lang);
  const style: CSSProperties = slot
    ? {}
    : place === null
      ? { left: 0, top: 0, visibility: "hidden" }
      : { ...place };
  return (
    <div ref={root} className="zoom" style={style} aria-hidden="true">
      <ReadingCard
        id={id}
        lang={lang}
        ruleset={ruleset}
        cost={changedCost(view, id)}
        {...(facts === undefined ? {} : { types: facts.types })}
      />
      <Facts id={id} />
      {known.length === 0 && !ownName ? null : (
        <div className="zoom__notes">
          {ownName ? <p>{t("cards.ownName")}</p> : null}
          {known.length === 0 ? null : (
            <ul className="rulings">
              {known.map((ruling) => (
                <li key={ruling.text}>
                  <Words text={ruling.text} lang={lang} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
