import { boardOf } from "@fiefdom/cards";
import { afterAll, describe, expect, it } from "vitest";
import { playBatch } from "../src/contest.ts";
import { botContestant, findContestant, makeBot } from "../src/contestants.ts";
import { Crew, playGames } from "../src/pool.ts";
import { type PageWords, report } from "../src/report.ts";
import { csv, results } from "../src/results.ts";

const board = boardOf({ players: 2, kingdom: "first-game" });
const contestants = [botContestant("squire"), findContestant("smithy")];
/** One worker for all to whom it is the same who plays. */
const crew = new Crew(1);
afterAll(() => crew.close());

describe("many games", () => {
  it("give the same for any number of workers", async () => {
    const run = { board, contestants, games: 121, seed: "same", watch: 40 };
    const [one, two, three] = await Promise.all([1, 2, 3].map((workers) => playGames({ ...run, workers })));
    expect(one.games).toBe(121);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    const other = await playGames({ ...run, seed: "other", crew });
    expect(other).not.toEqual(one);
  });

  it.each(["dice", "jester", "yeoman", "squire", "steward", "marshal"])(
    "don't depend on what %s played before",
    (name) => {
      const bots = [makeBot(botContestant(name), board), makeBot(findContestant("smithy"), board)];
      const play = (from: number) => playBatch(board, bots, { seed: "before", from, to: from + 1, watch: 0 });
      const games = [0, 1, 2, 3];
      const inOrder = games.map(play);
      expect(games.toReversed().map(play).toReversed()).toEqual(inOrder);
    },
  );

  it("can be played in parts", async () => {
    const two = new Crew(2);
    const run = { board, contestants, seed: "parts", crew: two };
    const whole = await playGames({ ...run, games: 60 });
    const first = await playGames({ ...run, games: 25 });
    const second = await playGames({ ...run, from: 25, games: 35 });
    await two.close();
    expect(first.players[0].score + second.players[0].score).toBe(whole.players[0].score);
    expect(first.games + second.games).toBe(60);
  });

  it("add up", async () => {
    const tally = await playGames({ board, contestants, games: 200, seed: "sum", watch: 50, crew });
    const [a, b] = tally.players;
    expect(a.wins + b.wins + tally.ties).toBe(200);
    expect(a.firstGames).toBe(100);
    expect(b.firstGames).toBe(100);
    expect(tally.length.reduce((sum, n) => sum + n, 0)).toBe(200);
    expect(Object.values(tally.margin).reduce((sum, n) => sum + n, 0)).toBe(200);
    expect(Object.values(tally.endings).reduce((sum, n) => sum + n, 0)).toBe(200);
    const [first] = tally.watched[0];
    expect(first.games).toBe(50);
    // Ten cards and a purchase, and never more than five Coppers in the first hand.
    expect(first.cards / first.games).toBeGreaterThan(10);
    expect(first.cards / first.games).toBeLessThanOrEqual(11);
    expect(first.money / first.games).toBeGreaterThan(3);
    expect(first.money / first.games).toBeLessThan(4);
  });

  it("stop when told and keep what was played", async () => {
    const controller = new AbortController();
    const tally = await playGames({
      board,
      contestants,
      games: 1_000_000,
      seed: "stop",
      workers: 2,
      signal: controller.signal,
      progress: () => {
        controller.abort();
        return undefined;
      },
    });
    expect(tally.games).toBeGreaterThan(0);
    expect(tally.games).toBeLessThan(100_000);
    expect(tally.players[0].wins + tally.players[1].wins + tally.ties).toBe(tally.games);
  });

  it("tell what went wrong in a worker", async () => {
    const nobody = { kind: "bot", name: "Nobody", bot: "nobody" } as const;
    await expect(
      playGames({ board, contestants: [nobody, nobody], games: 10, seed: "1", workers: 1 }),
    ).rejects.toThrow(/in a game from 0/);
  });

  it("come with three players too", async () => {
    const three = boardOf({ players: 3, kingdom: "first-game" });
    const tally = await playGames({
      board: three,
      contestants: [...contestants, botContestant("big-money")],
      games: 30,
      seed: "three",
      crew,
    });
    expect(tally.players.map((player) => player.firstGames)).toEqual([10, 10, 10]);
  });
});

/** Words that can be told apart from everything else. */
const words: PageWords = {
  lang: "he",
  dir: "rtl",
  number: String,
  percent: (x) => `${Math.round(100 * x)}%`,
  decimal: (x, digits) => x.toFixed(digits),
  card: (id) => id.toUpperCase(),
  title: "TITLE",
  about: "ABOUT <b>",
  endings: "ENDINGS",
  ties: "TIES",
  plan: "PLAN",
  wins: "WINS",
  share: "SHARE",
  first: "FIRST",
  turns: "TURNS",
  turn: "TURN",
  score: "SCORE",
  margin: "MARGIN",
  wonTitle: "WON",
  lengthsTitle: "LENGTHS",
  coinsTitle: "COINS",
  pointsTitle: "POINTS",
  deckTitle: (name) => `DECK ${name}`,
  marginsTitle: "MARGINS",
};

describe("results", () => {
  it("become a table and a page that loads nothing", async () => {
    const tally = await playGames({ board, contestants, games: 40, seed: "page", watch: 40, crew });
    const about = { kingdom: ["smithy"], landscapes: [], ruleset: "printed", seed: "page" };
    const result = results(tally, ["Squire", 'A "plan", <b>'], about);
    const rows = csv(result).trim().split("\n");
    expect(rows).toHaveLength(3);
    expect(rows[2]).toContain('"A ""plan"", <b>"');
    const page = report(result, words);
    expect(page).toContain("&lt;b&gt;");
    expect(page).not.toContain("<b>");
    expect(page).not.toMatch(/<script|<link|https?:\/\/|src=/);
    expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(6);
    // Nothing on it but what it was given, and charts that don't turn round with the language.
    expect(page).toContain('<html lang="he" dir="rtl">');
    expect(page).toContain("svg{width:100%;height:auto;direction:ltr}");
    const said = page
      .replace(/<style>.*?<\/style>/s, "")
      .replace(/<[^>]*>/g, " ")
      .match(/\p{L}*\p{Ll}\p{L}*/gu);
    expect(new Set(said)).toEqual(new Set(["Squire", "plan", "lt", "gt", "quot", "b"]));
  });
});
