/** The table: everything in sight, and the one place where clicks become answers. */
import { placeOf } from "@fiefdom/protocol/place";
import { cardName, type Lang } from "@fiefdom/text";
import { whyText } from "@fiefdom/text/messages-decisions";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../cards/Arms.tsx";
import { EndPage } from "../end/EndPage.tsx";
import { namesOf } from "../session/names.ts";
import { problemText } from "../session/problems.ts";
import { lookAhead, lookBack, useSession, why } from "../session/session.ts";
import { decisionOf } from "../session/types.ts";
import { useParts } from "../ui/afterPaint.ts";
import { KeysDialog } from "../ui/Keys.tsx";
import { Link } from "../ui/Link.tsx";
import { SettingsDialog } from "../ui/SettingsDialog.tsx";
import { usePageClass } from "../ui/usePageClass.ts";
import { capital, useWords } from "../words.ts";
import { useAdvice } from "./advice.ts";
import { Consider } from "./Consider.tsx";
import { CopyPosition } from "./CopyPosition.tsx";
import { type Choices, choicesOf, type Pick, toggle, toggleAll } from "./choices.ts";
import { type House, HouseContext, TableContext, type TableState, useTable } from "./context.ts";
import { ReadDialog, ScoreDialog } from "./dialogs.tsx";
import { factsNow } from "./facts.ts";
import { fly } from "./flights.ts";
import { Hint } from "./Hint.tsx";
import { hear } from "./hearing.ts";
import { hidePreview, keepPreview } from "./inspect.ts";
import { useKept } from "./kept.ts";
import { keepFocus, tableKey } from "./keys.ts";
import { fetchLetters } from "./letters.ts";
import { Mine } from "./Mine.tsx";
import { useMedia, WITH_RAIL } from "./media.ts";
import { aloud, newsOf } from "./news.ts";
import { Past, toldIn } from "./Past.tsx";
import { PlayArea } from "./PlayArea.tsx";
import { Players } from "./Players.tsx";
import { type Offer, Prompt, spoken } from "./Prompt.tsx";
import { Rail } from "./Rail.tsx";
import { useReasons } from "./reasons.ts";
import { Standing } from "./Standing.tsx";
import { Supply } from "./Supply.tsx";
import { type Chapter, Story } from "./story.ts";
import { Zoom } from "./Zoom.tsx";

type Tab = "supply" | "play" | "log";

/** After the bar and the plates: the basic piles, the Kingdom in two halves, and whatever can be done. */
const PARTS = { supply: 1, acts: 4 } as const;

/** What a kind of table adds to the plain one: a lesson, a replay, people far away. */
export interface TableExtras {
  /** More buttons in the bar at the top. */
  readonly bar?: ReactNode;
  /** A strip below the bar: what the coach says, the controls of a replay, a lost connection. */
  readonly banner?: ReactNode;
  /** More below the log: the talk at the table. */
  readonly aside?: ReactNode;
  /** In place of the strip that asks: nothing is asked in a replay. */
  readonly prompt?: (notice: string) => ReactNode;
  /** Where a line of the chronicle leads: to the table as it was then, or wherever a replay goes. */
  readonly moment?: "past" | ((told: number) => void);
  /** In place of the page that ends a game. */
  readonly end?: ReactNode;
  /** On that page: in place of starting another game at once, and below everything else. */
  readonly after?: { readonly acts: ReactNode; readonly below: ReactNode };
}

/** A word about something that can't be done. Somebody who tapped it is waiting for it. */
interface Notice {
  readonly text: string;
  readonly urgent: boolean;
  /** What can be done about it with one click. */
  readonly offer: Offer | null;
}

const NO_PICKS: readonly Pick[] = [];
const NO_NOTICE: Notice = { text: "", urgent: false, offer: null };

/** What the acts need to know; they stay the same from move to move, so they look it up. */
interface Now {
  choices: Choices | null;
  phase: string;
  /** Nothing is to be had in the past, so nobody asks why not. */
  past: boolean;
}

export function Table({ bar, banner, aside, prompt, moment, end, after }: TableExtras) {
  const { lang, t } = useWords();
  const present = useSession((session) => session.play);
  const past = useSession((session) => session.past);
  const play = past ?? present;
  const table = useSession((session) => session.table);
  const printed = useSession((session) => session.cards);
  const events = useSession((session) => session.events);
  const refused = useSession((session) => session.refused);
  const caughtUp = useSession((session) => session.behind === 0);
  useFromTheFirst();
  const [picks, setPicks] = useState(NO_PICKS);
  const [reading, setReading] = useState<string | null>(null);
  const [notice, setNotice] = useState(NO_NOTICE);
  const [tab, setTab] = useState<Tab>("supply");
  /** The finished game that is looked at in place of its result. */
  const [looking, setLooking] = useState<string | null>(null);
  const beside = useMedia(WITH_RAIL);
  const unread = useUnread(tab === "log" || beside);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = useRef<string | null>(null);
  if (play === null || present === null || table === null) throw new Error("no game to show");
  const { view } = play;
  const over = past === null && view.over && caughtUp && looking !== play.game;
  const parts = useParts(PARTS.acts, !over);
  const isWhole = parts >= PARTS.acts;
  /** To clear the table is a picture of its own. */
  const isCleared = useParts(1, over) > 0;
  const place = placeOf(view);
  const cards = useMemo(() => factsNow(printed, view.types), [printed, view.types]);
  const names = useNames(table.seats, lang);
  const decision = caughtUp && past === null ? decisionOf(view) : null;
  const choices = useMemo(
    () => (decision === null ? null : choicesOf(view, decision, (id) => cards.has(id))),
    [view, decision, cards],
  );
  const story = useMemo(
    () => new Story({ cards, names, seat: view.seat, lang }),
    [cards, names, view.seat, lang],
  );
  const chapters = useMemo(() => story.chapters(events), [story, events]);
  const said = isWhole ? (chapters.at(-1)?.lines.at(-1)?.text ?? "") : "";
  const reasons = useReasons(play.decision, view, decision, lang);
  const kept = useKept(play.decision, decision, lang);
  const advice = useAdvice(play, table, decision);
  const { give } = advice;
  const now = useRef<Now>({ choices, phase: view.phase, past: past !== null });
  useLayoutEffect(() => {
    now.current = { choices, phase: view.phase, past: past !== null };
  }, [choices, view.phase, past]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts with nothing picked
  useLayoutEffect(() => {
    setPicks(NO_PICKS);
    setNotice(NO_NOTICE);
    keepPreview();
  }, [play]);

  // A question about cards that lie nowhere else brings them into sight on a small screen.
  const trayed = (choices?.tray.length ?? 0) > 0;
  const asksSupply = (choices?.supply.size ?? 0) > 0;
  useEffect(() => {
    if (trayed) setTab("play");
    else if (asksSupply) setTab("supply");
  }, [trayed, asksSupply]);

  const stands = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useLayoutEffect(() => {
    if (!isWhole) return;
    const keep = (): void => {
      if (root.current !== null) keepFocus(root.current, zone.current, heading.current);
    };
    // A move is laid out in the task that worked it out: with the painting it could be one long task, which would be
    // felt. The first time that waits for the frame; to give the focus is to lay everything out, too.
    if (stands.current) {
      keep();
      root.current?.getBoundingClientRect();
    } else requestAnimationFrame(keep);
    stands.current = true;
  }, [play, choices, isWhole]);

  // The first picture of a game is no news; what comes later is.
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const news = seen.current === present.game;
    seen.current = present.game;
    if (!news) return;
    hear(present, cards);
    // Places are measured when the new picture has been laid out anyway. Nothing flies through the past.
    const frame = requestAnimationFrame(() => {
      if (root.current !== null && !now.current.past) fly(root.current, present.events, place, cards);
    });
    return () => cancelAnimationFrame(frame);
  }, [present, place, cards]);

  useEffect(() => {
    if (refused !== null) setNotice({ text: problemText(refused, lang), urgent: true, offer: null });
  }, [refused, lang]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (root.current === null) return;
      if (event.key === "Escape" && now.current.past && document.querySelector("dialog[open]") === null) {
        lookAhead();
        event.preventDefault();
      } else if (tableKey(root.current, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const goTo = useMemo(() => {
    if (moment === undefined) return null;
    return async (told: number): Promise<void> => {
      setNotice(NO_NOTICE);
      let isThere = true;
      if (moment === "past") isThere = await lookBack(told);
      else moment(told);
      if (!isThere) setNotice({ text: t("past.not"), urgent: true, offer: null });
      // Where the chronicle lies over the table it makes room for it, and the focus goes on to what is told there.
      if (!isThere || matchMedia(WITH_RAIL).matches) return;
      setTab("supply");
      requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
    };
  }, [moment, t]);
  const ruleset = view.ruleset === "current" ? "current" : "printed";
  const house = useMemo<House>(
    () => ({
      lang,
      t,
      cards,
      names,
      ruleset,
      goTo,
      choose: (option, key) => {
        const { choices: open } = now.current;
        if (open === null) return;
        if (open.mode === "several") setPicks((before) => toggle(before, { key, option }, open.decision.max));
        else give([option]);
      },
      pickAll: (more) => {
        const { choices: open } = now.current;
        if (open?.mode === "several") setPicks((before) => toggleAll(before, more, open.decision.max));
      },
      confirm: give,
      askWhy: async (card, act, by) => {
        if (now.current.past) return;
        const urgent = by === "tap";
        const name = cardName(card, lang);
        const reason = await why(act === "choose" ? card : `${act}:${card}`);
        const text = reason === null ? name : `${name}: ${whyText(reason, act, now.current.phase, lang)}`;
        const { option, treasures = [] } = reason ?? {};
        const label = t("playFor", { treasures, card: [card] });
        setNotice({ text, urgent, offer: option === undefined ? null : { option, label } });
      },
      read: (card) => {
        hidePreview();
        setReading(card);
      },
    }),
    [lang, t, cards, names, ruleset, goTo, give],
  );
  const state: TableState = { ...house, table, play, view, choices, picks, reasons, advice };
  /** What had been told by then. */
  const until = useMemo(() => (past === null ? events : events.slice(0, past.from)), [past, events]);
  const lines = useMemo(() => (past === null ? [] : toldIn(chapters)), [past, chapters]);
  const moved = `${play.bookmark.undos}/${play.bookmark.events}`;
  usePageClass("at-table", !over);
  useEffect(() => fetchLetters(lang), [lang]);
  // The result is news: no card that is being read may lie over it.
  useEffect(() => {
    if (over) setReading(null);
  }, [over]);
  return (
    <HouseContext value={house}>
      <TableContext value={state}>
        {over && !isCleared ? (
          <main className="end" aria-busy="true" />
        ) : over ? (
          (end ?? <EndPage onLook={() => setLooking(play.game)} after={after} />)
        ) : (
          <main
            className="table"
            ref={root}
            data-tab={tab}
            data-lands={view.landscapes.length > 0 ? "" : undefined}
            data-past={past === null ? undefined : ""}
            data-reel={prompt === undefined ? undefined : ""}
            aria-busy={!isWhole}
            data-game={play.game}
            data-shown={!isWhole ? undefined : view.over ? "over" : (play.decision ?? moved)}
            data-story={!isWhole ? undefined : view.over ? "over" : moved}
            onFocus={(event) => {
              const inside = event.target.closest(".hand, .supply, .play, .prompt");
              zone.current = inside === null ? null : `.${inside.classList[0]}`;
            }}
          >
            <Bar
              tab={tab}
              onTab={setTab}
              onEnd={view.over ? () => setLooking(null) : null}
              unread={unread}
              more={bar}
              banner={banner}
            />
            <Players events={until} />
            {parts < PARTS.supply ? null : <Supply parts={Math.min(2, parts - PARTS.supply)} />}
            {!isWhole ? null : (
              <>
                <PlayArea />
                <Rail chapters={chapters} aside={aside} at={past?.from ?? -1} />
                {past !== null && goTo !== null ? (
                  <Past heading={heading} notice={notice.text} lines={lines} onLook={goTo} />
                ) : (
                  (prompt?.(notice.text) ?? (
                    <Prompt
                      heading={heading}
                      notice={notice.text}
                      offer={notice.offer}
                      kept={kept}
                      said={said}
                    />
                  ))
                )}
                <Mine />
                <Zoom />
                <Hint />
                <Live
                  story={story}
                  chapters={chapters}
                  asked={
                    past !== null
                      ? `${t("past")}: ${lines.find(({ told }) => told >= past.from)?.text ?? ""}`
                      : choices === null
                        ? ""
                        : (kept?.text ?? spoken(choices.decision, lang, t))
                  }
                  notice={notice}
                />
              </>
            )}
          </main>
        )}
        {reading === null ? null : (
          // Whoever reads on before the last one has quite closed goes on reading.
          <ReadDialog
            key={reading}
            id={reading}
            onClose={() => setReading((now) => (now === reading ? null : now))}
          />
        )}
      </TableContext>
    </HouseContext>
  );
}

/**
 * Whoever looks at a store hears of changes once the first picture has been painted. What arrives while that one is
 * still being laid out would wait for the picture after the next; so until then the table listens by itself.
 */
function useFromTheFirst(): void {
  const [, draw] = useState(0);
  const stop = useRef(() => {});
  useLayoutEffect(() => {
    stop.current = useSession.subscribe(() => draw((n) => n + 1));
    return () => stop.current();
  }, []);
  useEffect(() => stop.current(), []);
}

/** The names, as one list that stays the same as long as they do. */
function useNames(seats: TableState["table"]["seats"], lang: Lang): readonly string[] {
  const kept = useRef<readonly string[]>([]);
  return useMemo(() => {
    const names = namesOf(seats, lang);
    if (names.join("\n") !== kept.current.join("\n")) kept.current = names;
    return kept.current;
  }, [seats, lang]);
}

/** How much was said at the table since the log was last in sight. */
function useUnread(inSight: boolean): number {
  const said = useSession((session) => session.chat.length);
  const [known, setKnown] = useState(said);
  useEffect(() => {
    if (inSight) setKnown(said);
  }, [inSight, said]);
  return inSight ? 0 : Math.max(0, said - known);
}

function Bar({
  tab,
  onTab,
  onEnd,
  unread,
  more,
  banner,
}: {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onEnd: (() => void) | null;
  readonly unread: number;
  readonly more: ReactNode;
  readonly banner: ReactNode;
}) {
  const { t, view } = useTable();
  const [open, setOpen] = useState<"score" | "settings" | "keys" | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const inPlay = view.players[view.player].inPlay.length;
  return (
    <>
      <div className="top">
        <header className="bar">
          <Link to="/" className="logo" label={t("toHome")}>
            F<span>iefdom</span>
          </Link>
          <span className="round">{t("round", { n: view.players[view.player].turns })}</span>
          <span className="ends">{t("emptyPiles", { n: view.emptyPiles })}</span>
          <span className="grow" />
          {more}
          {onEnd === null ? null : (
            <button type="button" className="btn small" onClick={onEnd}>
              {t("result")}
            </button>
          )}
          <button
            type="button"
            className="ghost logbtn"
            aria-expanded={tab === "log"}
            onClick={() => onTab(tab === "log" ? "supply" : "log")}
          >
            <Icon name="scroll-unfurled" />
            <span>{t("chronicle")}</span>
            <Unread n={unread} />
          </button>
          <button type="button" className="ghost" onClick={() => setOpen("score")} aria-label={t("score")}>
            <Icon name="laurels" />
            <span>{t("score")}</span>
          </button>
          <button
            type="button"
            className="ghost"
            onClick={() => setOpen("settings")}
            aria-label={t("settings")}
          >
            <Icon name="cog" />
            <span>{t("settings")}</span>
          </button>
        </header>
        {banner}
      </div>
      <div className="tabs" role="tablist" aria-label={t("tabs")}>
        {(["supply", "play", "log"] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={(event) => {
              const names = ["supply", "play", "log"] as const;
              const onwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
              const step = event.key === "ArrowRight" ? onwards : event.key === "ArrowLeft" ? -onwards : 0;
              if (step === 0) return;
              event.preventDefault();
              event.stopPropagation();
              const next = (names.indexOf(name) + step + 3) % 3;
              onTab(names[next]);
              event.currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
            }}
          >
            {t(`tab.${name}`)} {name === "play" && inPlay > 0 ? <b>{inPlay}</b> : null}
            {name === "log" ? <Unread n={unread} /> : null}
          </button>
        ))}
      </div>
      {/* The key for it finds it here; whoever has no keyboard needs no list of keys. */}
      <button type="button" className="vh" tabIndex={-1} data-option="keys" onClick={() => setOpen("keys")}>
        {t("keys")}
      </button>
      {open === "keys" ? <KeysDialog onClose={close} /> : null}
      {open === "score" ? <ScoreDialog onClose={close} /> : null}
      {open === "settings" ? (
        <SettingsDialog onClose={close}>
          <Standing />
          <Consider />
          {view.over ? null : <CopyPosition />}
        </SettingsDialog>
      ) : null}
    </>
  );
}

/** Somebody said something where it can't be seen now. */
function Unread({ n }: { readonly n: number }) {
  const { t } = useTable();
  return n === 0 ? null : (
    <b className="unread">
      {n}
      <span className="vh"> {t("online.talk.unread", { n })}</span>
    </b>
  );
}

/** What was told since it was last listened to. The number tells equal news apart. */
function useNews(story: Story, chapters: readonly Chapter[]): { readonly n: number; readonly text: string } {
  const told = useRef<{ readonly story: Story; readonly chapters: readonly Chapter[] } | null>(null);
  const [news, setNews] = useState({ n: 0, text: "" });
  useEffect(() => {
    // In another language, or of another game, nothing was told yet.
    const before = told.current?.story === story ? told.current.chapters : null;
    told.current = { story, chapters };
    const text = aloud(newsOf(before, chapters));
    setNews(({ n }) => ({ n: n + 1, text }));
  }, [story, chapters]);
  return news;
}

/** For ears: what happened, what is asked, why not. */
function Live({
  story,
  chapters,
  asked,
  notice,
}: {
  readonly story: Story;
  readonly chapters: readonly Chapter[];
  readonly asked: string;
  readonly notice: Notice;
}) {
  const { lang } = useTable();
  const news = useNews(story, chapters);
  const word = capital(notice.text, lang);
  return (
    <>
      <p className="vh" aria-live="polite" aria-atomic="true">
        {/* The same words once more are heard only if they are written once more. */}
        <span key={news.n}>{news.text}</span> {asked}
      </p>
      <p className="vh" aria-live="polite">
        {notice.urgent ? "" : word}
      </p>
      <p className="vh" aria-live="assertive">
        {notice.urgent ? word : ""}
      </p>
    </>
  );
}
