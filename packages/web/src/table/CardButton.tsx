/** Anything on the table that shows a card: can be read always, and chosen when its turn has come. */
import type { ReactNode } from "react";
import { Icon } from "../cards/Arms.tsx";
import type { Choices, Pick } from "./choices.ts";
import { type Act, useHouse } from "./context.ts";
import { touched } from "./flights.ts";
import { useInspect } from "./inspect.ts";
import { VERB_ICONS, type Verb, verbOf } from "./verbs.ts";

/** What a click on a card means at the moment, in few plain values: equal ones need no new picture. */
export interface Chance {
  /** The option that a click means; null if there is none now. */
  readonly option: string | null;
  /** What somebody could want who clicks it though it can't be chosen; null where it only lies there. */
  readonly act: Act | null;
  /** Which of the picked ones it is, from 1; 0 if it is not picked. */
  readonly picked: number;
  /** A click picks, and doesn't answer yet: any cards, or cards in an order. */
  readonly picks: "any" | "ordered" | null;
  /** What is done with it if it is picked. */
  readonly verb: Verb | null;
  /** Whether anything is asked of the player at all. */
  readonly asked: boolean;
}

/** Nothing can be done with it, ever: it lies there to be looked at. */
export const NO_CHANCE: Chance = {
  option: null,
  act: null,
  picked: 0,
  picks: null,
  verb: null,
  asked: false,
};

export function chanceOf(
  choices: Choices | null,
  picks: readonly Pick[],
  option: string | null,
  key: string,
  act: Act,
): Chance {
  if (choices === null) return { ...NO_CHANCE, act };
  const several = choices.mode === "several" && option !== null;
  return {
    option,
    act,
    picked: picks.findIndex((pick) => pick.key === key) + 1,
    picks: several ? (choices.decision.ordered ? "ordered" : "any") : null,
    verb: several ? verbOf(choices.decision) : null,
    asked: true,
  };
}

export interface CardButtonProps extends Chance {
  readonly id: string;
  readonly className: string;
  /** The full accessible name: everything that the picture shows. */
  readonly label: string;
  /** Tells equal cards apart. */
  readonly pickKey: string;
  /** The pile that it stands for, if it does. */
  readonly pile?: string;
  /** It can be had, but is not held out. */
  readonly quiet?: boolean;
  /** How many equal cards it stands for, and how many of them are picked, where they lie in one stack. */
  readonly stack?: { readonly copies: number; readonly picked: number };
  /** Shows more than the card itself, where it only lies there. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** On what is chosen: in which place, or what is done with it. */
const Stamp = ({ n, verb }: { readonly n: number | null; readonly verb: Verb | null }) => (
  <span className="stamp" aria-hidden="true">
    {n !== null ? (
      <b>{n}</b>
    ) : verb !== null ? (
      <Icon name={VERB_ICONS[verb]} />
    ) : (
      <svg viewBox="0 0 24 24" aria-hidden="true" className="ticked">
        <path d="m4 13 5 5L20 6" />
      </svg>
    )}
  </span>
);

export function CardButton({
  id,
  className,
  label,
  option,
  pickKey,
  act,
  picked,
  picks,
  verb,
  asked,
  pile,
  quiet = false,
  stack,
  onOpen,
  children,
}: CardButtonProps) {
  const { choose, askWhy, read } = useHouse();
  const inspect = useInspect(id, read);
  const can = option !== null;
  // What only lies there can be looked at; that is no refusal.
  const looks = !can && act === null;
  const all = stack === undefined ? picked > 0 : stack.picked === stack.copies;
  const some = stack === undefined ? picked > 0 : stack.picked > 0;
  return (
    <button
      type="button"
      {...inspect}
      className={`card ${className} ${can ? "is-can" : ""} ${all ? "is-sel" : some ? "is-some" : ""}`}
      aria-disabled={can || looks ? undefined : true}
      aria-pressed={picks === null ? undefined : some}
      data-nav=""
      data-can={can ? "" : undefined}
      data-card={id}
      data-pile={pile}
      data-verb={some ? (verb ?? undefined) : undefined}
      data-quiet={quiet ? "" : undefined}
      data-copies={stack?.copies}
      data-picked={stack?.picked}
      onClick={(event) => {
        touched(id, event.currentTarget);
        if (can) choose(option, pickKey);
        else if (act !== null) askWhy(id, act, "tap");
        else if (onOpen !== undefined) onOpen();
        else read(id);
      }}
      onFocus={(event) => {
        // Whoever comes by keyboard can't tap; a click says it by itself.
        if (!can && act !== null && asked && event.currentTarget.matches(":focus-visible"))
          askWhy(id, act, "focus");
      }}
    >
      <span className="vh">{label}</span>
      <span className="face" aria-hidden="true">
        {children}
      </span>
      {some ? <Stamp n={picks === "ordered" && stack === undefined ? picked : null} verb={verb} /> : null}
    </button>
  );
}
