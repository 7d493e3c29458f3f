/**
 * Which names look alike, after Unicode's report on security (TR 39): every character that can be taken for
 * another counts as that one, and what can't be seen, or is only a mark on a letter, does not count at all.
 * Capitals hide other look-alikes than small letters do (a capital I is an l), so a name is looked at both
 * ways; names are alike if they agree in either.
 */
import { ROSTER } from "@fiefdom/bots/roster";
import { LANGS } from "@fiefdom/text/lang";
import { hasMessage, message } from "@fiefdom/text/messages";
import unhomoglyph from "unhomoglyph";

/** Accents and the like, which go with any script, and what is not seen. Vowel signs of a script stay. */
const UNSEEN = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\p{C}]/gu;
const BETWEEN = /[\p{Z}\p{P}]/gu;

const bare = (text: string): string => text.normalize("NFKD").replace(UNSEEN, "");
/** Once more for what comes of it: an o with a stroke is an o and a stroke. */
const alike = (text: string): string => bare(unhomoglyph(bare(unhomoglyph(bare(text)))));

function skeletonOf(text: string): string {
  const letters = alike(text).toLowerCase().replaceAll("vv", "w");
  // Nobody tells names apart by a full stop; but there are names of nothing else.
  return letters.replace(BETWEEN, "") || letters || text;
}

/** What a name looks like; two that share one of these look alike. */
export const looksOf = (name: string): readonly string[] => [
  ...new Set([skeletonOf(name), skeletonOf(bare(name).toLowerCase())]),
];

export function lookAlike(one: string, other: string): boolean {
  const looks = looksOf(one);
  return looksOf(other).some((look) => looks.includes(look));
}

/** The bots by every name that they go by. */
const BOTS = new Set(
  Object.keys(ROSTER).flatMap((bot) => {
    const key = `web.online.bot.${bot}`;
    return [bot, ...(hasMessage(key) ? LANGS.map((lang) => message(key, {}, lang)) : [])].flatMap(looksOf);
  }),
);

export const isBotsName = (name: string): boolean => looksOf(name).some((look) => BOTS.has(look));
