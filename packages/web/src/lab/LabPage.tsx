/**
 * The plan lab: a kingdom, a plan that is clicked together or written, an opponent, and what comes of it in
 * thousands of games. Everything is computed in this browser.
 */
import type { Plan } from "@fiefdom/local/lab/messages";
import { PLAN_BOT } from "@fiefdom/local/messages";
import { isLabLoaded, type KingdomId, kingdomName, type Lang, loadLab } from "@fiefdom/text";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { cardsOfPile, KINGDOMS } from "../cards/catalogue.ts";
import { faultText } from "../kingdoms/BadLink.tsx";
import { chance, drawAnew, NO_WISHES, sorted } from "../kingdoms/draws.ts";
import { titleOf } from "../kingdoms/names.ts";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import { kingdomQuery, knownAs, wishesFor } from "../session/link.ts";
import { playLocally } from "../session/open.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { AgainstForm } from "./AgainstForm.tsx";
import { Better } from "./Better.tsx";
import { Crew } from "./crew.ts";
import { FORM_LISTS, type FormList, nameFor, planOf, rulesOf, withRules } from "./forms.ts";
import { deskAsLeft, keepPlan, keptPlans, leaveDesk } from "./kept.ts";
import { linkTo, sharedIn } from "./link.ts";
import { Odds } from "./Odds.tsx";
import { Openings } from "./Openings.tsx";
import { type Choice, type Field, isFast, opponentFor } from "./opponents.ts";
import { Palette, waresOf } from "./Palette.tsx";
import { PlanLines } from "./PlanLines.tsx";
import { PlanText } from "./PlanText.tsx";
import { Result } from "./Result.tsx";
import { beginRun, leaveRun, type Opponent, stopRun, useRun } from "./running.ts";
import { Shelf } from "./Shelf.tsx";
import { useDesk } from "./useDesk.ts";
import { kingdomIn, useKingdom } from "./useKingdom.ts";
import { LabLang, useLabWords } from "./words.ts";
import "./lab.css";

/** The words of the lab come with it; until those of another language are there, the last ones stay. */
export function LabPage() {
  const { lang, t } = useWords();
  const [shown, setShown] = useState<Lang | null>(isLabLoaded(lang) ? lang : null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let wanted = true;
    loadLab(lang).then(
      () => wanted && setShown(lang),
      () => wanted && setLost(true),
    );
    return () => {
      wanted = false;
    };
  }, [lang]);
  if (shown === null)
    return (
      <main className="page narrow">
        {lost ? <p role="alert">{t("broken.about")}</p> : <p role="status">{t("opening")}</p>}
      </main>
    );
  return (
    <LabLang value={shown}>
      <Lab />
    </LabLang>
  );
}

const sameText = (one: Plan, other: Plan): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is said about the last thing that happened, and whether that went wrong. */
interface Notice {
  readonly words: string;
  readonly bad: boolean;
}

function Lab() {
  const { lang, t } = useLabWords();
  const { t: site } = useWords();
  const held = useRef<Crew | null>(null);
  const crew = useCallback((): Crew => {
    held.current ??= new Crew();
    return held.current;
  }, []);
  const [left] = useState(deskAsLeft);
  const { kingdom, setKingdom, board, fault } = useKingdom(left?.query ?? null);
  const { laid, ruleset } = kingdom;
  const words = useRef(t);
  words.current = t;
  const [notice, setNotice] = useState<Notice | null>(
    fault === null ? null : { words: faultText(fault, site), bad: true },
  );
  const trouble = useCallback((): void => setNotice({ words: words.current("failed"), bad: true }), []);
  const [desk, acts] = useDesk(crew, trouble);
  const [list, setList] = useState<FormList>("buy");
  const [shelf, setShelf] = useState(keptPlans);
  const [known, setKnown] = useState<readonly Plan[]>([]);
  const [brought, setBrought] = useState<Plan | null>(null);
  const [choice, setChoice] = useState<Choice>({ kind: "bot", name: "steward" });
  const [games, setGames] = useState(1000);
  const [busy, setBusy] = useState(false);
  const going = useRun(({ run }) => run?.going === true);
  /** The versions that were run last, the newest at the end. */
  const [versions, setVersions] = useState<readonly Plan[]>([]);
  const last = versions.findLast((version) => !sameText(version, desk.plan)) ?? null;
  const { lay, change, type } = acts;

  // Everybody goes home with the page.
  useEffect(
    () => () => {
      leaveRun();
      held.current?.end();
      held.current = null;
    },
    [],
  );

  /** Takes what the address brings; at first else what was left here, else a first plan. */
  const arrive = useCallback(
    async (isFirst: boolean): Promise<void> => {
      const shared = await sharedIn(location.hash);
      if (shared !== null) {
        // What came with the address is on the desk now; a reload must not undo what is done to it.
        history.replaceState(null, "", location.pathname + location.search);
        const told =
          shared === "damaged" ? null : await crew().ask({ do: "read", text: shared.plan }, "read", "unread");
        if (shared === "damaged" || told === null || told.told === "unread" || told.plans.length !== 1)
          setNotice({ words: words.current("link.damaged"), bad: true });
        else {
          lay(told.plans[0], told.warnings);
          setNotice({ words: words.current("link.opened", { name: told.plans[0].plan.name }), bad: false });
          if (shared.against === undefined) return;
          if ("bot" in shared.against) {
            const { bot } = shared.against;
            if (isFast(bot)) setChoice({ kind: "bot", name: bot });
          } else {
            const other = await crew().ask({ do: "read", text: shared.against.plan }, "read", "unread");
            if (other.told === "read" && other.plans.length === 1) {
              setBrought(other.plans[0].plan);
              setChoice({ kind: "brought" });
            }
          }
          return;
        }
      }
      if (!isFirst) return;
      if (left !== null) type(left.text);
      else
        change(planOf(words.current("first"), [{ what: "province" }, { what: "gold" }, { what: "silver" }]));
    },
    [crew, left, lay, change, type],
  );
  useEffect(() => {
    arrive(true).catch(trouble);
    const again = (): void => {
      const read = kingdomIn(location.search);
      if (read !== null) setKingdom(read.kingdom);
      if (location.hash !== "") arrive(false).catch(trouble);
    };
    addEventListener("hashchange", again);
    return () => removeEventListener("hashchange", again);
  }, [arrive, setKingdom, trouble]);

  // The address is the link to the kingdom; plan and kingdom are there again after a reload.
  const query = kingdomQuery(laid, ruleset);
  useEffect(() => {
    if (location.pathname === "/lab") history.replaceState(null, "", `/lab?${query}${location.hash}`);
  }, [query]);
  useEffect(() => {
    if (desk.text !== "") leaveDesk({ text: desk.text, query });
  }, [desk.text, query]);

  useEffect(() => {
    let wanted = true;
    void crew()
      .ask({ do: "known", board }, "known")
      .then(({ plans }) => wanted && setKnown(plans), trouble);
    return () => {
      wanted = false;
    };
  }, [crew, board, trouble]);

  const wares = useMemo(() => waresOf(laid), [laid]);
  const cards = useMemo(() => [...wares.kingdom, ...wares.always], [wares]);
  const present = useMemo(
    () =>
      new Set([
        ...cards,
        ...laid.kingdom,
        ...laid.kingdom.flatMap((pile) => cardsOfPile(pile).map(({ id }) => id)),
      ]),
    [cards, laid],
  );
  const { plan, text, unread } = desk;
  const inert = unread !== null;
  const rules = rulesOf(plan, list);
  const field: Field = { known, kept: shelf, brought, last };

  const opponent = (): Promise<Opponent | null> => opponentFor(choice, field, board, crew(), lang);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const against = await opponent();
      if (against === null) {
        setNotice({ words: t("against.gone"), bad: true });
        return;
      }
      setNotice(null);
      setVersions((before) => [...before.filter((other) => !sameText(other, plan)), plan].slice(-2));
      void beginRun(crew(), { board, plan, against, games });
    } catch {
      setNotice({ words: t("failed"), bad: true });
    } finally {
      setBusy(false);
    }
  };
  const share = async (): Promise<string | null> => {
    const with_ =
      choice.kind === "bot"
        ? { against: { bot: choice.name } }
        : await opponent().then(async (against) => {
            if (against === null || !("plan" in against.player)) return {};
            const { written } = await crew().ask({ do: "write", plan: against.player.plan }, "written");
            return { against: { plan: written.text } };
          });
    const link = await linkTo(laid, ruleset, { plan: text, ...with_ });
    return link === null ? null : location.origin + link;
  };
  const keep = (): void => {
    const { plans, kept } = keepPlan({ name: plan.name, text, query, at: Date.now() });
    setShelf(plans);
    setNotice({ words: t(kept ? "kept" : "notKept", { name: plan.name }), bad: !kept });
  };

  return (
    <div className="home">
      <SiteBar logo />
      <main className="lab">
        <header className="lab__head">
          <h1>{t("title")}</h1>
          <p className="soft">{t("about")}</p>
        </header>
        <div className="lab__kingdom">
          <label className="field">
            <span>{t("kingdom")}</span>
            <select
              value={knownAs(laid) ?? ""}
              onChange={({ target }) => {
                const next = KINGDOMS.find(({ id }) => id === target.value);
                if (next !== undefined)
                  setKingdom({ ruleset, laid: { ...next, kingdom: sorted(next.kingdom) } });
              }}
            >
              {knownAs(laid) === null ? <option value="">{titleOf(laid, lang, site)}</option> : null}
              {KINGDOMS.map(({ id }) => (
                <option key={id} value={id}>
                  {kingdomName(id as KingdomId, lang)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="btn small"
            onClick={() => setKingdom({ ruleset, laid: drawAnew(laid, [], NO_WISHES, chance()) })}
          >
            {t("kingdom.draw")}
          </button>
          <Link to={`/kingdoms?${query}`} className="btn small">
            {t("kingdom.choose")}
          </Link>
        </div>
        <div className="lab__notice" role="status">
          {notice === null ? null : <p className={notice.bad ? "lab__fault" : ""}>{notice.words}</p>}
        </div>
        <div className="lab__desk">
          <div className="lab__side">
            <Palette
              wares={wares}
              disabled={inert}
              onAdd={(id) => change(withRules(plan, list, [...rules, { what: id }]))}
            />
            <Shelf
              crew={crew}
              plans={shelf}
              known={known}
              warnings={desk.warnings}
              onPlans={setShelf}
              onLay={(written, warnings, from) => {
                lay(written, warnings);
                setNotice({ words: t("laid", { name: written.plan.name }), bad: false });
                const read = from === undefined ? null : kingdomIn(`?${from}`);
                if (read !== null && read.fault === null) setKingdom(read.kingdom);
              }}
            />
          </div>
          <div className="lab__middle">
            <section className="lab__plan" aria-labelledby="lab-plan">
              <h2 id="lab-plan" className="vh">
                {t("plan")}
              </h2>
              <div className="lab__title">
                <label className="field">
                  <span>{t("name")}</span>
                  <input
                    value={plan.name}
                    disabled={inert}
                    onChange={({ target }) => change({ ...plan, name: nameFor(target.value) })}
                    onBlur={() => plan.name.trim() === "" && !inert && change({ ...plan, name: t("first") })}
                  />
                </label>
                <label className="field">
                  <span>{t("list")}</span>
                  <select value={list} onChange={({ target }) => setList(target.value as FormList)}>
                    {FORM_LISTS.map((one) => (
                      <option key={one} value={one}>
                        {t(`list.${one}`)}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <p className="soft">{t(`list.${list}.about`)}</p>
              {inert ? <p className="lab__fault">{t("forms.wait")}</p> : null}
              <PlanLines
                key={list}
                rules={rules}
                written={desk.conditions[list] ?? []}
                cards={cards}
                present={present}
                disabled={inert}
                onChange={(next) => change(withRules(plan, list, next))}
              />
              {rules.length === 0 ? <p className="lab__empty">{t("empty")}</p> : null}
              <details className="lab__astext" open={inert || undefined}>
                <summary>{t("text.show")}</summary>
                <PlanText text={text} unread={unread} onType={type} />
              </details>
              <AgainstForm
                choice={choice}
                field={field}
                games={games}
                going={going}
                busy={busy}
                disabled={inert || !desk.settled}
                onChoice={setChoice}
                onGames={setGames}
                onRun={() => void run()}
                onStop={stopRun}
              />
              <div className="lab__acts">
                <CopyButton
                  label={t("share")}
                  text={() => (inert ? null : share())}
                  none={t(inert ? "forms.wait" : "share.long")}
                />
                <button type="button" className="btn small" data-do="keep" disabled={inert} onClick={keep}>
                  {t("keep")}
                </button>
                <button
                  type="button"
                  className="btn small"
                  data-do="play"
                  disabled={inert || !desk.settled}
                  onClick={() =>
                    playLocally({ ...wishesFor(laid), ruleset, bots: [PLAN_BOT], follows: plan })
                  }
                >
                  {t("playAgainst")}
                </button>
              </div>
            </section>
            <Better
              crew={crew}
              board={board}
              plan={plan}
              disabled={inert || !desk.settled}
              opponent={opponent}
              onTake={change}
            />
            <Openings
              crew={crew}
              board={board}
              plan={plan}
              disabled={inert || !desk.settled}
              opponent={opponent}
            />
            <Odds crew={crew} board={board} cards={cards} />
          </div>
          <Result crew={crew} />
        </div>
      </main>
      <SiteFoot />
    </div>
  );
}
