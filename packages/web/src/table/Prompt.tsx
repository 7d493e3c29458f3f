/** The strip that speaks to the player: counters, one sentence, and the buttons that answer it. */
import { placeOf } from "@fiefdom/protocol/place";
import { cardName, counterName, type Lang } from "@fiefdom/text";
import { optionText, question } from "@fiefdom/text/messages-decisions";
import { phaseName } from "@fiefdom/text/terms";
import { type ReactNode, type Ref, useEffect, useState } from "react";
import { Arms, Icon } from "../cards/Arms.tsx";
import { Mark, type MarkKind } from "../cards/Mark.tsx";
import { catchUp, undo, useSession } from "../session/session.ts";
import type { Decision, View } from "../session/types.ts";
import { useSettings } from "../settings.ts";
import { capital, type Say } from "../words.ts";
import { Advised, AskHint } from "./Advised.tsx";
import { countersOf } from "./Brought.tsx";
import { type Button, isEnough, type Pick } from "./choices.ts";
import { useTable } from "./context.ts";
import { pickable } from "./Hand.tsx";
import { kindsOf, sortedHand } from "./hand.ts";
import { useInspect } from "./inspect.ts";
import type { Kept } from "./kept.ts";
import { actWord, noneWord, partWord, VERB_ICONS, verbOf } from "./verbs.ts";

function sentence(d: Decision, lang: Lang, t: Say): string {
  if (d.verb === "action" && d.source === null) return t("ask.action");
  if (d.verb === "buy" && d.source === null) {
    if (d.options.some((option) => option.startsWith("play:"))) return t("ask.treasures");
    return d.options.some((option) => option.startsWith("buy:")) ? t("ask.buy") : t("ask.nothingToBuy");
  }
  return question(d, lang);
}

/** The question for ears, with the card that asks it, as the heading has it for eyes. */
export const spoken = (d: Decision, lang: Lang, t: Say): string =>
  d.source === null ? sentence(d, lang, t) : `${cardName(d.source, lang)}: ${sentence(d, lang, t)}`;

const Undo = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M9 5 4 10l5 5M4.500 10H14a6 6 0 0 1 0 12h-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A number that is counted to its new value, a step after the other, where movement is wanted. */
function useTicking(n: number): number {
  const [shown, setShown] = useState(n);
  useEffect(() => {
    if (shown === n) return;
    if (useSettings.getState().pace === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(n);
      return;
    }
    // Six steps at most: a large sum is not counted out coin by coin.
    const step = Math.sign(n - shown) * Math.ceil(Math.abs(n - shown) / STEPS);
    const timer = setTimeout(() => setShown(shown + step), STEP_MS);
    return () => clearTimeout(timer);
  }, [n, shown]);
  return shown;
}

const STEPS = 6;
const STEP_MS = 70;

function Counter({
  kind,
  n,
  label,
  dim = false,
}: {
  kind: MarkKind;
  n: number;
  label: string;
  dim?: boolean;
}) {
  const shown = useTicking(n);
  return (
    <span className={`cnt ${n === 0 ? "zero" : dim ? "off" : ""}`}>
      {/* A new number is a new mark, which draws attention to itself for a moment. */}
      <Mark key={shown} kind={kind} n={shown} />
      <i>{label}</i>
    </span>
  );
}

export function Counters() {
  const { lang, t, view, cards } = useTable();
  const { debt } = view.players[view.player];
  const owes = [...cards.values()].some((card) => card.owes);
  return (
    <section className="counts" aria-label={t("counters")}>
      <Counter
        kind="action"
        n={view.actions}
        label={t("actions", { n: view.actions })}
        dim={view.phase !== "action"}
      />
      <Counter kind="buy" n={view.buys} label={t("buys", { n: view.buys })} />
      <Counter kind="coin" n={view.coins} label={t("coins", { n: view.coins })} />
      {view.potions === undefined ? null : (
        <Counter kind="potion" n={view.potions} label={t("potions", { n: view.potions })} />
      )}
      {owes ? <Counter kind="debt" n={debt} label={t("debt")} /> : null}
      {/* Those of others stand on their plates. */}
      {(view.player === view.seat ? countersOf(view.players[view.player]) : []).map(([id, n]) => (
        <span key={id} className="cnt held">
          <b key={n}>{n}</b>
          <i>{counterName(id, lang)}</i>
        </span>
      ))}
    </section>
  );
}

/** Whose turn it is; between two players, who decides for whom. */
function whoseTurn({ seat, player, decider }: View, names: readonly string[], t: Say): string {
  if (decider !== undefined && decider === seat) return t("decidesFor", { who: names[player] });
  if (decider !== undefined && player === seat) return t("decidedBy", { who: names[decider] });
  return player === seat ? t("yourTurn") : t("turnOf", { who: names[player] });
}

export function Phases() {
  const { lang, t, view, names } = useTable();
  const mine = view.player === placeOf(view);
  return (
    <ol className="phases" data-at={view.phase}>
      <li className={`yours ${mine ? "" : "theirs"}`}>{whoseTurn(view, names, t)}</li>
      {mine
        ? (
            ["action", "buy", ...(view.phase === "night" ? (["night"] as const) : []), "cleanup"] as const
          ).map((phase) => (
            <li
              key={phase}
              className={view.phase === phase ? "on" : ""}
              aria-current={view.phase === phase ? "step" : undefined}
            >
              {phaseName(phase, lang)}
            </li>
          ))
        : null}
    </ol>
  );
}

/** The one filled button, if there is one: what most people want next. */
function mainOption(buttons: readonly Button[], d: Decision): string | null {
  const has = (option: string): boolean => buttons.some((button) => button.option === option);
  const plays = d.options.some((option) => option.startsWith("play:"));
  if (has("treasures")) return "treasures";
  const pay = buttons.find((button) => button.option.startsWith("pay:"));
  if (pay !== undefined && !plays) return pay.option;
  if (has("end")) return plays || d.verb === "react" ? null : "end";
  return has("yes") ? "yes" : null;
}

/** Paying less than one could is rarely wanted: the most comes first, one by one behind it. */
function tidy(buttons: readonly Button[]): readonly Button[] {
  const pays = buttons.filter((button) => button.option.startsWith("pay:"));
  if (pays.length <= 2) return buttons;
  const kept = new Set([pays[0], pays[pays.length - 1]]);
  return buttons.filter((button) => !pays.includes(button) || kept.has(button));
}

/** A button for one option. One that stands for a card can be read like any other card. */
function OptionButton({
  option,
  card,
  main,
  children,
}: Button & { readonly main: boolean; readonly children: ReactNode }) {
  const { choose, read } = useTable();
  const inspect = useInspect(card ?? "", read);
  return (
    <button
      type="button"
      {...(card === null ? {} : inspect)}
      className={`btn ${main ? "main" : ""}`}
      data-nav=""
      data-can=""
      data-option={option}
      onClick={() => choose(option, option)}
      aria-keyshortcuts={option === "treasures" ? "t" : option === "end" ? "e" : undefined}
    >
      {card === null ? null : (
        <span className="mini">
          <Arms id={card} />
        </span>
      )}
      {children}
    </button>
  );
}

/** An answer that is not listed, which the engine named as a help. */
export interface Offer {
  readonly option: string;
  readonly label: string;
}

function Buttons({ offers }: { readonly offers: readonly Offer[] }) {
  const { lang, t, choices, confirm, picks, view, cards, pickAll } = useTable();
  const [number, setNumber] = useState(0);
  const decision = choices?.decision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts from its smallest number
  useEffect(() => setNumber(choices?.numbers[0] ?? 0), [decision]);
  if (choices === null || decision === undefined) return null;
  const isCard = (id: string): boolean => choices.buttons.some((button) => button.card === id);
  const main = offers[0]?.option ?? mainOption(choices.buttons, decision);
  const enough = isEnough(picks, decision);
  const verb = verbOf(decision);
  const several = choices.mode === "several";
  const everything: Pick[] = several
    ? [
        ...pickable(kindsOf(sortedHand(view.players[placeOf(view)]?.hand ?? [], cards)), choices.hand),
        ...choices.tray.map(({ key, option }) => ({ key: `t:${key}`, option })),
      ]
    : [];
  // Where an order is asked for, it is the player's own.
  const mayPickAll = everything.length > 2 && decision.max >= everything.length && !decision.ordered;
  return (
    <>
      {choices.mode === "number" ? (
        <form
          className="stepper"
          onSubmit={(event) => {
            event.preventDefault();
            confirm([String(number)]);
          }}
        >
          <label>
            <span className="vh">{t("number")}</span>
            <input
              type="number"
              inputMode="numeric"
              min={choices.numbers[0]}
              max={choices.numbers[choices.numbers.length - 1]}
              value={number}
              onChange={(event) => setNumber(Number(event.target.value))}
            />
          </label>
          <button type="submit" className="btn main" data-nav="" data-can="">
            {t("do.number", { n: number })}
          </button>
        </form>
      ) : null}
      {offers.map(({ option, label }) => (
        <OptionButton key={option} option={option} card={null} main={option === main}>
          {label}
        </OptionButton>
      ))}
      {tidy(choices.buttons).map(({ option, card }) => (
        <OptionButton key={option} option={option} card={card} main={option === main}>
          {option === "treasures"
            ? t("playTreasures")
            : capital(optionText(decision, option, isCard, lang), lang)}
        </OptionButton>
      ))}
      {mayPickAll && picks.length < everything.length ? (
        <button type="button" className="btn quiet" data-nav="" onClick={() => pickAll(everything)}>
          {t("pick.everything")}
        </button>
      ) : null}
      {several && picks.length > 1 ? (
        <button type="button" className="btn quiet" data-nav="" onClick={() => pickAll(picks)}>
          {t("pick.clear")}
        </button>
      ) : null}
      {(choices.mode === "one" && choices.mayDecline) || (several && decision.min === 0) ? (
        <button
          type="button"
          className="btn"
          data-nav=""
          data-can=""
          data-option={!several ? "" : picks.length === 0 ? "confirm" : "nothing"}
          aria-keyshortcuts={several && picks.length > 0 ? undefined : "e"}
          onClick={() => confirm([])}
        >
          {noneWord(decision.verb, t)}
        </button>
      ) : null}
      {several && (picks.length > 0 || decision.min > 0) ? (
        <button
          type="button"
          className={`btn ${verb === null ? "main" : "verbal"}`}
          data-nav=""
          data-can=""
          data-option="confirm"
          aria-disabled={enough ? undefined : true}
          aria-keyshortcuts="e"
          onClick={() => {
            if (enough) confirm(picks.map((pick) => pick.option));
          }}
        >
          {verb === null ? null : <Icon name={VERB_ICONS[verb]} />}
          {enough
            ? actWord(decision.verb, picks.length, t)
            : partWord(decision.verb, picks.length, decision.min, t)}
        </button>
      ) : null}
    </>
  );
}

function Waiting() {
  const { t } = useTable();
  const caughtUp = useSession((session) => session.behind === 0);
  return caughtUp ? null : (
    <button type="button" className="btn" data-nav="" data-option="skip" onClick={catchUp}>
      {t("skip")}
    </button>
  );
}

export function Prompt({
  heading,
  notice,
  offer,
  kept,
  said,
}: {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly notice: string;
  /** What can be done about what the notice says. */
  readonly offer: Offer | null;
  /** Treasures that were left in hand when all were to be played. */
  readonly kept: Kept | null;
  /** What happened last: for those who follow the others' moves without the log. */
  readonly said: string;
}) {
  const { lang, t, view, play, table, names, choices, read } = useTable();
  const caughtUp = useSession((session) => session.behind === 0);
  const pending = view.decision;
  const d = choices?.decision ?? null;
  const source = d?.source ?? null;
  const verb = verbOf(d);
  const attacked = d !== null && view.player !== placeOf(view);
  const state = view.over ? "over" : d === null ? "wait" : attacked ? "attack" : "turn";
  const asked = pending === null ? view.player : (pending.by ?? pending.seat);
  // Among people something can also be taken back while they think, if they agree.
  const people = table.seats.some((seat) => seat.kind === "person" && seat.seat !== view.seat);
  const mayUndo = play.undo !== "no" && (d !== null || (people && caughtUp));
  const undoWord = play.undo === "free" ? t("undo") : people ? t("online.undo.propose") : t("undoAll");
  const rest = kept?.option ?? null;
  const offers = [
    ...(offer === null ? [] : [offer]),
    ...(rest === null ? [] : [{ option: rest, label: t("playRest") }]),
  ];
  return (
    <section className="prompt" data-state={state} data-verb={verb ?? undefined} aria-label={t("prompt")}>
      <Counters />
      <div className="ask">
        <div className="whose">
          <Phases />
          {state === "wait" || state === "attack" ? (
            <p className="said" aria-hidden="true">
              {said}
            </p>
          ) : null}
        </div>
        <h1 className="q" ref={heading} tabIndex={-1}>
          {d === null ? (
            view.over ? (
              t("over")
            ) : asked < 0 ? (
              t("wait.reactions")
            ) : (
              t("wait", { who: names[asked] ?? "", you: asked === view.seat ? "yes" : "no" })
            )
          ) : (
            <>
              {source === null ? null : (
                <button type="button" className="src" onClick={() => read(source)}>
                  {verb === null ? null : <Icon name={VERB_ICONS[verb]} />}
                  {cardName(source, lang)}
                </button>
              )}
              <span>{kept?.text ?? sentence(d, lang, t)}</span>
            </>
          )}
        </h1>
        <p className="notice" aria-hidden="true">
          {notice}
        </p>
      </div>
      <div className="acts">
        {!mayUndo || table.proposal?.by === view.seat ? null : (
          <button
            type="button"
            className="btn icon"
            data-nav=""
            data-option="undo"
            aria-label={undoWord}
            title={undoWord}
            aria-keyshortcuts="u"
            onClick={undo}
          >
            <Undo />
            <span>{t("undo")}</span>
          </button>
        )}
        <AskHint />
        <Waiting />
        <Buttons offers={offers} />
      </div>
      <Advised />
    </section>
  );
}
