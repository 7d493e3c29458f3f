/**
 * The icons in use, and who drew them. Icons are written as game-icons.net files them, "Author/name", so that
 * none gets in without its author: those of cards in icons.json, the few others in otherIcons.json.
 */
import cardIcons from "./icons.json" with { type: "json" };
import otherIcons from "./otherIcons.json" with { type: "json" };

const nameIn = (icon: string): string => icon.slice(icon.indexOf("/") + 1);
const authorIn = (icon: string): string => icon.slice(0, Math.max(0, icon.indexOf("/")));

/** The icon of each card. */
export const CARD_ICONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(cardIcons).map(([id, icon]) => [id, nameIn(icon)]),
);

/** The author of each icon. */
export const AUTHORS: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.values(cardIcons), ...otherIcons]
    .map((icon): [string, string] => [nameIn(icon), authorIn(icon)])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/**
 * The icons are in several files, by their names. A browser reads a file at once, and all of them in one would keep
 * it from everything else for longer than a picture may take.
 */
export const ICON_FILES = 8;
export const iconFile = (name: string): number => (name.charCodeAt(0) + name.length) % ICON_FILES;
