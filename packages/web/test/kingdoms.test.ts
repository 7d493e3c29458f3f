/** Kingdoms as links and as text, there and back; and what the page knows of the cards, against the cards. */
import { ROSTER } from "@fiefdom/bots/roster";
import {
  allLandscapes,
  allPiles,
  listedKingdom,
  randomKingdom,
  randomLandscapes,
  recommended,
} from "@fiefdom/cards";
import { LOOKED_FOR } from "@fiefdom/cards/glance";
import { LANGS, type Lang } from "@fiefdom/text";
import { hasMessage } from "@fiefdom/text/messages";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SETS } from "../src/cards/catalogue.ts";
import { drawAnew, drawAnother, NO_WISHES, put, sorted, WISHED } from "../src/kingdoms/draws.ts";
import { LANDSCAPES, lookAt, PILES } from "../src/kingdoms/facts.ts";
import { recall, remember } from "../src/kingdoms/memory.ts";
import { nearestTo, readList, textOf } from "../src/kingdoms/wording.ts";
import {
  kingdomQuery,
  knownAs,
  type Laid,
  laidIn,
  OPPONENTS,
  tableLink,
  wishesFor,
  wishesIn,
} from "../src/session/link.ts";

const RECOMMENDED: readonly Laid[] = recommended.map(({ kingdom, landscapes, colonies }) => ({
  kingdom,
  landscapes,
  colonies: colonies === true,
}));
const RANDOM: readonly Laid[] = Array.from({ length: 200 }, (_, i) => ({
  kingdom: randomKingdom(`lot ${i}`),
  landscapes: randomLandscapes(`lot ${i}`, i % 3),
  colonies: i % 2 === 0,
}));
const ALL = [...RECOMMENDED, ...RANDOM];

/** A text names Events before Landmarks. */
const inAnyOrder = <L extends Laid>(laid: L): L => ({ ...laid, landscapes: [...laid.landscapes].sort() });

describe("what the page knows", () => {
  it("is what the cards say", () => {
    expect(PILES).toEqual(allPiles);
    expect(LANDSCAPES).toEqual(allLandscapes);
  });

  it("has words for everything that can be seen at a glance", () => {
    for (const feature of LOOKED_FOR) expect(hasMessage(`web.kingdoms.feature.${feature}`)).toBe(true);
    for (const laid of ALL)
      for (const { key } of lookAt(laid).remarks) expect(hasMessage(`web.kingdoms.remark.${key}`)).toBe(true);
    for (const bot of OPPONENTS) {
      expect(ROSTER[bot], bot).toBeDefined();
      expect(hasMessage(`web.bot.${bot}`), bot).toBe(true);
    }
  });
});

describe("links", () => {
  it("bring every kingdom back", () => {
    for (const laid of ALL) {
      const query = kingdomQuery(laid, "current");
      expect(laidIn(`?${query}`)).toEqual({ laid, faults: [] });
      expect(query).toContain("ruleset=current");
    }
    expect(kingdomQuery(RECOMMENDED[0])).toBe("kingdom=first-game");
  });

  it("a link to a game carries all that makes it", () => {
    const more = {
      bots: ["squire", "marshal", "sovereign:500ms"],
      ruleset: "current",
      first: 2,
      seed: "ø & 1",
    } as const;
    for (const laid of ALL) {
      const link = tableLink(laid, more);
      expect(wishesIn(link.slice(link.indexOf("?")))).toEqual({ wishes: { ...wishesFor(laid), ...more } });
    }
    expect(wishesIn("?kingdom=big-time&bots=steward")).toEqual({
      wishes: { kingdom: { from: "recommended", name: "big-time" }, bots: ["steward"] },
    });
  });

  it("in the short form of old: so many players, one kind of bot, landscapes among the cards", () => {
    expect(wishesIn("?kingdom=random&players=3&bot=jester&seed=oak")).toEqual({
      wishes: { kingdom: { from: "random", constraints: {} }, bots: ["jester", "jester"], seed: "oak" },
    });
    const cards =
      "chapel,moat,plunder,catapult-rocks,castles,temple,quarry,crown,grand-market,city-quarter,donate,orchard";
    expect(wishesIn(`?cards=${cards}`)).toMatchObject({
      wishes: { bots: ["squire"], landscapes: ["donate", "orchard"], colonies: false },
    });
    expect(wishesIn("?lang=de")).toBeNull();
  });

  it("with ten Prosperity piles have Colonies unless they say otherwise", () => {
    const cards = allPiles
      .filter(({ set }) => set === "prosperity")
      .slice(0, 10)
      .map(({ id }) => id)
      .join(",");
    expect(laidIn(`?cards=${cards}`)?.laid.colonies).toBe(true);
    expect(laidIn(`?cards=${cards}&colonies=0`)?.laid.colonies).toBe(false);
    expect(laidIn("?kingdom=first-game&colonies=1")?.laid.colonies).toBe(true);
  });

  it.each([
    ["?kingdom=atlantis", "kingdom", "atlantis"],
    ["?cards=cellar,villlage", "card", "villlage"],
    ["?cards=copper", "card", "copper"],
    ["?cards=cellar,moat", "piles", "2"],
    ["?kingdom=first-game&landscapes=keep,tower,wall", "landscapes", "3"],
    ["?kingdom=first-game&bots=squire,hal", "bot", "hal"],
    ["?kingdom=first-game&bot=sovereign:0", "bot", "sovereign:0"],
    ["?kingdom=first-game&players=9", "players", "9"],
    ["?kingdom=first-game&players=two", "players", "two"],
    ["?kingdom=first-game&bots=squire,squire,squire,squire,squire,squire", "players", "7"],
    ["?kingdom=first-game&first=2", "first", "2"],
    ["?kingdom=first-game&first=-1", "first", "-1"],
    ["?kingdom=first-game&ruleset=house", "ruleset", "house"],
  ])("%s is answered with what is wrong", (search, code, what) => {
    expect(wishesIn(search)).toEqual({ fault: { code, what } });
    expect(hasMessage(`web.link.${code}`)).toBe(true);
  });
});

describe("text", () => {
  it.each(LANGS)("in %s brings every kingdom back, whoever reads it", (lang) => {
    const readers: readonly Lang[] = [lang, "en", "he"];
    ALL.forEach((laid, i) => {
      const text = textOf(laid, lang);
      const reader = readers[i % readers.length];
      expect(inAnyOrder(readList(text, reader)), text).toEqual({ ...inAnyOrder(laid), unknown: [] });
      const untidy = text
        .toUpperCase()
        .split(", ")
        .map((name, n) => `${n + 1}) ${name} (${n})`)
        .join("\n");
      const read = readList(untidy, reader);
      expect([...read.kingdom].sort(), untidy).toEqual([...laid.kingdom].sort());
      expect(read.colonies).toBe(laid.colonies);
    });
  });

  it("in English is what the terminal and the lab read too", () => {
    for (const laid of ALL) expect(inAnyOrder(listedKingdom(textOf(laid, "en")))).toEqual(inAnyOrder(laid));
  });

  it("takes the name of a kingdom, basic cards and ids in its stride", () => {
    expect(knownAs(readList("Die Armee des Königs", "de"))).toBe("the-kings-army");
    expect(readList("big time", "pl").colonies).toBe(true);
    expect(readList("Copper, Province; encampment-plunder | COLONIES", "en")).toEqual({
      kingdom: ["encampment-plunder"],
      landscapes: [],
      colonies: true,
      unknown: [],
    });
  });

  it("names what it does not know, and what was probably meant", () => {
    const { unknown, kingdom } = readList("Cellar, Villlage (3), Smithy", "en");
    expect(kingdom).toEqual(["cellar", "smithy"]);
    expect(unknown).toEqual(["Villlage"]);
    expect(nearestTo("Villlage", "en")[0]).toEqual({ id: "village", name: "Village" });
    expect(nearestTo("Hexee", "de").map(({ id }) => id)).toContain("witch");
    expect(nearestTo("qqqqqqqqqq", "en")).toEqual([]);
  });
});

describe("drawing", () => {
  const first = RECOMMENDED[0];

  it("keeps what is kept and meets the wishes", () => {
    const wishes = {
      ...NO_WISHES,
      wants: { attack: "0", reaction: "1+", actions: "2+" },
      spread: true,
      landscapes: 2,
      colonies: "yes",
      banned: ["village", "donate"],
    } as const;
    for (let i = 0; i < 40; i++) {
      const drawn = drawAnew({ ...first, landscapes: ["keep"] }, ["moat", "smithy", "keep"], wishes, `s${i}`);
      expect(drawn.kingdom).toHaveLength(10);
      expect(drawn.kingdom).toEqual(expect.arrayContaining(["moat", "smithy"]));
      expect(drawn.kingdom).not.toContain("village");
      expect(drawn.landscapes).toHaveLength(2);
      expect(drawn.landscapes[0]).toBe("keep");
      expect(drawn.landscapes).not.toContain("donate");
      expect(drawn.colonies).toBe(true);
      const seen = new Map(lookAt(drawn).sights.map(({ feature, of }) => [feature, of]));
      expect(seen.get("attack")).toEqual([]);
      expect(seen.get("actions")?.length).toBeGreaterThanOrEqual(2);
      expect(
        lookAt(drawn)
          .costs.slice(2, 6)
          .every((n) => n > 0),
      ).toBe(true);
    }
  });

  it("fills empty places and leaves the rest alone", () => {
    const some = { kingdom: first.kingdom.slice(0, 4), landscapes: ["keep"], colonies: true };
    const drawn = drawAnew(some, [], { ...NO_WISHES, landscapes: 0, colonies: "no" }, "s");
    expect(drawn.kingdom).toHaveLength(10);
    expect(drawn.kingdom).toEqual(expect.arrayContaining([...some.kingdom]));
    expect([drawn.landscapes, drawn.colonies]).toEqual([["keep"], true]);
  });

  it("swaps one card for another by lot or by choice", () => {
    for (let i = 0; i < 20; i++) {
      const { kingdom } = drawAnother(first, "village", { ...NO_WISHES, wants: { attack: "0" } }, `s${i}`);
      expect(kingdom).toHaveLength(10);
      expect(kingdom).not.toContain("village");
      expect(kingdom.filter((id) => !first.kingdom.includes(id))).toHaveLength(1);
      const wide = drawAnother(
        { ...first, landscapes: ["keep", "wall"] },
        "wall",
        { ...NO_WISHES, sets: ["base"] },
        `s${i}`,
      );
      expect(wide.landscapes).toHaveLength(2);
      expect(wide.landscapes).not.toContain("wall");
    }
    expect(put(first, "witch", "village").kingdom).toEqual(
      sorted([...first.kingdom.filter((id) => id !== "village"), "witch"]),
    );
    expect(put(first, "keep", null).landscapes).toEqual(["keep"]);
  });

  it("knows a name for all that can be wished for", () => {
    for (const feature of WISHED) expect(LOOKED_FOR).toContain(feature);
  });
});

describe("what the page remembers", () => {
  afterEach(() => vi.unstubAllGlobals());
  const kept = (text: string | null): void => {
    const store = { text };
    vi.stubGlobal("localStorage", {
      getItem: () => store.text,
      setItem: (_: string, now: string) => {
        store.text = now;
      },
    });
  };
  const sets = (chosen: readonly string[], there?: readonly string[]): readonly string[] => {
    kept(JSON.stringify({ wishes: { sets: chosen }, ...(there === undefined ? {} : { sets: there }) }));
    return recall().wishes.sets;
  };

  it("whoever drew from all sets that there were draws from those that came since", () => {
    expect(sets(["base", "prosperity", "empires"])).toEqual(SETS);
    expect(sets(["base", "intrigue"], ["base", "intrigue"])).toEqual(SETS);
  });

  it("a choice among the sets stays what it was", () => {
    expect(sets(["base", "empires"])).toEqual(["base", "empires"]);
    expect(sets(["base", "prosperity", "empires"], SETS)).toEqual(["base", "prosperity", "empires"]);
  });

  it("is kept with the sets that there are", () => {
    kept(null);
    const memory = recall();
    const wishes = { ...memory.wishes, sets: SETS.filter((set) => set !== "seaside") };
    remember({ ...memory, wishes });
    expect(recall().wishes.sets).toEqual(wishes.sets);
    remember(memory);
    expect(recall().wishes.sets).toEqual(SETS);
  });
});
