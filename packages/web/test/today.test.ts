/** The kingdom of the day is the same on a page without a server and on every server. */
import { dayAt } from "@fiefdom/protocol/daily";
import { expect, it } from "vitest";
import { kingdomOf } from "../../server/src/tables/daily.ts";
import { kingdomOfDay } from "../src/pages/today.ts";

it("is drawn alike here and there, every day another", () => {
  const days = Array.from({ length: 60 }, (_, i) => dayAt(Date.UTC(2026, 10, 1 + i)));
  const here = days.map((day) => kingdomOfDay(day));
  expect(here).toEqual(days.map(kingdomOf));
  expect(new Set(here.map(({ kingdom }) => kingdom.join())).size).toBe(days.length);
});

it("changes at midnight in Greenwich", () => {
  expect(dayAt(Date.parse("2026-11-16T23:59:59.999Z"))).toBe("2026-11-16");
  expect(dayAt(Date.parse("2026-11-17T00:00:00Z"))).toBe("2026-11-17");
});
