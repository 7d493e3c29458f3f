/** What the value network learns from: the same again from the same seed, and whole records of both kinds of games. */
import { describe, expect, it } from "vitest";
import { harvest, RECORD } from "../src/positions.ts";

const TINY = { seed: "t", search: 20, games: 1 } as const;
const took = (ahead: number) => {
  const one = harvest(3, 7, { ...TINY, ahead });
  if (one === null) throw new Error("this board does not fit");
  return one;
};

describe("positions", () => {
  it("are the same for the same seed, and of plans alone where nobody looks ahead", () => {
    const plain = took(0);
    expect(took(0)).toEqual(plain);
    expect(plain.playouts).toHaveLength(0);
  });

  it("are played on by plans where somebody looked ahead, the same for the same seed", () => {
    const one = took(4);
    expect(took(4)).toEqual(one);
    const { records, playouts, notes } = one;
    const count = records.length / RECORD;
    expect(count).toBeGreaterThan(10);
    expect(playouts).toHaveLength(6 * records.length);
    const all = [...Array(count).keys()].map((i) => records.subarray(i * RECORD, (i + 1) * RECORD));
    for (const record of all) {
      expect(record[0] + 256 * record[1]).toBe(7);
      // A plan that is known of this kingdom, and a result: lost, tied or won.
      for (const plan of record.subarray(2, 4)) expect(plan).toBeLessThan(notes.ends.length);
      expect(record[4]).toBeLessThan(3);
    }
    // Whatever became of it, it is the same position.
    const seen = (bytes: Uint8Array): string => [...bytes.subarray(0, 4), ...bytes.subarray(6)].join();
    expect(seen(playouts.subarray(0, RECORD))).toBe(seen(all[0]));
  });
});
