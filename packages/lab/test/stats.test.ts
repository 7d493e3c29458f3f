import { describe, expect, it } from "vitest";
import { mean, points, share } from "../src/stats.ts";

describe("intervals", () => {
  it("of a share stay within 0 and 1 and hold the value", () => {
    const half = share(50, 100);
    expect(half.value).toBe(0.5);
    expect(half.low).toBeCloseTo(0.4038, 3);
    expect(half.high).toBeCloseTo(0.5962, 3);
    expect(share(0, 10).low).toBe(0);
    expect(share(10, 10).high).toBeCloseTo(1, 12);
    expect(share(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  it("of points are narrower when many games are ties", () => {
    const decided = points(50, 0, 100);
    const level = points(10, 80, 100);
    expect(decided.value).toBe(0.5);
    expect(level.value).toBe(0.5);
    expect(level.high - level.low).toBeLessThan((decided.high - decided.low) / 1.9);
    expect(decided.low).toBeCloseTo(share(50, 100).low, 9);
    expect(points(0, 100, 100).value).toBe(0.5);
    expect(points(100, 0, 100).value).toBe(1);
  });

  it("of a mean come from its spread", () => {
    const { value, low, high } = mean(30, 110, 10);
    expect(value).toBe(3);
    expect((high - low) / 2).toBeCloseTo(1.959964 * Math.sqrt(20 / 9 / 10), 6);
  });
});
