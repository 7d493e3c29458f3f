/** A sitting at the keyboard: tells what happened, asks, answers, and obeys the words that are not answers. */
import type { Budget } from "@fiefdom/bots/search";
import { Refusal } from "@fiefdom/engine/decisions";
import type { DecisionJSON } from "@fiefdom/engine/view";
import { placeOf } from "@fiefdom/protocol/place";
import { cardName, suggest } from "@fiefdom/text";
import { hasMessage } from "@fiefdom/text/messages";
import { optionText, question, whyText } from "@fiefdom/text/messages-decisions";
import { Hint, warningLines } from "./advice.ts";
import { clip, flow, pad, wrap } from "./layout.ts";
import { findInGame, type Menu, menuOf, parse } from "./menu.ts";
import { preparePlan } from "./plans.ts";
import { system } from "./problem.ts";
import { forget, keepFinished, lastFinishedFile, writeTable } from "./saves.ts";
import {
  cardLines,
  endLines,
  handLines,
  nameOf,
  opponentLines,
  type Scene,
  scoreLines,
  storyLines,
  supplyLines,
  thoughtLines,
  trashLines,
  turnLines,
  turnRule,
} from "./screen.ts";
import type { KeyboardTable } from "./table.ts";
import type { Hangup, Terminal } from "./terminal.ts";
import { inEnglish, lang, message } from "./words.ts";

export interface SittingFiles {
  /** Where the game is kept from decision to decision. */
  readonly autosave: string;
  /** A file of the player's own, if one was named. */
  readonly own: string | null;
}

/** How a sitting ended: played out, left on purpose, or cut off. */
export type Ending = "over" | "quit" | Hangup;

const HELP = [
  "card",
  "why",
  "consider",
  "follow",
  "training",
  "undo",
  "supply",
  "table",
  "trash",
  "score",
  "log",
  "position",
  "save",
  "quit",
] as const;

/** How long a turn of the player's is weighed when they ask, and a move before it is made. */
const CONSIDERED_MS = 1500;
const JUDGED: Budget = { ms: 1500, clock: () => performance.now() };

export interface SittingWishes {
  /** It ends before the game does where it is done: a puzzle that was answered. */
  readonly isDone?: () => boolean;
  /** Whether anybody may say what they would do; yes if left out. */
  readonly hints?: boolean;
  /** A word before a costly move; no if left out. */
  readonly training?: boolean;
}

export class Sitting {
  readonly #table: KeyboardTable;
  readonly #terminal: Terminal;
  /** Null for a game that is not kept. */
  readonly #files: SittingFiles | null;
  readonly #isDone: () => boolean;
  readonly #hints: boolean;
  readonly #hint = new Hint();
  #training: boolean;
  /** Entries of the log that were told already. */
  #told = 0;
  /** The turn whose head was shown last. */
  #headed = -1;
  #savable = true;

  constructor(
    table: KeyboardTable,
    terminal: Terminal,
    files: SittingFiles | null,
    { isDone = () => false, hints = true, training = false }: SittingWishes = {},
  ) {
    this.#table = table;
    this.#terminal = terminal;
    this.#files = files;
    this.#isDone = isDone;
    this.#hints = hints;
    this.#training = training && hints;
  }

  #scene(): Scene {
    const { setting, seed } = this.#table;
    const { style, columns } = this.#terminal;
    return { view: this.#table.view(), setting, seed, facts: (id) => this.#table.facts(id), style, columns };
  }

  /** Passes over what was played before the game was taken up again, all but the last few turns. */
  skipStory(): void {
    const entries = this.#table.entries();
    let turns = 0;
    let at = entries.length;
    while (at > 0 && turns < this.#table.setting.names.length) if (entries[--at].what === "turn") turns++;
    this.#told = at;
  }

  async play(): Promise<Ending> {
    this.#keep();
    const { planners, board } = this.#table;
    const search = planners.length === 0 ? null : preparePlan(board);
    try {
      return await this.#playOn();
    } finally {
      search?.stop();
    }
  }

  async #playOn(): Promise<Ending> {
    for (;;) {
      if (this.#isDone()) {
        this.#tellNews(this.#scene());
        return "over";
      }
      const endless = await this.#letBotsPlay();
      const { hungUp } = this.#terminal;
      if (hungUp !== null) return this.#hangUp(hungUp);
      const scene = this.#scene();
      if (endless) {
        this.#say(message("cli.endless"));
        return this.#finish(scene);
      }
      this.#tellNews(scene);
      const { decision } = scene.view;
      if (scene.view.over) return this.#finish(scene);
      if (decision === null || !("options" in decision))
        throw new Error("nothing is asked, and the game is not over");
      const menu = menuOf(scene, decision);
      this.#show(scene, menu);
      const ending = await this.#ask(menu);
      if (ending !== null) return ending;
    }
  }

  /** The others move; who thinks for long is named. */
  async #letBotsPlay(): Promise<boolean> {
    const { names } = this.#table.setting;
    if (this.#terminal.hungUp !== null) return false;
    const endless = await this.#table.letOthersPlay((seat) => {
      this.#terminal.mention(message("cli.thinking", { name: names[seat] }));
      return this.#terminal.hungUp === null;
    });
    this.#terminal.mention("");
    this.#keep();
    return endless;
  }

  #write(lines: readonly string[]): void {
    this.#terminal.write(lines);
  }

  #say(text: string): void {
    this.#write(wrap(text, this.#terminal.columns));
  }

  #tellNews(scene: Scene): void {
    const entries = this.#table.entries();
    // The end is told with the score.
    const fresh = entries.slice(this.#told).filter((entry) => entry.what !== "over");
    this.#told = entries.length;
    // The head of the player's own turn is drawn with the game's name; the log's own would say it twice.
    const lines = this.#table
      .story(fresh)
      .filter((line) => line.level !== "turn" || line.who !== scene.view.seat);
    this.#write(storyLines(scene, lines));
  }

  /** The question with everything that is needed to answer it. */
  #show(scene: Scene, menu: Menu): void {
    const { view } = scene;
    const d = menu.decision;
    const lines: string[] = [];
    const place = placeOf(view);
    const inTurn = view.player === place;
    if (inTurn && this.#headed !== view.turn) {
      this.#headed = view.turn;
      const n = view.players[place].turns;
      const whose =
        place === view.seat
          ? message("log.turn", { you: "yes", n, who: "" })
          : message("cli.decidesFor", { who: nameOf(scene, place) });
      lines.push("", turnRule(scene, whose), ...opponentLines(scene));
    }
    if (d.source === null && inTurn) lines.push(...turnLines(scene));
    else if (d.from !== "hand") lines.push(...handLines(scene));
    if (menu.table)
      lines.push(
        scene.style.dim(clip(` ${message("cli.supplyHead")}`, scene.columns)),
        ...supplyLines(scene, menu.open),
      );
    lines.push(...questionLines(scene, menu));
    this.#write(lines);
  }

  /** Asks until something happens to the game. */
  async #ask(menu: Menu): Promise<Ending | null> {
    for (;;) {
      const come = await this.#terminal.ask(message("cli.prompt"));
      if ("hangup" in come) return this.#hangUp(come.hangup);
      const typed = inEnglish(come.line.trim());
      if (typed === "") {
        this.#show(this.#scene(), menu);
        continue;
      }
      const done = await this.#obey(typed, menu);
      if (done === "asked-again") continue;
      return done;
    }
  }

  /** Does what was typed. "asked-again" when the question still stands, null when the game went on. */
  async #obey(typed: string, menu: Menu): Promise<Ending | null | "asked-again"> {
    const [word, ...others] = typed.split(/\s+/);
    const rest = others.join(" ");
    const scene = this.#scene();
    switch (word.toLowerCase()) {
      case "?":
      case "help":
        if (rest === "") this.#help();
        else this.#explainCard(rest, false);
        return "asked-again";
      case "??":
        if (rest === "") this.#help();
        else this.#explainCard(rest, true);
        return "asked-again";
      case "why":
        this.#why(rest);
        return "asked-again";
      case "consider":
        this.#consider(menu);
        return "asked-again";
      case "f":
      case "follow":
        if (rest !== "") break;
        return this.#follow(menu);
      case "training":
        if (this.#hints) this.#training = !this.#training;
        this.#say(message(this.#training ? "cli.training.on" : "cli.training.off"));
        return "asked-again";
      case "u":
      case "undo":
        return this.#undo(false);
      case "u!":
      case "undo!":
        return this.#undo(true);
      case "log": {
        const lines = storyLines(scene, this.#table.story(this.#table.entries()));
        this.#write(
          lines.length === 0 ? [message("cli.noStory")] : lines.slice(-(Number(rest) || lines.length)),
        );
        return "asked-again";
      }
      case "score":
        this.#write(scoreLines(scene));
        return "asked-again";
      case "supply":
        this.#write([
          scene.style.dim(clip(` ${message("cli.supplyHeadAll")}`, scene.columns)),
          ...supplyLines(scene, new Set()),
        ]);
        return "asked-again";
      case "table":
        this.#write([...opponentLines(scene), ...turnLines(scene)]);
        return "asked-again";
      case "trash":
        if (rest !== "") break;
        this.#write(trashLines(scene));
        return "asked-again";
      case "hand":
        this.#write(handLines(scene));
        return "asked-again";
      case "position":
        this.#write([message("cli.position"), this.#table.written() ?? message("cli.noPosition")]);
        return "asked-again";
      case "save": {
        const path = rest === "" ? (this.#files?.own ?? this.#files?.autosave) : rest;
        if (path !== undefined) this.#save(path);
        return "asked-again";
      }
      case "quit":
      case "exit":
      case "q":
        return this.#quit();
    }
    // "?village" without a space is how most people type it.
    const mark = /^(\?\??)(.+)$/.exec(typed);
    if (mark !== null) {
      this.#explainCard(mark[2], mark[1] === "??");
      return "asked-again";
    }
    return this.#answer(typed, menu);
  }

  async #answer(typed: string, menu: Menu): Promise<Ending | null | "asked-again"> {
    const parsed = parse(menu, typed);
    if ("answer" in parsed) {
      const isMeant = this.#training ? await this.#confirm(parsed.answer) : true;
      if (typeof isMeant !== "boolean") return isMeant;
      return isMeant ? this.#give(parsed.answer) : "asked-again";
    }
    if ("closed" in parsed) this.#sayWhy(parsed.closed, parsed.act);
    else this.#sayProblem(typed, parsed.problem, menu);
    return "asked-again";
  }

  #give(options: readonly string[]): null | "asked-again" {
    try {
      this.#table.answer(options);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#say(message("refusal.not-an-option"));
      return "asked-again";
    }
    this.#hint.answered(options);
    this.#keep();
    return null;
  }

  /** Before a costly move: is it meant all the same? */
  async #confirm(options: readonly string[]): Promise<Ending | boolean> {
    this.#terminal.mention(message("cli.judging"));
    const warning = this.#table.judge(options, JUDGED);
    this.#terminal.mention("");
    if (warning === "late") this.#say(message("review.late"));
    if (warning === null || warning === "late") return true;
    this.#write(warningLines(this.#scene(), warning));
    return this.#isYes("cli.warning.ask");
  }

  /** What was typed is no choice: perhaps a card of the game that can't be chosen now, perhaps a slip. */
  #sayProblem(typed: string, problem: string, menu: Menu): void {
    if (/^t(reasures)?$/i.test(typed)) {
      this.#sayNoTreasures();
      return;
    }
    const wanted = /^(play|buy)\s+(.+)$/i.exec(typed);
    const name = wanted?.[2] ?? typed;
    const found = findInGame(this.#table.cards, name);
    if (
      typeof found === "string" &&
      !menu.choices.some((choice) => choice.card === found && wanted === null)
    ) {
      const act = wanted?.[1].toLowerCase() as "play" | "buy" | undefined;
      const { verb } = menu.decision;
      this.#sayWhy(found, act ?? (verb === "action" ? "play" : verb === "buy" ? "buy" : "choose"));
      return;
    }
    this.#say(problem + (typeof found === "string" ? "" : this.#nearest(name)));
  }

  /** Cards of this game with nearly that name, as a question. */
  #nearest(typed: string): string {
    const here = new Set(this.#table.cards.map((id) => cardName(id, lang())));
    const near = suggest(typed, lang()).filter((name) => here.has(name));
    return near.length === 0 ? "" : ` ${message("cli.didYouMean", { names: near.join(", ") })}`;
  }

  #sayWhy(id: string, act: "play" | "buy" | "choose"): void {
    const reason = this.#table.why(this.#table.you, act === "choose" ? id : `${act}:${id}`);
    const why = whyText(reason, act, this.#table.view().phase, lang());
    this.#say(message(`cli.why.${act}`, { card: [id], why }));
  }

  #sayNoTreasures(): void {
    const reason = this.#table.why(this.#table.you, "treasures");
    const why = whyText(reason, "play", this.#table.view().phase, lang());
    const named = message("cli.why.choose", { card: message("option.treasures"), why });
    this.#say(reason?.code === "not-an-option" ? message("cli.treasuresLater") : named);
  }

  /** Says of everything that could be meant why it can't be done, or that it can. */
  #why(asked: string): void {
    if (asked === "") this.#say(message("cli.why.what"));
    else if (/^t(reasures)?$/i.test(asked)) this.#sayNoTreasures();
    else {
      const wanted = /^(play|buy)\s+(.+)$/i.exec(asked);
      const id = this.#find(wanted?.[2] ?? asked);
      if (id === null) return;
      const acts = wanted === null ? this.#meant(id) : [wanted[1].toLowerCase() as "play" | "buy"];
      for (const act of acts) this.#sayWhy(id, act);
    }
  }

  /** What Sovereign would do in the player's place. It sees what the player sees. */
  #consider(menu: Menu): void {
    if (!this.#hints) {
      this.#say(message("refusal.no-hints"));
      return;
    }
    this.#terminal.mention(message("cli.considering"));
    const thought = this.#table.consider(CONSIDERED_MS);
    this.#terminal.mention("");
    this.#hint.hear(thought);
    const { bold } = this.#terminal.style;
    const best = this.#hint.for(menu);
    const isCard = (id: string): boolean => this.#table.facts(id) !== undefined;
    const words = best?.map((option) => optionText(menu.decision, option, isCard, lang())).join(", ");
    this.#write([
      ...(thought === null ? [message("considered.none")] : thoughtLines(this.#scene(), thought)),
      ...(best === null
        ? []
        : [`  ${message("cli.follow", { key: bold("f") })}: ${words || message("option.none")}`]),
    ]);
  }

  /** Does what was considered best. */
  #follow(menu: Menu): null | "asked-again" {
    const options = this.#hint.for(menu);
    if (options !== null) return this.#give(options);
    const [word] = message("cli.help.consider").split("|", 1);
    this.#say(message("cli.noHint", { word }));
    return "asked-again";
  }

  /** What somebody could want to do with a card at this point. */
  #meant(id: string): ("play" | "buy" | "choose")[] {
    const view = this.#table.view();
    const { players, phase, decision } = view;
    const { types = [], bought = true } = this.#table.facts(id) ?? {};
    if (!bought) return ["choose"];
    const held = players[placeOf(view)].hand?.includes(id) === true;
    const choosing = decision !== null && "options" in decision && decision.from !== "nowhere";
    const acts: ("play" | "buy" | "choose")[] = ["buy"];
    if (held || (phase === "action" && types.includes("Action"))) acts.unshift("play");
    if (choosing) acts.push("choose");
    return acts;
  }

  /** The card of this game that is meant; says so if there is none or more than one. */
  #find(typed: string): string | null {
    const found = findInGame(this.#table.cards, typed);
    if (typeof found === "string") return found;
    if (found.length > 1) {
      this.#say(
        message("cli.ambiguous", { typed, names: found.map((id) => cardName(id, lang())).join(", ") }),
      );
      return null;
    }
    this.#say(message("cli.unknownCard", { typed }) + this.#nearest(typed));
    return null;
  }

  #explainCard(typed: string, withRulings: boolean): void {
    const id = this.#find(typed);
    if (id !== null) this.#write(cardLines(this.#scene(), id, withRulings));
  }

  #help(): void {
    const { columns } = this.#terminal;
    const lines = wrap(message("cli.help"), columns);
    for (const item of HELP) {
      const [what, does] = message(`cli.help.${item}`).split("|", 2);
      const [first, ...more] = wrap(does, columns - 12);
      lines.push(`  ${pad(what, 10)}${first}`, ...more.map((line) => " ".repeat(12) + line));
    }
    this.#write(lines);
  }

  /** The rules of undo are the engine's; whether to go back all the same is for the table, and bots agree. */
  #undo(anyway: boolean): null | "asked-again" {
    try {
      this.#table.undo(anyway);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const key = `refusal.${problem.code}`;
      this.#say(message(hasMessage(key) ? key : "refusal.not-an-option", { n: 0 }));
      if (problem.code === "revealed" || problem.code === "others-decided")
        this.#say(message("cli.undoAnyway"));
      return "asked-again";
    }
    this.#told = this.#table.entries().length;
    this.#say(message(anyway ? "cli.undoneAnyway" : "cli.undone"));
    this.#keep();
    return null;
  }

  #save(path: string): void {
    try {
      writeTable(path, this.#table);
      this.#say(message("cli.saved", { path }));
    } catch (problem) {
      this.#say(message("cli.saveFailed", { problem: system(problem) }));
    }
  }

  /** Keeps the game after every answer, so that nothing is lost however it ends. */
  #keep(): void {
    if (this.#files === null) return;
    try {
      writeTable(this.#files.autosave, this.#table);
      if (this.#files.own !== null) writeTable(this.#files.own, this.#table);
      this.#savable = true;
    } catch (problem) {
      if (this.#savable) this.#say(message("cli.saveFailed", { problem: system(problem) }));
      this.#savable = false;
    }
  }

  async #quit(): Promise<Ending> {
    const files = this.#files;
    if (files === null) return "quit";
    const isKept = await this.#isYes("cli.quit.ask");
    if (typeof isKept !== "boolean") return isKept;
    if (isKept) return this.#leave("quit");
    forget(files.autosave);
    if (files.own === null) this.#say(message("cli.quit.forgotten"));
    else this.#sayKept(files);
    return "quit";
  }

  /** Asks until it is yes or no; an ending if there is nobody to say it any more. */
  async #isYes(question: "cli.quit.ask" | "cli.warning.ask"): Promise<Ending | boolean> {
    for (;;) {
      this.#say(message(question));
      const come = await this.#terminal.ask(message("cli.prompt"));
      if ("hangup" in come) return this.#hangUp(come.hangup);
      const word = inEnglish(come.line.trim()).toLowerCase();
      if (word !== "" && "yes".startsWith(word)) return true;
      if (word !== "" && "no".startsWith(word)) return false;
    }
  }

  #hangUp(hangup: Hangup): Ending {
    return this.#leave(hangup);
  }

  #leave(ending: Ending): Ending {
    if (this.#files === null) return ending;
    if (this.#savable) this.#sayKept(this.#files);
    else this.#say(message("cli.quit.lost"));
    return ending;
  }

  #sayKept({ own }: SittingFiles): void {
    this.#write([message("cli.quit.kept"), `  fiefdom play ${own === null ? "--resume" : `--load ${own}`}`]);
  }

  #finish(scene: Scene): Ending {
    this.#write(["", ...endLines(scene, this.#table.standings())]);
    if (this.#files === null) return "over";
    const path = this.#files.own ?? lastFinishedFile();
    try {
      writeTable(path, this.#table);
      keepFinished(this.#table);
      forget(this.#files.autosave);
      this.#write(["", message("cli.record"), `  ${path}`]);
    } catch {
      // The game was played to its end; a record that can't be written is no reason to complain now.
    }
    return "over";
  }
}

/** The question and the choices, except those that stand in the Supply table. */
export function questionLines(scene: Scene, menu: Menu): string[] {
  const { decision: d } = menu;
  const { style, columns } = scene;
  const asked = question(d as DecisionJSON, lang());
  const text =
    d.source === null ? asked : message("cli.source", { card: cardName(d.source, lang()), question: asked });
  const lines = wrap(text, columns).map(style.bold);
  const pieces: string[] = [];
  const numbers: number[] = [];
  // The first is the most that can be paid.
  const most = menu.choices.find(({ option }) => option.startsWith("pay:"));
  for (const choice of menu.choices) {
    const { option } = choice;
    if (choice.inTable) continue;
    if (/^\d+$/.test(option)) numbers.push(choice.number);
    else if (option.startsWith("pay:")) {
      const n = Number(option.slice("pay:".length));
      if (choice === most) pieces.push(`${style.bold("pay")} ${message("cli.payUpTo", { n })}`);
    } else if (option === "treasures") pieces.unshift(`${style.bold("t")} ${choice.text}`);
    else {
      const types = choice.card === "" ? [] : (scene.facts(choice.card)?.types ?? []);
      pieces.push(`${style.bold(String(choice.number))} ${style.card(choice.text, types)}`);
    }
  }
  if (numbers.length > 0) pieces.push(message("cli.numbers", { list: ranges(numbers) }));
  if (d.min === 0 && !menu.choices.some((choice) => choice.option === "end"))
    pieces.push(`${style.bold("0")} ${message("option.none")}`);
  lines.push(...flow(pieces, columns - 2, "   ").map((line) => `  ${line}`));
  if (d.max > 1)
    lines.push(
      ...wrap(message("cli.several", { none: d.min === 0 ? "yes" : "no" }), columns - 2).map(
        (line) => `  ${style.dim(line)}`,
      ),
    );
  return lines;
}

/** "0, 3 to 40" */
function ranges(numbers: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const n of numbers) {
    const last = runs[runs.length - 1];
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs
    .map(([from, to]) => (from === to ? String(from) : message("cli.range", { from, to })))
    .join(", ");
}
