import { scenarioCommand } from "@fiefdom/scenario";

process.exitCode = await scenarioCommand(process.argv.slice(2));
