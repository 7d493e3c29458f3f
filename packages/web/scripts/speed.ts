/**
 * How fast the site is: `npm run speed`. It builds it, opens it in Chromium and measures what the first visit
 * loads, when a phone can press the first button, how soon a move is on the screen, and whether anything takes
 * so long that it would be felt. What else runs on the machine counts too, so run it alone.
 */
import { openSite } from "../test/browser.ts";
import {
  BIG_GAME,
  firstInput,
  marks,
  PHONE,
  playFast,
  scriptSize,
  serveCompressed,
  slowCpu,
  tasksDuring,
  watch,
} from "../test/speed.ts";

const VISITS = 5;
const MOVES = 150;
/** From here on a task can be felt. */
const LONG = 50;
const LAPTOP = { viewport: { width: 1366, height: 768 }, reducedMotion: "no-preference" as const };

const at = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const ms = (n: number): string => `${Math.round(n)} ms`;
const line = (what: string, value: string): void => console.log(`${what.padEnd(58)} ${value}`);

const site = await openSite();
const served = await serveCompressed(site.folder);

{
  const page = await site.visit({}, { stranger: true });
  const { bytes, files } = await scriptSize(page, "/", site.folder);
  line(
    "Script before the table, compressed (goal: 80 kB)",
    `${Math.round(bytes / 1000)} kB in ${files} files`,
  );
  await page.context().close();
}

const visits: { input: number; alive: number }[] = [];
for (let i = 0; i < VISITS; i++) {
  const page = await site.visit({}, { ...PHONE, stranger: true });
  visits.push(await firstInput(page, `${served.address}/`));
  await page.context().close();
}
line(
  `First input, phone, slow 4G, a quarter of the CPU (goal: 1 s)`,
  `${ms(
    at(
      visits.map((visit) => visit.input),
      0.5,
    ),
  )} (${visits.map((visit) => Math.round(visit.input)).join(", ")})`,
);
line(
  "  … and all of the page alive",
  ms(
    at(
      visits.map((visit) => visit.alive),
      0.5,
    ),
  ),
);

for (const [rate, name] of [
  [1, "this machine"],
  [4, "a quarter of its CPU"],
] as const) {
  for (const pace of ["instant", "quick"] as const) {
    const page = await site.visit({ pace }, LAPTOP);
    await watch(page);
    const session = await slowCpu(page, rate);
    const opening = await tasksDuring(session, async () => {
      await page.goto(BIG_GAME);
      await page.locator(".prompt .q").waitFor({ timeout: 60_000 });
      await page.waitForTimeout(1000);
    });
    const { length: known } = (await marks(page)).moves;
    let clicks = 0;
    const tasks = await tasksDuring(session, async () => {
      clicks = await playFast(page, MOVES, 20_000);
    });
    const moves = (await marks(page)).moves.slice(known);
    const long = tasks.filter((task) => task > LONG);
    console.log(
      `\nSix players, ${name}, others' moves ${pace === "instant" ? "at once" : "quickly"}: ${clicks} clicks`,
    );
    line("  The table's first picture, longest task", ms(Math.max(...opening)));
    if (pace === "instant") {
      const within = (frames: number): number => moves.filter((move) => move.frames <= frames).length;
      line(
        "  Moves on the screen in the next frame, within two (goal: all)",
        `${within(1)} and ${within(2)} of ${moves.length}`,
      );
      const waits = moves.map((move) => move.painted - move.arrived);
      line(
        "  From message to picture, median and 95 of 100",
        `${ms(at(waits, 0.5))}, ${ms(at(waits, 0.95))}`,
      );
    }
    line(`  Tasks over ${LONG} ms of processor time (goal: none)`, `${long.length} of ${tasks.length}`);
    line("  The longest task", ms(Math.max(...tasks)));
    await page.context().close();
  }
}
served.close();
await site.close();
