/**
 * Reads what a command was called with. Node's own reader does the work; what is wrong is found here first,
 * so that it is said in the language of the terminal and with what was probably meant.
 */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { distance } from "@fiefdom/cards/nearest";
import { UsageError } from "./commands.ts";
import { message } from "./words.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Read<O extends Options, P extends boolean> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; strict: true; allowPositionals: P; allowNegative: true }>
>;

const said = (...sentences: readonly string[]): string => sentences.filter((one) => one !== "").join(" ");

/** The option that was probably meant, in a sentence. */
function meant(name: string, options: Options): string {
  const near = Object.keys(options).filter((other) => other.startsWith(name) || distance(name, other) <= 2);
  return near.length === 0 ? "" : message("cli.didYouMean", { names: near.map((n) => `--${n}`).join(", ") });
}

/** With `words`, what is no option is taken as it is; without, there must be none. */
export function readOptions<O extends Options, P extends boolean = false>(
  args: readonly string[],
  options: O,
  words?: P,
): Read<O, P> {
  const config = { args: [...args], options, allowNegative: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === "positional" && words !== true)
      throw new UsageError(message("cli.wrong.word", { word: token.value }));
    if (token.kind !== "option") continue;
    const positive = token.name.replace(/^no-/, "");
    const isNegative = !Object.hasOwn(options, token.name) && options[positive]?.type === "boolean";
    const option = isNegative
      ? options[positive]
      : Object.hasOwn(options, token.name)
        ? options[token.name]
        : undefined;
    if (option === undefined)
      throw new UsageError(
        said(message("cli.wrong.option", { option: token.rawName }), meant(token.name, options)),
      );
    if (option.type === "boolean" && token.value !== undefined)
      throw new UsageError(message("cli.wrong.noValue", { option: token.rawName }));
    if (
      option.type === "string" &&
      (token.value === undefined || (!token.inlineValue && isOption(token.value)))
    )
      throw new UsageError(message("cli.wrong.value", { option: token.rawName, value: "…" }));
  }
  return parseArgs({ ...config, strict: true, allowPositionals: words === true }) as Read<O, P>;
}

/** A value that looks like an option is one that was forgotten; `--seed=-1` means it. */
const isOption = (value: string): boolean => value.length > 1 && value.startsWith("-");
