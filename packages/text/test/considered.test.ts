/** Lines and chances in every language. */
import { describe, expect, it } from "vitest";
import { chanceText, lineText } from "../src/considered.ts";
import { LANGS } from "../src/lang.ts";

const step = (verb: string, source: string | null, ...options: string[]) => ({ verb, source, options });
const isCard = (): boolean => true;

describe("a line", () => {
  it("names what is played and bought, not that money is laid down and phases end", () => {
    const line = [
      step("action", null, "play:market"),
      step("action", null, "end"),
      step("buy", null, "treasures"),
      step("buy", null, "buy:gold"),
      step("buy", null, "end"),
    ];
    expect(lineText(line, isCard, "en")).toBe("play Market, buy Gold");
  });

  it("says for which card something is chosen, and that nothing is", () => {
    expect(lineText([step("trash", "chapel", "estate", "copper")], isCard, "en")).toBe(
      "Chapel: Estate, Copper",
    );
    expect(lineText([step("trash", "chapel")], isCard, "en")).toBe("Chapel: none");
    expect(lineText([step("buy", null, "treasures"), step("buy", null, "end")], isCard, "en")).toBe(
      "nothing more",
    );
  });

  it.each(LANGS)("reads in %s", (lang) => {
    const text = lineText(
      [step("action", null, "play:smithy"), step("trash", "chapel", "estate")],
      isCard,
      lang,
    );
    expect(text).toMatch(/, .+: /);
    expect(chanceText({ chance: 0.617, low: 0.57, high: 0.664 }, lang)).toMatch(/62.*57.*66/);
  });
});
