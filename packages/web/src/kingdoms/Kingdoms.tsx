/**
 * Kingdoms: one lies on the table, to be looked at, changed, shared and played; it comes from the recommended
 * ones, from a draw by lot to the visitor's wishes, or from a link or list that somebody sent. The address of
 * the page is always the link to what lies there.
 */
import { DrawError, type Misfit } from "@fiefdom/cards/draw";
import type { Lang } from "@fiefdom/text";
import { useEffect, useRef, useState } from "react";
import { SiteBar, SiteFoot } from "../pages/Site.tsx";
import {
  KINGDOM_SIZE,
  kingdomQuery,
  knownAs,
  type Laid,
  laidIn,
  rulesetIn,
  wishesFor,
} from "../session/link.ts";
import { playLocally } from "../session/open.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Link } from "../ui/Link.tsx";
import { type Say, useWords } from "../words.ts";
import { faultText } from "./BadLink.tsx";
import { chance, drawAnew, drawAnother, put, sorted, type Wishes, without } from "./draws.ts";
import { GlanceView } from "./GlanceView.tsx";
import { LaidOut } from "./LaidOut.tsx";
import { type Memory, recall, remember, type Terms } from "./memory.ts";
import { listOf, sortName, titleOf } from "./names.ts";
import { PlayPanel } from "./PlayPanel.tsx";
import { ReadDialog } from "./ReadDialog.tsx";
import { Recommended } from "./Recommended.tsx";
import { SwapDialog } from "./SwapDialog.tsx";
import { WishForm } from "./WishForm.tsx";
import { textOf } from "./wording.ts";
import "./kingdoms.css";

/** Something to say about the last thing that was done; in words only when it is shown. */
interface Notice {
  readonly kind: "said" | "fault";
  readonly words: (t: Say) => string;
}

function misfitText(misfit: Misfit, lang: Lang, t: Say): string {
  switch (misfit.why) {
    case "few":
      return t("kingdoms.misfit.few", { n: misfit.left });
    case "scarce":
      return t("kingdoms.misfit.scarce", {
        sort: sortName(misfit.sort, lang, t),
        wanted: misfit.wanted,
        n: misfit.left,
      });
    case "crowded":
      return t("kingdoms.misfit.crowded", { sort: sortName(misfit.sort, lang, t), wanted: misfit.wanted });
    case "excess":
      return t("kingdoms.misfit.excess", {
        sort: sortName(misfit.sort, lang, t),
        most: misfit.most,
        n: misfit.left,
      });
    case "together":
      return t("kingdoms.misfit.together");
  }
}

/** What the page begins with: the link it was opened by, else the last choices. */
function beginning(): { readonly memory: Memory; readonly notice: Notice | null } {
  const memory = recall();
  const read = laidIn(location.search);
  if (read === null) return { memory, notice: null };
  const laid = { ...read.laid, kingdom: sorted(read.laid.kingdom) };
  const ruleset = rulesetIn(location.search) ?? memory.terms.ruleset;
  const [fault] = read.faults;
  return {
    memory: {
      ...memory,
      laid: read.faults.some(({ code }) => code === "kingdom") ? memory.laid : laid,
      kept: [],
      terms: { ...memory.terms, ruleset },
    },
    notice: fault === undefined ? null : { kind: "fault", words: (t) => faultText(fault, t) },
  };
}

export function Kingdoms() {
  const { lang, t } = useWords();
  const [first] = useState(beginning);
  const [laid, setLaid] = useState<Laid>(first.memory.laid);
  const [kept, setKept] = useState<readonly string[]>(first.memory.kept);
  const [wishes, setWishes] = useState<Wishes>(first.memory.wishes);
  const [terms, setTerms] = useState<Terms>(first.memory.terms);
  const [notice, setNotice] = useState<Notice | null>(first.notice);
  const [open, setOpen] = useState<{ id: string | null; sort: "pile" | "landscape" } | "read" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    remember({ laid, kept, wishes, terms });
    const query = kingdomQuery(laid, terms.ruleset);
    if (location.pathname === "/kingdoms") history.replaceState(null, "", `/kingdoms?${query}`);
  }, [laid, kept, wishes, terms]);

  // The card that had the focus may be gone: then what came in its place gets it, or else the heading.
  const came = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of what lies there
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const card = document.querySelector<HTMLElement>(`.laid [data-card="${came.current}"]`);
    if (came.current !== null) (card ?? heading.current)?.focus({ preventScroll: true });
  }, [laid]);

  const show = (next: Laid, keep: readonly string[], said: Notice | null): void => {
    const before = [...laid.kingdom, ...laid.landscapes];
    came.current = [...next.kingdom, ...next.landscapes].find((id) => !before.includes(id)) ?? "";
    setLaid(next);
    setKept(keep.filter((id) => next.kingdom.includes(id) || next.landscapes.includes(id)));
    setNotice(said);
  };
  const drawn = (next: Laid): Notice => ({
    kind: "said",
    words: (say) => say("kingdoms.drawn", { cards: listOf([...next.kingdom, ...next.landscapes], lang) }),
  });
  /** Draws, or says why that can't be. */
  const attempt = (draw: () => Laid, keep: readonly string[]): void => {
    try {
      const next = draw();
      show(next, keep, drawn(next));
    } catch (problem) {
      if (!(problem instanceof DrawError)) throw problem;
      setNotice({ kind: "fault", words: (say) => misfitText(problem.misfit, lang, say) });
    }
  };
  const isWhole = laid.kingdom.length >= KINGDOM_SIZE;
  const toggle = (id: string): void =>
    setKept(kept.includes(id) ? kept.filter((other) => other !== id) : [...kept, id]);

  return (
    <div className="home">
      <SiteBar logo />
      <main className="kingdoms">
        <h1>{t("kingdoms")}</h1>
        <p className="soft kingdoms__about">
          {t("kingdoms.about")} <a href="#recommended">{t("kingdoms.recommended")}</a>
        </p>
        <div className="bench">
          <section className="bench__kingdom" aria-labelledby="laid">
            <div className="bench__head">
              <h2 id="laid" ref={heading} tabIndex={-1}>
                {titleOf(laid, lang, t)}
              </h2>
              <button
                type="button"
                className="btn"
                data-do="draw"
                onClick={() => attempt(() => drawAnew(laid, kept, wishes, chance()), kept)}
              >
                {t(isWhole ? "kingdoms.draw" : "kingdoms.drawRest")}
              </button>
            </div>
            <div className="kingdoms__said" role="status">
              {notice === null ? null : (
                <p className={notice.kind === "fault" ? "fault" : "vh"}>{notice.words(t)}</p>
              )}
            </div>
            <LaidOut
              laid={laid}
              kept={kept}
              keep={toggle}
              open={(id, sort) => setOpen({ id, sort })}
              colonies={(yes) => show({ ...laid, colonies: yes }, kept, null)}
            />
            <div className="bench__acts">
              <CopyButton label={t("kingdoms.copy.link")} text={() => location.href} />
              <CopyButton label={t("kingdoms.copy.text")} text={() => textOf(laid, lang)} />
              <button type="button" className="btn small" onClick={() => setOpen("read")}>
                {t("kingdoms.read")}
              </button>
              {isWhole ? (
                <Link to={`/lab?${kingdomQuery(laid, terms.ruleset)}`} className="btn small">
                  {t("kingdoms.lab")}
                </Link>
              ) : null}
            </div>
            <WishForm wishes={wishes} onChange={setWishes} />
          </section>
          <PlayPanel laid={laid} terms={terms} onChange={setTerms} />
          <GlanceView laid={laid} />
        </div>
        <Recommended
          chosen={knownAs(laid)}
          onLay={(kingdom) => {
            show({ ...kingdom, kingdom: sorted(kingdom.kingdom) }, [], null);
            heading.current?.focus({ preventScroll: true });
            heading.current?.scrollIntoView({ block: "start" });
          }}
          onPlay={(kingdom) => {
            const { bots, first: begins, ruleset } = terms;
            const who = begins === "lot" ? {} : { first: begins };
            playLocally({ ...wishesFor(kingdom), bots, ruleset, ...who });
          }}
        />
      </main>
      <SiteFoot />
      {open === "read" ? (
        <ReadDialog
          onClose={() => setOpen(null)}
          onRead={(next, named) =>
            show(next, [], {
              kind: named === KINGDOM_SIZE ? "said" : "fault",
              words: (say) =>
                named > KINGDOM_SIZE
                  ? say("kingdoms.read.many", { n: named })
                  : say("kingdoms.read.laid", { n: named }),
            })
          }
        />
      ) : null}
      {open !== null && open !== "read" ? (
        <SwapDialog
          {...open}
          laid={laid}
          ruleset={terms.ruleset}
          onClose={() => setOpen(null)}
          another={(id) => attempt(() => drawAnother(laid, id, wishes, chance()), kept)}
          ban={(id) => {
            setWishes({ ...wishes, banned: [...new Set([...wishes.banned, id])] });
            attempt(() => drawAnother(laid, id, wishes, chance()), kept);
          }}
          remove={(id) => show(without(laid, id), kept, null)}
          put={(id, out) => show(put(laid, id, out), [...kept, id], null)}
        />
      ) : null}
    </div>
  );
}
