/**
 * What went on by itself since the last answer: questions with only one answer, phases and turns without anything
 * to decide, cards shown. A scenario that does not come out often means that one of these was overlooked.
 */
import { actOf, CARD, COURSE, valueIn } from "@fiefdom/engine/decisions";
import { ACTION_PHASE, askedSeat, BUY_PHASE, type Game, kindOf } from "@fiefdom/engine/game";
import type { Entry, Forced, Log } from "@fiefdom/engine/log";
import { nameOf } from "./names.ts";
import { type Said, say } from "./said.ts";
import type { Saying } from "./scenario.ts";
import { answersTo, doingFor } from "./words.ts";

/** More turns than that are only counted. */
const MOST_TURNS = 4;

export class Meanwhile {
  readonly #players: readonly string[];
  /** A game that was loaded has no log, and then there is nothing to tell. */
  readonly #log: Log | null;
  #g: Game;
  #entries = 0;
  #forced = 0;
  /** Whose turn it was, in which phase, and whether the last answer ended a phase or turn. */
  #before: { readonly player: number; readonly phase: number; readonly ending: boolean };

  /** `begun`: the scenario begins with the beginning of a turn, which is no news. */
  constructor(g: Game, players: readonly string[], begun: boolean) {
    this.#g = g;
    this.#log = g.log;
    this.#players = players;
    if (begun) this.#entries = (g.log?.entries.findIndex(({ what }) => what === "turn") ?? -1) + 1;
    this.#before = { player: g.player, phase: ACTION_PHASE, ending: false };
  }

  /** An answer is about to be given. Gives what takes that back, should the answer be refused. */
  begin(g: Game, said: Saying): () => void {
    const kept = [this.#entries, this.#forced, this.#before] as const;
    this.#g = g;
    this.#entries = this.#log?.length ?? 0;
    this.#forced = this.#log?.forced?.length ?? 0;
    this.#before = { player: g.player, phase: g.phase, ending: said.word.startsWith("ends the ") };
    return () => {
      [this.#entries, this.#forced, this.#before] = kept;
    };
  }

  /** What the log says since the last answer. */
  entries = (): readonly Entry[] => this.#log?.story.from(this.#entries) ?? [];

  forced = (): readonly Forced[] => this.#log?.forced?.slice(this.#forced) ?? [];

  /** Was exactly that done already, since there was no other choice? Then the card that asked for it. */
  alreadyDone(said: Saying): string | undefined {
    const found = this.forced().find(
      (forced) =>
        forced.who === said.seat &&
        forced.chosen.length > 0 &&
        answersTo(said, forced.verb) &&
        said.things.length > 0 &&
        said.things.every(({ card, text }) =>
          forced.chosen.some((option) =>
            forced.labels === null
              ? this.#g.board.kinds[kindOf(option)]?.id === card
              : forced.labels[valueIn(option)] === text,
          ),
        ),
    );
    return found === undefined ? undefined : this.#sourceOf(found);
  }

  #sourceOf = ({ source }: Forced): string => (source < 0 ? "none" : nameOf(this.#g.board.kinds[source].id));

  /** What was chosen in a question that nobody was asked, as a scenario would say it. */
  #told(forced: Forced): Said {
    const who = this.#players[forced.who];
    const card = this.#sourceOf(forced);
    if (forced.chosen.length === 0)
      return say("nothingToChoose", { who, verb: forced.verb.replaceAll("-", " "), card });
    const chosen = counted(
      forced.chosen.map((option) => {
        if (actOf(option) === CARD) return nameOf(this.#g.board.kinds[kindOf(option)].id);
        if (actOf(option) === COURSE) return forced.labels?.[valueIn(option)] ?? "";
        return String(valueIn(option));
      }),
    );
    return say("onlyChoice", { line: `${who} ${doingFor(forced.verb)} ${chosen}`, card });
  }

  /** All of it in sentences; with a seat, also what concerns a line of that player that does not fit. */
  told(seat?: number): Said[] {
    const g = this.#g;
    const names = this.#players;
    const sentences = this.forced()
      .filter(({ chosen, who }) => chosen.length > 0 || who === seat)
      .map((forced) => this.#told(forced));
    const turns = this.entries().filter(({ what }) => what === "turn");
    const { player, phase, ending } = this.#before;
    if ((turns.length > 0 || g.over) && !ending) sentences.push(say("turnEnded", { who: names[player] }));
    else if (seat !== undefined && !ending && phase === ACTION_PHASE && g.phase === BUY_PHASE)
      sentences.push(say("actionEnded", { who: names[g.player] }));
    const passed = g.over ? turns : turns.slice(0, -1);
    if (passed.length > MOST_TURNS) sentences.push(say("turnsPassed", { n: passed.length }));
    else for (const { who } of passed) sentences.push(say("turnPassed", { who: names[who] }));
    if (seat !== undefined && askedSeat(g) !== seat && g.players[seat].hand.length === 0)
      sentences.push(say("noHand", { who: names[seat] }));
    return sentences;
  }
}

const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const n = names.filter((other) => other === name).length;
      return n > 1 ? `${name} x${n}` : name;
    })
    .join(", ");
