/**
 * A whole game as it is told to one player, in each language: kept beside this file, to be read through by whoever
 * speaks it. What no reader of the language should find in it is looked for besides.
 */
import { boardOf } from "@fiefdom/cards";
import { answer, redact, spell, start } from "@fiefdom/engine";
import { TREASURE } from "@fiefdom/engine/types";
import { LANGS, type Lang } from "@fiefdom/text";
import { tell } from "@fiefdom/text/log";
import { describe, expect, it } from "vitest";

const board = boardOf({
  players: 2,
  kingdom: [
    "militia",
    "moat",
    "bureaucrat",
    "remodel",
    "watchtower",
    "grand-market",
    "archive",
    "settlers-bustling-village",
    "temple",
    "royal-blacksmith",
  ],
  landscapes: ["tax", "baths"],
});

/** Dice of the test's own: the game must be the same for ever. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Two players who do something of everything, and buy rather than not. */
function played() {
  const game = start(board, "chronicle", { first: 0, log: true });
  const below = dice(23);
  while (game.decision !== null) {
    const d = game.decision;
    const options = [...d.options];
    const words = options.map((option) => spell(game, d, option));
    if (words.includes("treasures")) {
      answer(game, d.who, "treasures");
      continue;
    }
    const best = ["province", "gold", "grand-market"]
      .map((id) => words.indexOf(`buy:${id}`))
      .find((at) => at >= 0);
    const silver = words.indexOf("buy:silver");
    const money = best ?? (below(2) > 0 && silver >= 0 ? silver : undefined);
    const wanted = options.filter((_, at) => !/^(?:end|buy:(?:copper|curse|tax|estate))$/.test(words[at]));
    const from =
      money !== undefined ? [options[money]] : wanted.length >= d.min && wanted.length > 0 ? wanted : options;
    const many = Math.min(from.length, d.max, Math.max(d.min, 1 + below(Math.max(1, Math.min(d.max, 3)))));
    const chosen: number[] = [];
    while (chosen.length < many) chosen.push(from.splice(below(from.length), 1)[0]);
    answer(
      game,
      d.who,
      chosen.map((option) => spell(game, d, option)),
    );
  }
  return game;
}

const game = played();

const chronicle = (lang: Lang): string =>
  `${tell(
    (game.log?.entries ?? []).map((entry) => redact(entry, 0)),
    {
      seat: 0,
      names: ["Anna", "Maud"],
      lang,
      card: (kind) => board.kinds[kind].id,
      isTreasure: (kind) => kind >= 0 && board.is(kind, TREASURE),
      zones: board.zoneNames,
    },
  )
    .map(({ text, level }) => (level === "turn" ? `\n${text}` : `${"  ".repeat(level + 1)}${text}`))
    .join("\n")
    .trim()}\n`;

describe.each(LANGS)("the chronicle in %s", (lang) => {
  const text = chronicle(lang);

  it("is the one that was read", async () => {
    await expect(text).toMatchFileSnapshot(`chronicle/${lang}.txt`);
  });

  it("has no blanks, no double spaces and no English", () => {
    expect(text).not.toMatch(/[{}]|undefined|null|\S {2,}|\.\.| [.,:]/);
    if (lang !== "en")
      expect(text).not.toMatch(
        /\b(?:the|plays?|buys?|gains?|cards?|turn|trash(?:es)?|reveals?|you|from|puts?)\b/i,
      );
  });

  it("tells as much as the English one", () => {
    expect(text.split("\n")).toHaveLength(chronicle("en").split("\n").length);
  });
});
