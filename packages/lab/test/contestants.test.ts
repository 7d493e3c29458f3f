import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { showWarning } from "@fiefdom/bots/plan/dominionsim";
import { recommended } from "@fiefdom/cards";
import { setUpNames } from "@fiefdom/engine/save";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findContestant, tellApart } from "../src/contestants.ts";
import { boardFrom, boardsFrom, checkFit } from "../src/kingdoms.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-lab-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe("contestants", () => {
  it("are bots, shipped plans by id or title, and files", () => {
    expect(findContestant("squire")).toMatchObject({ kind: "bot", name: "Squire" });
    expect(findContestant("double-witch")).toMatchObject({ kind: "plan", name: "Double Witch" });
    expect(findContestant("Big Money Ultimate")).toMatchObject({ kind: "plan", name: "Big Money Ultimate" });
    const path = file("mine.plan", "plan Mine Own\nbuy\n  Province\n  Gold\n  Silver\n");
    expect(findContestant(path)).toMatchObject({ kind: "plan", name: "Mine Own" });
  });

  it("are one of several in a file by name", () => {
    const path = file("two.plan", "plan A\nbuy\n  Gold\n\nplan B\nbuy\n  Silver\n");
    expect(() => findContestant(path)).toThrow(/2 plans; name one: .*two\.plan#A/);
    expect(findContestant(`${path}#b`)).toMatchObject({ name: "B" });
  });

  it("are DominionSim's players, with what could not be read", () => {
    const path = file(
      "player.xml",
      '<player name="Old"><type name="Province"/><buy name="Province"/><buy name="Unheard-of Hag"/><buy name="Silver"/></player>',
    );
    const found = findContestant(path);
    expect(found).toMatchObject({ kind: "plan", name: "Old" });
    expect(found.warnings?.map(showWarning).join()).toContain("Unheard-of Hag");
  });

  it("are warned about alone, whatever the other players of their file lack", () => {
    const buy = (name: string): string => `<buy name="${name}"/>`;
    const one = (name: string, ...cards: string[]): string =>
      `<player name="${name}">${cards.map(buy).join("")}</player>`;
    const path = file(
      "many.xml",
      `<playerCollection><odd/>${one("A", "Rats", "Silver")}${one("B", "Gold")}${one("A B", "Cultist", "Gold")}</playerCollection>`,
    );
    expect(findContestant(`${path}#B`).warnings).toBeUndefined();
    const told = (name: string) => findContestant(`${path}#${name}`).warnings?.map(showWarning);
    expect(told("A")).toEqual([expect.stringContaining("Rats")]);
    expect(told("a b")).toEqual([expect.stringContaining("Cultist")]);
  });

  it('may have a "#" in their names, and so may their files', () => {
    const names = ["Burning Skull HTBD#1", "Burning Skull HTBD#2", "Deck #1", "C", "C#"];
    const path = file(
      "skull#1.xml",
      `<playerCollection>${names.map((name) => `<player name="${name}"><buy name="Gold"/></player>`).join("")}</playerCollection>`,
    );
    const chosen = (name: string): string => findContestant(`${path}#${name}`).name;
    expect(chosen("Burning Skull HTBD#1")).toBe("Burning Skull HTBD#1");
    expect(chosen("burning skull htbd#2")).toBe("Burning Skull HTBD#2");
    expect(chosen("Deck #1")).toBe("Deck 1");
    expect(chosen("C")).toBe("C");
    expect(chosen("c#")).toBe("C#");
    const plan = file("marks.plan", "plan Mark#1 # the first\nbuy\n  Gold\n\nplan Mark#2\nbuy\n  Silver\n");
    expect(findContestant(`${plan}#Mark#2`)).toMatchObject({ name: "Mark#2" });
    expect(findContestant(`${plan}#mark 1`)).toMatchObject({ plan: { notes: ["the first"] } });
  });

  it("that can't be told apart, or are not in the file, get a sentence", () => {
    const path = file(
      "same.xml",
      '<playerCollection><player name="X"><buy name="Gold"/></player><player name="X"><buy name="Silver"/></player><player name="Y 1"><buy name="Gold"/></player><player name="Y-1"><buy name="Gold"/></player></playerCollection>',
    );
    expect(() => findContestant(`${path}#X`)).toThrow(/holds 2 plans called "X"/);
    expect(() => findContestant(`${path}#Y_1`)).toThrow(/could be 2 plans .* name one: .*#Y 1", ".*#Y-1"/);
    expect(() => findContestant(`${path}#Y 2`)).toThrow(/no plan called "Y 2" in .* Did you mean ".*#Y 1"/);
    expect(() => findContestant(`${path}#Zzzzzzz`)).toThrow(/There are: ".*#X"/);
  });

  it("that are not there get a hint", () => {
    expect(() => findContestant("big-mony")).toThrow(/Did you mean big-money\?/);
    expect(() => findContestant("zzzzzzzzzz")).toThrow(/squire.*double-witch/);
    expect(() => findContestant("nowhere.plan")).toThrow(/no such file/);
    expect(() => findContestant(file("bad.plan", "plan X\nbuy\n  Provinze\n"))).toThrow(/line 3, column 3/);
  });

  it("of the same name are told apart", () => {
    const names = ["squire", "squire", "smithy"].map(findContestant);
    expect(tellApart(names)).toEqual(["Squire (1)", "Squire (2)", "Smithy"]);
  });
});

describe("kingdoms", () => {
  const wishes = { players: 2, seed: "1" };

  it("suit the plans when none is asked for", () => {
    expect(boardFrom(wishes, [findContestant("squire"), findContestant("smithy")]).title).toBe("first-game");
    const both = [findContestant("witch"), findContestant("castles")];
    const { board } = boardFrom(wishes, both);
    expect(board.kind("witch")).toBeGreaterThan(0);
    expect(() => checkFit(both, board)).not.toThrow();
  });

  it("are filled up by lot, take cards in, and are the same for the same seed", () => {
    const few = () => setUpNames(boardFrom({ ...wishes, kingdom: "Smithy, throne room,donate" }).board);
    expect(few().kingdom).toHaveLength(10);
    expect(few().kingdom).toContain("throne-room");
    expect(few().landscapes).toEqual(["donate"]);
    expect(few()).toEqual(few());
    const witch = setUpNames(boardFrom({ ...wishes, kingdom: "first-game", with: "witch,tower" }).board);
    expect(witch.kingdom).toHaveLength(10);
    expect(witch.kingdom).toContain("witch");
    expect(witch.landscapes).toEqual(["tower"]);
  });

  it("that lack a plan's card say so and offer it", () => {
    const { board } = boardFrom({ ...wishes, kingdom: "first-game" });
    expect(() => checkFit([findContestant("double-witch")], board)).toThrow(
      /Double Witch needs witch.*--with witch/s,
    );
  });

  it("come in lists", () => {
    expect(boardsFrom("recommended", 2)).toHaveLength(recommended.length);
    const drawn = boardsFrom("random:5:x", 2);
    expect(new Set(drawn.map(({ board }) => setUpNames(board).kingdom.join())).size).toBe(5);
    expect(drawn.map(({ board }) => setUpNames(board))).toEqual(
      boardsFrom("random:5:x", 2).map(({ board }) => setUpNames(board)),
    );
    expect(() => boardsFrom("atlantis", 2)).toThrow(/first-game/);
  });
});
