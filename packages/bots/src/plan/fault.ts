/** What is wrong with the text of a plan, and where: the line, the column, the word itself. */

export interface Fault {
  readonly line: number;
  readonly column: number;
  /** How many characters are at fault. */
  readonly length: number;
  readonly message: string;
  /** The whole line, for showing. */
  readonly source: string;
}

/** A fault with its line and a row of carets under the word. */
function showFault({ line, column, length, message, source }: Fault): string {
  const before = source.slice(0, column - 1).replace(/[^\t]/g, " ");
  return `line ${line}, column ${column}: ${message}\n  ${source}\n  ${before}${"^".repeat(Math.max(1, length))}`;
}

export class PlanError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(faults.map(showFault).join("\n"));
    this.name = "PlanError";
    this.faults = faults;
  }
}
