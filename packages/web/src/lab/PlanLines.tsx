/** A list of a plan in forms: lines that are moved by mouse, finger or arrow keys, each with its limit and conditions. */
import type { Condition, Rule } from "@fiefdom/local/lab/messages";
import { Fragment, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { Arms } from "../cards/Arms.tsx";
import { faceOf } from "../kingdoms/names.ts";
import {
  type Blank,
  type Blanks,
  blanksOf,
  conditionOf,
  FORM_IDS,
  type Form,
  type FormId,
  formOf,
  lineOf,
  moved,
  ruleWith,
} from "./forms.ts";
import { hasArms, useLabWords, whatName } from "./words.ts";

const MOST = 99;
/** What a new condition begins with. */
const USUAL: Required<Blanks> = { n: 4, card: "province", other: "silver" };
const USUAL_N: Partial<Record<FormId, number>> = {
  turnFrom: 10,
  turnUntil: 2,
  ownAtLeast: 1,
  ownMore: 1,
  ownFewer: 2,
  ownAtMost: 1,
  ownExactly: 0,
  moneyAtLeast: 16,
  moneyMore: 15,
  moneyLess: 16,
  coinsAtLeast: 5,
  coinsExactly: 5,
  leadAtLeast: 1,
  leadLess: 0,
  emptyAtLeast: 2,
  inHand: 1,
  theirs: 1,
};
/** A sentence with its usual blanks. Land is asked about where it lies, other cards where they are owned. */
const usual = (id: FormId): Form => ({
  id,
  blanks: { ...USUAL, n: USUAL_N[id] ?? USUAL.n, card: /^left/.test(id) ? USUAL.card : "gold" },
});

export interface LinesProps {
  readonly rules: readonly Rule[];
  /** The conditions of each line as they are written. */
  readonly written: readonly (readonly string[])[];
  /** Cards that conditions can ask about. */
  readonly cards: readonly string[];
  /** Cards of this board: others are passed over. */
  readonly present: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (rules: readonly Rule[]) => void;
}

export function PlanLines({ rules, written, cards, present, disabled, onChange }: LinesProps) {
  const { lang, t } = useLabWords();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  /** The line that is dragged, and where it would fall. */
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  /** The handle that gets the focus once the lines lie anew. */
  const wanted = useRef<number | null>(null);
  // Before the next key comes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the lines
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll<HTMLElement>(".lab__handle")[wanted.current]?.focus();
    wanted.current = null;
  }, [rules]);

  const move = (from: number, to: number): void => {
    if (to < 0 || to >= rules.length || to === from) return;
    onChange(moved(rules, from, to));
    setSaid(t("moved", { card: whatName(rules[from].what, lang), n: to + 1, of: rules.length }));
  };
  const byKeys = (event: KeyboardEvent, i: number): void => {
    const to = { ArrowUp: i - 1, ArrowDown: i + 1, Home: 0, End: rules.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= rules.length || to === i) return;
    wanted.current = to;
    move(i, to);
  };
  /** The place in the list at this height. */
  const placeAt = (y: number): number => {
    const lines = [...(list.current?.children ?? [])];
    const at = lines.findIndex((line) => {
      const { top, height } = line.getBoundingClientRect();
      return y < top + height / 2;
    });
    return at < 0 ? lines.length : at;
  };
  const begin = (event: PointerEvent<HTMLElement>, i: number): void => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: i, to: i });
  };
  const follow = (event: PointerEvent): void => {
    if (drag === null) return;
    const gap = placeAt(event.clientY);
    setDrag({ ...drag, to: gap > drag.from ? gap - 1 : gap });
  };
  const drop = (): void => {
    if (drag !== null) move(drag.from, drag.to);
    setDrag(null);
  };

  return (
    <>
      <p className="vh" role="status">
        {said}
      </p>
      <ol className="lab__lines" ref={list}>
        {rules.map((rule, i) => {
          const name = whatName(rule.what, lang);
          const put = (next: Rule): void => onChange(rules.with(i, next));
          const isOver = drag !== null && drag.to === i && drag.from !== i;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
              key={i}
              className="lab__line"
              data-line={rule.what}
              data-dragged={drag?.from === i ? "" : undefined}
              data-over={isOver ? (drag.from < i ? "after" : "before") : undefined}
            >
              <button
                type="button"
                className="lab__handle"
                disabled={disabled}
                aria-label={t("move", { card: name, n: i + 1 })}
                onKeyDown={(event) => byKeys(event, i)}
                onPointerDown={(event) => begin(event, i)}
                onPointerMove={follow}
                onPointerUp={drop}
                onPointerCancel={() => setDrag(null)}
              >
                <span aria-hidden="true">
                  {i + 1} <i>⋮⋮</i>
                </span>
              </button>
              <span className="lab__what">
                {hasArms(faceOf(rule.what)) ? <Arms id={faceOf(rule.what)} className="k" /> : null}
                <b>{name}</b>
                {present.has(rule.what) || !hasArms(faceOf(rule.what)) ? null : (
                  <span className="lab__absent">{t("absent")}</span>
                )}
              </span>
              <Limit rule={rule} name={name} disabled={disabled} onChange={put} />
              <button
                type="button"
                className="lab__remove"
                disabled={disabled}
                aria-label={t("remove", { card: name, n: i + 1 })}
                onClick={() => {
                  wanted.current = Math.min(i, rules.length - 2);
                  onChange(rules.toSpliced(i, 1));
                  setSaid(t("removed", { card: name }));
                }}
              >
                ✕
              </button>
              <Conditions
                rule={rule}
                name={name}
                written={written[i] ?? []}
                cards={cards}
                disabled={disabled}
                onChange={put}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface PartProps {
  readonly rule: Rule;
  readonly name: string;
  readonly disabled: boolean;
  readonly onChange: (rule: Rule) => void;
}

/** So many at most; above the greatest number, or below one, there is no limit. */
function Limit({ rule, name, disabled, onChange }: PartProps) {
  const { t } = useLabWords();
  const line = lineOf(rule);
  const { most } = line;
  const set = (n: number | null): void => onChange(ruleWith(rule, { ...line, most: n }));
  return (
    <fieldset className="lab__limit" aria-label={t("most", { card: name })}>
      <button
        type="button"
        disabled={disabled || most === null}
        aria-label={t("fewer", { card: name })}
        onClick={() => set(most === null || most <= 1 ? null : most - 1)}
      >
        −
      </button>
      <output>{most ?? t("all")}</output>
      <button
        type="button"
        disabled={disabled || most === MOST}
        aria-label={t("more", { card: name })}
        onClick={() => set((most ?? 0) + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

function Conditions({
  rule,
  name,
  written,
  cards,
  disabled,
  onChange,
}: PartProps & { readonly written: readonly string[]; readonly cards: readonly string[] }) {
  const { t } = useLabWords();
  const line = lineOf(rule);
  const set = (conditions: readonly Condition[]): void => onChange(ruleWith(rule, { ...line, conditions }));
  const behind = (on: boolean): void => {
    const { evenBehind: _, ...rest } = rule;
    onChange(on ? { ...rest, evenBehind: true } : rest);
  };
  return (
    <div className="lab__conditions">
      {line.conditions.map((condition, k) => {
        const form = formOf(condition);
        const label = t("condition", { card: name, n: k + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place
          <div key={k} className="lab__condition">
            {form === null ? (
              <span className="lab__said">
                <code lang="en" dir="ltr">
                  {written[line.places[k]] ?? "…"}
                </code>{" "}
                <small>{t("inText")}</small>
              </span>
            ) : (
              <FormFields
                form={form}
                label={label}
                cards={cards}
                disabled={disabled}
                onChange={(next) => set(line.conditions.with(k, conditionOf(next)))}
              />
            )}
            <button
              type="button"
              className="lab__remove"
              disabled={disabled}
              aria-label={t("withoutCondition", { card: name, n: k + 1 })}
              onClick={() => set(line.conditions.toSpliced(k, 1))}
            >
              ✕
            </button>
          </div>
        );
      })}
      {rule.evenBehind === true ? (
        <div className="lab__condition">
          <span className="lab__said">{t("evenBehind")}</span>
          <button
            type="button"
            className="lab__remove"
            disabled={disabled}
            aria-label={t("notBehind", { card: name })}
            onClick={() => behind(false)}
          >
            ✕
          </button>
        </div>
      ) : null}
      <select
        className="lab__when"
        disabled={disabled}
        aria-label={t("when", { card: name })}
        value=""
        onChange={({ target }) => {
          if (target.value === "behind") behind(true);
          else if (target.value !== "") set([...line.conditions, conditionOf(usual(target.value as FormId))]);
          target.value = "";
        }}
      >
        <option value="">{t(line.conditions.length === 0 ? "when.add" : "when.also")}</option>
        {FORM_IDS.map((id) => (
          <option key={id} value={id}>
            {t(`if.${id}`, { n: "…", card: "…", other: "…" })}
          </option>
        ))}
        {rule.evenBehind === true ? null : <option value="behind">{t("evenBehind")}</option>}
      </select>
    </div>
  );
}

/** A sentence with blanks: chosen from all of them, its blanks filled in beside it. */
function FormFields({
  form,
  label,
  cards,
  disabled,
  onChange,
}: {
  readonly form: Form;
  readonly label: string;
  readonly cards: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (form: Form) => void;
}) {
  const { lang, t } = useLabWords();
  const { id, blanks } = form;
  const words = (of: Blanks): Record<string, string | number> => ({
    n: of.n ?? "…",
    card: of.card === undefined ? "…" : whatName(of.card, lang),
    other: of.other === undefined ? "…" : whatName(of.other, lang),
  });
  const field = (blank: Blank) => {
    const name = `${label}: ${t(`blank.${blank}`)}`;
    if (blank === "n")
      return (
        <input
          type="number"
          aria-label={name}
          disabled={disabled}
          value={blanks.n ?? 0}
          onChange={({ target }) => {
            const n = Number(target.value);
            if (target.value !== "" && Number.isFinite(n) && Math.abs(n) < 1000)
              onChange({ id, blanks: { ...blanks, n } });
          }}
        />
      );
    const value = blanks[blank] ?? USUAL[blank];
    return (
      <select
        aria-label={name}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange({ id, blanks: { ...blanks, [blank]: target.value } })}
      >
        {[...new Set([value, ...cards])].map((card) => (
          <option key={card} value={card}>
            {whatName(card, lang)}
          </option>
        ))}
      </select>
    );
  };
  return (
    <>
      <select
        className="lab__sentence"
        aria-label={label}
        disabled={disabled}
        value={id}
        onChange={({ target }) => {
          const next = usual(target.value as FormId);
          const { card = next.blanks.card, other = next.blanks.other } = blanks;
          onChange({ ...next, blanks: { ...next.blanks, card, other } as Blanks });
        }}
      >
        {FORM_IDS.map((other) => (
          <option key={other} value={other}>
            {t(`if.${other}`, words(other === id ? blanks : {}))}
          </option>
        ))}
      </select>
      {blanksOf(id).map((blank) => (
        <Fragment key={blank}>{field(blank)}</Fragment>
      ))}
    </>
  );
}
