/** What a draw has to hold: sets, how many of each sort, costs, landscapes, and cards that never come. */
import { setName } from "@fiefdom/text";
import { SETS } from "../cards/catalogue.ts";
import { useWords } from "../words.ts";
import { FEWEST, NO_WISHES, WANTS, type Want, WISHED, type Wishes } from "./draws.ts";
import { SortIcon } from "./GlanceView.tsx";
import { nameOf } from "./names.ts";

export function WishForm({
  wishes,
  onChange,
}: {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}) {
  const { lang, t } = useWords();
  const change = (part: Partial<Wishes>): void => onChange({ ...wishes, ...part });
  const count =
    Object.keys(wishes.wants).length +
    Object.keys(wishes.ofSets).length +
    (wishes.firstEdition ? 1 : 0) +
    (wishes.spread ? 1 : 0) +
    wishes.banned.length;
  return (
    <details className="wishes">
      <summary>
        {t("kingdoms.wishes")} {count === 0 ? null : <b className="wishes__n">{count}</b>}
      </summary>
      <div className="wishes__page">
        <fieldset>
          <legend>{t("kingdoms.sets")}</legend>
          {SETS.map((set) => (
            <label key={set} className="check">
              <input
                type="checkbox"
                checked={wishes.sets.includes(set)}
                onChange={() =>
                  change({
                    sets: SETS.filter((other) => wishes.sets.includes(other) !== (other === set)),
                  })
                }
              />
              {setName(set, lang)}
            </label>
          ))}
          <label className="check">
            <input
              type="checkbox"
              checked={wishes.firstEdition}
              onChange={(event) => change({ firstEdition: event.target.checked })}
            />
            {t("kingdoms.firstEdition")}
          </label>
          <div className="wants">
            {wishes.sets.map((set) => (
              <label key={set} className="field want">
                <span>{t("kingdoms.ofSet", { set: setName(set, lang) })}</span>
                <select
                  value={wishes.ofSets[set] ?? 0}
                  data-wished={wishes.ofSets[set] === undefined ? undefined : ""}
                  onChange={(event) => {
                    const { [set]: _, ...others } = wishes.ofSets;
                    const n = Number(event.target.value);
                    change({ ofSets: n === 0 ? others : { ...others, [set]: n } });
                  }}
                >
                  {FEWEST.map((n) => (
                    <option key={n} value={n}>
                      {n === 0 ? t("kingdoms.want.any") : t("kingdoms.atLeast", { n })}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t("kingdoms.howMany")}</legend>
          <div className="wants">
            {WISHED.map((sort) => (
              <label key={sort} className="field want">
                <span>
                  <SortIcon sort={sort} />
                  {t(`kingdoms.feature.${sort}`)}
                </span>
                <select
                  value={wishes.wants[sort] ?? "any"}
                  data-wished={wishes.wants[sort] === undefined ? undefined : ""}
                  onChange={(event) => {
                    const { [sort]: _, ...others } = wishes.wants;
                    const want = event.target.value as Want;
                    change({ wants: want === "any" ? others : { ...others, [sort]: want } });
                  }}
                >
                  {WANTS.map((want) => (
                    <option key={want} value={want}>
                      {t(`kingdoms.want.${want}`)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          <label className="check">
            <input
              type="checkbox"
              checked={wishes.spread}
              onChange={(event) => change({ spread: event.target.checked })}
            />
            {t("kingdoms.spread")}
          </label>
        </fieldset>
        <div className="fields">
          <label className="field">
            <span>{t("kingdoms.landscapes")}</span>
            <select
              value={wishes.landscapes}
              onChange={({ target: { value } }) =>
                change({ landscapes: value === "mixed" ? "mixed" : (Number(value) as 0 | 1 | 2) })
              }
            >
              {(["mixed", 0, 1, 2] as const).map((way) => (
                <option key={way} value={way}>
                  {way === "mixed" ? t("kingdoms.asTheRulebook") : t("kingdoms.landscapes.n", { n: way })}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t("kingdoms.withColonies", { platinum: ["platinum"], colony: ["colony"] })}</span>
            <select
              value={wishes.colonies}
              onChange={(event) => change({ colonies: event.target.value as Wishes["colonies"] })}
            >
              {(["lot", "yes", "no"] as const).map((way) => (
                <option key={way} value={way}>
                  {way === "lot" ? t("kingdoms.asTheRulebook") : t(`kingdoms.colonies.${way}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        {wishes.banned.length === 0 ? null : (
          <fieldset>
            <legend>{t("kingdoms.banned")}</legend>
            <ul className="bans">
              {wishes.banned.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    className="btn small"
                    onClick={() => change({ banned: wishes.banned.filter((other) => other !== id) })}
                  >
                    <span className="vh">{t("kingdoms.unban", { card: [id] })}</span>
                    <span aria-hidden="true">{nameOf(id, lang)} ✕</span>
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <p>
          <button type="button" className="btn small" onClick={() => onChange(NO_WISHES)}>
            {t("kingdoms.noWishes")}
          </button>
        </p>
      </div>
    </details>
  );
}
