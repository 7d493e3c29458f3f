/** Buckets, and who shares one. */
import { expect, test } from "vitest";
import { Buckets, visitorOf } from "../src/limits.ts";

test("a bucket allows a burst, then its rate", () => {
  const buckets = new Buckets(2, 4);
  const taken = (at: number): number => {
    let n = 0;
    while (buckets.take("ada", at)) n++;
    return n;
  };
  expect(taken(0)).toBe(4);
  expect(taken(1000)).toBe(2);
  expect(buckets.take("bob", 1000)).toBe(true);
  expect(taken(100_000)).toBe(4);
  expect(new Buckets(0, 0).take("anyone", 0)).toBe(true);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is the visitor %s", (address, visitor) => expect(visitorOf(address)).toBe(visitor));
