/** Scenario files: given these zones, when this is answered, then exactly this. */
export { courses, withCourses } from "./courses.ts";
export { readScenarios, report, runAndTell, runFiles, scenarioFiles } from "./files.ts";
export { type Document, parseDocuments, parseScenarios } from "./parse.ts";
export { cardsAbout, quotes } from "./quotes.ts";
export { type Problem, ScenarioError } from "./read.ts";
export { type Failure, type Result, type RunOptions, runScenario } from "./run.ts";
export type { Scenario } from "./scenario.ts";
