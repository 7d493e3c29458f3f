import { compile } from "@fiefdom/bots/plan/compile";
import { looksLikeXml, readDominionSim, showWarning } from "@fiefdom/bots/plan/dominionsim";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlan } from "@fiefdom/bots/plan/parse";
import { readXml } from "@fiefdom/bots/plan/xml";
import { boardOf } from "@fiefdom/cards";
import { describe, expect, it } from "vitest";

const condition = (left: string, operator: string, right: string, extra = ""): string =>
  `<condition><left ${left}/><operator type="${operator}" /><right ${right}/>${extra}</condition>`;
const constant = (n: string): string => `type="constant" attribute="${n}"`;
const player = (inside: string): string => `<player name="Test" author="Me">${inside}</player>`;

/** The plan that a player's lines become, as text, without its head. */
function lines(inside: string): string[] {
  const { plans } = readDominionSim(player(inside));
  return formatPlan(plans[0]).split("\n").slice(1, -1);
}

describe("DominionSim's player files", () => {
  it("become plans", () => {
    const { plans, warnings } = readDominionSim(`<?xml version="1.0" encoding="UTF-8"?>
<!-- two players -->
<playerCollection>
  <player name="Court &amp; Witch" author="Somebody" description="Curses,
      then Provinces.">
    <type name="TwoPlayer"/>
    <type name="Province"/>
    <board contents="Witch, King's Court, Farmers' Market" bane="" Shelters="false"/>
    <buy name="Province">
      ${condition('type="getTotalMoney"', "greaterThan", constant("15.0"))}
      ${condition('type="countCardsInDeck" attribute="Gold"', "greaterOrEqualThan", constant("1"))}
    </buy>
    <buy name="King$s_Court"/>
    <buy name="Witch">${condition('type="countCardsInDeck" attribute="Witch"', "smallerThan", constant("2.0"))}</buy>
    <buy name='Silver'/>
  </player>
  <player name="Plain"><buy name="Copper"/></player>
</playerCollection>
`);
    expect(warnings).toEqual([]);
    expect(plans.map(formatPlan)).toEqual([
      `plan Court & Witch
# Curses, then Provinces.
by Somebody
needs King's Court, Witch
for Witch, King's Court, Farmers' Market
buy
  Province if money > 15 and I own at least 1 Gold
  King's Court
  Witch if I own fewer than 2
  Silver
`,
      "plan Plain\nbuy\n  Copper\n",
    ]);
    for (const plan of plans) expect(parsePlan(formatPlan(plan))).toEqual(plan);
  });

  it.each<[string, string]>([
    ['type="countCardsInDeck" attribute="Gold"', "Gold owned"],
    ['type="countCardsInSupply" attribute="Province"', "Provinces left"],
    ['type="countCardsInHand" attribute="Copper"', "Copper in hand"],
    ['type="countCardsInPlay" attribute="Throne_Room"', "Throne Rooms in play"],
    ['type="countCardTypeInDeck" attribute="Action"', "Action cards owned"],
    ['type="countAllCardsInDeck"', "cards owned"],
    ['type="getTotalMoney"', "money"],
    ['type="countAvailableMoney"', "coins"],
    ['type="countBuysLeft"', "buys"],
    ['type="countTurns"', "turn"],
    ['type="countVP"', "score"],
    ['type="countMAXOpponentVP"', "opponent score"],
    ['type="gainsNeededToEndGame"', "gains to end"],
    ['type="countEmptyPiles"', "empty piles"],
    ['type="constant" attribute="3.0"', "3"],
  ])("know %s", (xml, text) => {
    const inside = `<buy name="Silver">${condition(xml, "equalTo", 'type="countTurns"')}</buy>`;
    expect(lines(inside)).toEqual(["by Me", "buy", `  Silver if ${text} = turn`]);
  });

  it.each<[string, string]>([
    ["smallerThan", "<"],
    ["smallerOrEqualThan", "<="],
    ["greaterThan", ">"],
    ["greaterOrEqualThan", ">="],
    ["equalTo", "="],
  ])("compare with %s", (operator, sign) => {
    const inside = `<buy name="Silver">${condition('type="countTurns"', operator, constant("4.0"))}</buy>`;
    expect(lines(inside).at(-1)).toBe(`  Silver if turn ${sign} 4`);
  });

  it.each<[string, string]>([
    ["plus", "+"],
    ["minus", "-"],
    ["multiplyWith", "*"],
    ["divideBy", "/"],
  ])("calculate with %s", (operation, sign) => {
    const extra = `<extra_operation type="${operation}" attribute="5.0" />`;
    const inside = `<buy name="Duchy">${condition('type="countVP"', "greaterThan", 'type="countMAXOpponentVP"', extra)}</buy>`;
    expect(lines(inside).at(-1)).toBe(`  Duchy if score > opponent score ${sign} 5`);
  });

  it("know cards by the names that they had, and those that begin like a type", () => {
    expect(lines('<buy name="Harem"/><buy name="Treasure_Map"/>').slice(-2)).toEqual([
      "  Farm",
      "  Treasure Map",
    ]);
  });

  it("name what can't be read, and leave out the lines that depend on it", () => {
    const { plans, warnings } = readDominionSim(
      player(`
<buy name="Sea_Serpent"/>
<buy name="Gold">${condition('type="isActionPhase"', "equalTo", constant("0"))}</buy>
<buy name="Gold">${condition('type="countTurns"', "unequalTo", constant("0"))}</buy>
<buy name="Gold">${condition('type="countTurns"', "equalTo", constant("many"))}</buy>
<buy name="Gold">${condition('type="countCardTypeInDeck" attribute="Prize"', "equalTo", constant("1"))}</buy>
<buy name="Gold">${condition('type="countTurns"', "equalTo", constant("1"), '<extra_operation type="root" attribute="2"/>')}</buy>
<buy name="Chapel" strategy="aggressiveTrashing"/>
<start_state/>
<buy name="Silver"/>`),
    );
    expect(plans[0].lists.buy.map(({ what }) => what)).toEqual(["chapel", "silver"]);
    expect(warnings.map(showWarning)).toEqual([
      'line 2: Test: <buy name="Sea_Serpent">: the card Sea Serpent is not in this game.',
      'line 3: Test: <left type="isActionPhase">: the function isActionPhase is not known here, so the line for Gold is left out.',
      'line 4: Test: <operator type="unequalTo">: the operator unequalTo is not known here, so the line for Gold is left out.',
      'line 5: Test: <right type="constant" attribute="many">: "many" is not a number, so the line for Gold is left out.',
      'line 6: Test: <left type="countCardTypeInDeck" attribute="Prize">: the card type Prize is not known here, so the line for Gold is left out.',
      'line 7: Test: <extra_operation type="root" attribute="2">: the operation root is not known here, so the line for Gold is left out.',
      'line 8: Test: <buy name="Chapel" strategy="aggressiveTrashing">: its strategy "aggressiveTrashing" is not known here.',
      "line 9: Test: <start_state>: it is not known here.",
    ]);
  });

  it("can be played once read", () => {
    const { plans } = readDominionSim(
      player('<buy name="Castles"/><buy name="Emporium"/><buy name="Donate"/>'),
    );
    expect(plans[0].needs).toEqual(["castles", "patrician-emporium", "donate"]);
    const board = boardOf({ players: 2, kingdom: "first-game" });
    expect(compile(plans[0], board).plan.name).toBe("Test");
  });

  it("are told from plans by their first sign", () => {
    expect(looksLikeXml('\n <?xml version="1.0"?>')).toBe(true);
    expect(looksLikeXml("plan X\nbuy Gold if turn < 3")).toBe(false);
  });
});

describe("the XML they are written in", () => {
  it("is read with its attributes and lines", () => {
    expect(readXml('<a b="1 &lt; 2 &#38; &#x33;" c=\'"\'>\n text <d/>\n</a>')).toEqual({
      name: "a",
      attributes: { b: "1 < 2 & 3", c: '"' },
      line: 1,
      children: [{ name: "d", attributes: {}, children: [], line: 2 }],
    });
  });

  it.each<[string, RegExp]>([
    ["", /line 1: an element was expected/],
    ["<a>\n<b></a>", /line 2: <\/a> closes <b> of line 2|closes <b>/],
    ["<a>\n", /<a> of line 1 is never closed/],
    ["<a/><b/>", /something after the last element/],
    ['<a b="1" b="2"/>', /b stands twice in <a>/],
    ["<a b=1/>", /<a> is not closed properly/],
    ['<a b="&bomb;"/>', /"&bomb;" is not an entity/],
    ['<!DOCTYPE a SYSTEM "x"><a/>', /an element was expected/],
    ["<a>".repeat(60), /too many elements/],
  ])("is refused when it is not well formed: %j", (text, message) => {
    expect(() => readXml(text)).toThrow(message);
  });
});
