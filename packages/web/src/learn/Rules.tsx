/** The rules to browse and search. */
import { cardName, fold, type Lang, setName } from "@fiefdom/text";
import type { RuleId, Rules as RuleTexts } from "@fiefdom/text/learn";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { CARDS } from "../cards/catalogue.ts";
import { NoPage } from "../pages/NoPage.tsx";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import { Link } from "../ui/Link.tsx";
import { type Say, useWords } from "../words.ts";
import { PARTS, SECTIONS } from "./sections.ts";
import { plainText, Text } from "./Text.tsx";
import { useRules } from "./texts.ts";
import "./pages.css";

/** Everything that a search may find in a section. */
const haystack = (rules: RuleTexts, id: RuleId, lang: Lang, t: Say): string =>
  fold([rules[id].title, ...rules[id].text].map((text) => plainText(text, lang, t, rules)).join(" "));

const MOST_CARDS = 12;

/** Everything, scrolled to the section that the address names. */
export const Rules = ({ shown }: { readonly shown: string }) =>
  shown === "" || SECTIONS.some((id) => id === shown) ? <AllRules shown={shown} /> : <NoPage near="rules" />;

function AllRules({ shown }: { readonly shown: string }) {
  const { t } = useWords();
  const rules = useRules();
  return (
    <div className="home">
      <SiteBar logo />
      <main className="rules">
        <h1>{t("rules")}</h1>
        {rules === null ? (
          <p role="alert">{t("learn.noTexts")}</p>
        ) : rules === undefined ? (
          <p role="status">{t("opening")}</p>
        ) : (
          <Book rules={rules} shown={shown} />
        )}
      </main>
      <SiteFoot />
    </div>
  );
}

function Book({ rules, shown }: { readonly rules: RuleTexts; readonly shown: string }) {
  const { lang, t } = useWords();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(fold(typed));
  const stacks = useMemo(
    () => new Map(SECTIONS.map((id) => [id, haystack(rules, id, lang, t)])),
    [rules, lang, t],
  );
  const words = wanted.split(" ");
  const found = (id: RuleId): boolean => words.every((word) => stacks.get(id)?.includes(word) === true);
  const hits = SECTIONS.filter(found);
  const named =
    wanted === ""
      ? []
      : CARDS.filter((card) =>
          [cardName(card.id, lang), cardName(card.id, "en")].some((name) => fold(name).includes(wanted)),
        );
  const link = (id: RuleId) => <Link to={`/rules/${id}`}>{plainText(rules[id].title, lang, t, rules)}</Link>;
  return (
    <div className="book">
      <div className="book__side">
        <search>
          <label className="field">
            <span>{t("rules.search")}</span>
            <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
          <p role="status" className="soft">
            {wanted === "" ? "" : t("rules.found", { n: hits.length })}
          </p>
        </search>
        <nav aria-label={t("rules.contents")}>
          {PARTS.map(({ set, sections }) => (
            <div key={set ?? "more"}>
              {set === null ? null : <h2>{setName(set, lang)}</h2>}
              <ul>
                {sections.filter(found).map((id) => (
                  <li key={id} aria-current={id === shown ? "true" : undefined}>
                    {link(id)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="book__text">
        {named.length === 0 ? null : (
          <section className="rule">
            <h2>{t("cards")}</h2>
            <ul className="rule__cards">
              {named.slice(0, MOST_CARDS).map((card) => (
                <li key={card.id}>
                  <Text text={`[${card.id}]`} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {hits.map((id) => (
          <Section key={id} id={id} rules={rules} shown={id === shown} />
        ))}
        {hits.length === 0 && named.length === 0 ? <p>{t("rules.nothing")}</p> : null}
        <p>
          <Link to="/cards" className="btn">
            {t("rules.cards")}
          </Link>
        </p>
      </div>
    </div>
  );
}

function Section({
  id,
  rules,
  shown,
}: {
  readonly id: RuleId;
  readonly rules: RuleTexts;
  /** The address leads here. */
  readonly shown: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!shown) return;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <section className="rule" data-shown={shown ? "" : undefined}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Text text={rules[id].title} rules={rules} />
      </h2>
      {blocksOf(rules[id].text).map((block) => (
        <Block key={block.lines[0]} block={block} rules={rules} />
      ))}
    </section>
  );
}

interface TextBlock {
  readonly kind: "text" | "list" | "table";
  readonly lines: readonly string[];
}

/** Neighbouring items belong to one list, neighbouring rows to one table. */
function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: { kind: TextBlock["kind"]; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = line.startsWith("- ") ? "list" : line.startsWith("| ") ? "table" : "text";
    const last = blocks.at(-1);
    const text = kind === "text" ? line : line.slice(2);
    if (last !== undefined && last.kind === kind && kind !== "text") last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
  }
  return blocks;
}

function Block({ block, rules }: { readonly block: TextBlock; readonly rules: RuleTexts }) {
  if (block.kind === "list") {
    return (
      <ul>
        {block.lines.map((line) => (
          <li key={line}>
            <Text text={line} rules={rules} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === "table") {
    const [head, ...rows] = block.lines.map((line) => line.split(" | "));
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section className="rule__table" tabIndex={0} aria-label={head[0]}>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <Text text={name} rules={rules} />
                </th>
                {cells.map((cell, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a table never changes its order
                  <td key={i}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  }
  return (
    <p>
      <Text text={block.lines[0]} rules={rules} />
    </p>
  );
}
