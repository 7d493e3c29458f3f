/** A program in another language plays a whole game. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { readConfig } from "@fiefdom/server/config";
import { start } from "@fiefdom/server/server";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const main = join(root, "packages/cli/src/main.ts");

test("examples/bot.py sits down by a link and plays against a bot to the end", async () => {
  const data = mkdtempSync(join(tmpdir(), "fiefdom-bot-"));
  const server = await start(
    readConfig({ FIEFDOM_PORT: "0", FIEFDOM_DATA: data, FIEFDOM_WEB: "none", FIEFDOM_LOG: "silent" }),
  );
  const post = async (path: string, body: object, cookie = "") => {
    const reply = await fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    return { cookie: reply.headers.get("set-cookie")?.split(";")[0] ?? "", json: await reply.json() };
  };
  const { cookie } = await post("/api/guest", { name: "Host" });
  const seats = [{ for: "person" }, { for: "person" }, { for: "bot", bot: "big-money" }];
  const table = (await post("/api/tables", { seats }, cookie)).json as { id: string };
  // The host leaves the other seat to the program, and gives up at once: the program plays on against bots.
  const link = `${server.url}/table/${table.id}`;
  const bot = spawn(
    process.execPath,
    [main, "bot", "--table", link, "--name", "Py", "--", "python3", "examples/bot.py"],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  bot.stderr.on("data", (text) => (said += text));
  const ended = new Promise<number | null>((done) => bot.on("exit", done));
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${server.url}/api/tables/${table.id}`)).json()) as { status: string }).status,
      {
        timeout: 20_000,
      },
    )
    .toBe("playing");
  await post(`/api/tables/${table.id}/leave`, {}, cookie);
  expect(await ended, said).toBe(0);
  expect(said).toMatch(/over: place [12] with \d+ points/);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});
