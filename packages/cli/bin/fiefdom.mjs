#!/usr/bin/env node
// The `fiefdom` command. Whatever Node starts it, the program itself runs under the Node of this repository.
import { fileURLToPath } from "node:url";
import { run } from "../../../scripts/run.mjs";

await run(fileURLToPath(new URL("../src/main.ts", import.meta.url)), process.argv.slice(2));
