/** The table: everything in sight, and the one place where clicks become answers. */
import { cardName } from "@fiefdom/text";
import { whyText } from "@fiefdom/text/messages-decisions";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../cards/Arms.tsx";
import { EndPage } from "../end/EndPage.tsx";
import { go } from "../router.ts";
import { wishesIn } from "../session/link.ts";
import { playLocally, resumeLocally } from "../session/open.ts";
import { answer, useSession, why } from "../session/session.ts";
import { decisionOf } from "../session/types.ts";
import { Link } from "../ui/Link.tsx";
import { SettingsDialog } from "../ui/SettingsDialog.tsx";
import { capital, useWords } from "../words.ts";
import { Chronicle } from "./Chronicle.tsx";
import { choicesOf, type Pick, toggle } from "./choices.ts";
import { type TableActs, TableContext, type TableState, useTable } from "./context.ts";
import { ReadDialog, ScoreDialog } from "./dialogs.tsx";
import { fly } from "./flights.ts";
import { hidePreview } from "./inspect.ts";
import { keepFocus, tableKey } from "./keys.ts";
import { Mine } from "./Mine.tsx";
import { PlayArea } from "./PlayArea.tsx";
import { Players } from "./Players.tsx";
import { Prompt, sentence } from "./Prompt.tsx";
import { useReasons } from "./reasons.ts";
import { Standing } from "./Standing.tsx";
import { Supply } from "./Supply.tsx";
import { Story } from "./story.ts";
import { Zoom } from "./Zoom.tsx";

type Tab = "supply" | "play" | "log";

/** Shows the table if there is one, else what became of it. */
export function TablePage() {
  const { t } = useWords();
  const status = useSession((session) => session.status);
  const problem = useSession((session) => session.problem);
  const ready = useSession((session) => session.play !== null && session.table !== null);
  useEffect(() => {
    if (useSession.getState().status !== "none") return;
    const wishes = wishesIn(location.search);
    if (wishes !== null) playLocally(wishes);
    else if (!resumeLocally()) go("/", { replace: true });
  }, []);
  if (status === "failed") {
    return (
      <main className="page narrow" role="alert">
        <h1>{t("failed")}</h1>
        <p>{problem?.message}</p>
        <p>
          <Link to="/" className="btn main">
            {t("home")}
          </Link>
        </p>
      </main>
    );
  }
  if (!ready) {
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  }
  return <Table />;
}

function Table() {
  const { lang, t } = useWords();
  const session = useSession();
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [reading, setReading] = useState<string | null>(null);
  const [notice, setNotice] = useState("");
  const [tab, setTab] = useState<Tab>("supply");
  const [looking, setLooking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = useRef<string | null>(null);
  const { play, table, cards, events, behind, refused } = session;
  if (play === null || table === null) throw new Error("no game to show");
  const { view } = play;
  const names = useMemo(() => table.seats.map((seat) => seat.name), [table]);
  const decision = behind === 0 ? decisionOf(view) : null;
  const choices = useMemo(
    () => (decision === null ? null : choicesOf(view, decision, (id) => cards.has(id))),
    [view, decision, cards],
  );
  const story = useMemo(
    () => new Story({ cards, names, seat: view.seat, lang }),
    [cards, names, view.seat, lang],
  );
  const lines = useMemo(() => story.lines(events), [story, events]);
  const reasons = useReasons(play.decision, view, decision, lang);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts with nothing picked
  useLayoutEffect(() => {
    setPicks([]);
    setNotice("");
    hidePreview();
  }, [play]);

  // A question about cards that lie nowhere else brings them into sight on a small screen.
  const trayed = (choices?.tray.length ?? 0) > 0;
  const asksSupply = (choices?.supply.size ?? 0) > 0;
  useEffect(() => {
    if (trayed) setTab("play");
    else if (asksSupply) setTab("supply");
  }, [trayed, asksSupply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move
  useLayoutEffect(() => {
    if (root.current !== null) keepFocus(root.current, zone.current, heading.current);
  }, [play, choices]);

  // The first picture of a game is no news; what comes later is.
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (root.current !== null && seen.current === play.game) fly(root.current, play.events, view.seat);
    seen.current = play.game;
  }, [play, view.seat]);

  useEffect(() => {
    if (refused !== null) setNotice(refused.code === "too-late" ? t("tooLate") : refused.message);
  }, [refused, t]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (root.current !== null && tableKey(root.current, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const acts = useMemo<TableActs>(
    () => ({
      choose: (option, key) => {
        if (choices === null) return;
        if (choices.mode === "several") setPicks((now) => toggle(now, { key, option }, choices.decision.max));
        else answer([option]);
      },
      confirm: (options) => answer(options),
      askWhy: async (card, act) => {
        const name = cardName(card, lang);
        if (cards.get(card)?.types.includes("Landmark") === true) {
          setNotice(t("why.landmark", { card: name }));
          return;
        }
        const reason = await why(act === "choose" ? card : `${act}:${card}`);
        setNotice(reason === null ? name : `${name}: ${whyText(reason, act, view.phase, lang)}`);
      },
      read: (card) => {
        hidePreview();
        setReading(card);
      },
    }),
    [choices, lang, cards, view.phase, t],
  );

  const state: TableState = {
    lang,
    t,
    table,
    play,
    view,
    cards,
    names,
    choices,
    picks,
    reasons,
    ruleset: view.ruleset === "current" ? "current" : "printed",
  };
  const context = { ...state, ...acts };

  if (view.over && behind === 0 && !looking) {
    return (
      <TableContext value={context}>
        <EndPage onLook={() => setLooking(true)} />
      </TableContext>
    );
  }
  return (
    <TableContext value={context}>
      <main
        className="table"
        ref={root}
        data-tab={tab}
        data-shown={play.decision ?? "over"}
        onFocus={(event) => {
          const inside = event.target.closest(".hand, .supply, .play, .prompt");
          zone.current = inside === null ? null : `.${inside.classList[0]}`;
        }}
      >
        <Bar tab={tab} onTab={setTab} onEnd={view.over ? () => setLooking(false) : null} />
        <Players />
        <Supply />
        <PlayArea />
        <Chronicle lines={lines} />
        <Prompt heading={heading} notice={notice} />
        <Mine />
        <Zoom />
        <Live
          said={lines.at(-1)?.text ?? ""}
          asked={choices === null ? "" : sentence(choices.decision, lang, t)}
          notice={notice}
        />
      </main>
      {reading === null ? null : <ReadDialog id={reading} onClose={() => setReading(null)} />}
    </TableContext>
  );
}

function Bar({
  tab,
  onTab,
  onEnd,
}: {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onEnd: (() => void) | null;
}) {
  const { t, view } = useTable();
  const [open, setOpen] = useState<"score" | "settings" | null>(null);
  const empty = view.supply.filter((pile) => pile.count === 0).length;
  const close = useCallback(() => setOpen(null), []);
  const inPlay = view.players[view.player].inPlay.length;
  return (
    <>
      <header className="bar">
        <Link to="/" className="logo" label={t("toHome")}>
          F<span>iefdom</span>
        </Link>
        <span className="round">{t("round", { n: view.players[view.player].turns })}</span>
        <span className="ends">{t("emptyPiles", { n: empty })}</span>
        <span className="grow" />
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
              const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
              if (step === 0) return;
              event.preventDefault();
              event.stopPropagation();
              onTab(names[(names.indexOf(name) + step + 3) % 3]);
            }}
          >
            {t(`tab.${name}`)} {name === "play" && inPlay > 0 ? <b>{inPlay}</b> : null}
          </button>
        ))}
      </div>
      {open === "score" ? <ScoreDialog onClose={close} /> : null}
      {open === "settings" ? (
        <SettingsDialog onClose={close}>
          <Standing />
        </SettingsDialog>
      ) : null}
    </>
  );
}

/** For ears: what happened, what is asked, why not. */
function Live({
  said,
  asked,
  notice,
}: {
  readonly said: string;
  readonly asked: string;
  readonly notice: string;
}) {
  const { lang } = useTable();
  return (
    <>
      <p className="vh" aria-live="polite" aria-atomic="true">
        {said} {asked}
      </p>
      <p className="vh" aria-live="assertive">
        {capital(notice, lang)}
      </p>
    </>
  );
}
