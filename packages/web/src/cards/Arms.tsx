/** The shield. One field for each type that has a tincture, and the icon counterchanged across them. */
import type { TypeName } from "@fiefdom/text/terms";
import { memo } from "react";
import { cardOf } from "./catalogue.ts";
import iconNames from "./icons.json" with { type: "json" };
import sprite from "./icons.sprite";

const TINCTURES: readonly TypeName[] = [
  "Action",
  "Treasure",
  "Victory",
  "Curse",
  "Attack",
  "Reaction",
  "Duration",
  "Event",
  "Landmark",
];

const tincturesOf = (types: readonly string[]): TypeName[] =>
  TINCTURES.filter((type) => types.includes(type));

const fieldClass = (type: TypeName): string => `t-${type.toLowerCase()}`;

export function Icon({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** `types` where they differ from what is printed (Curses can be Treasures). */
export const Arms = memo(function Arms({
  id,
  types = cardOf(id).types,
  className = "",
}: {
  readonly id: string;
  readonly types?: readonly string[];
  readonly className?: string;
}) {
  const fields = tincturesOf(types);
  const icon = (iconNames as Record<string, string>)[id];
  return (
    <span
      className={`arms ${types.includes("Castle") ? "castle" : ""} ${className}`}
      data-n={fields.length}
      aria-hidden="true"
    >
      {fields.map((type) => (
        <i key={type} className={`fld ${fieldClass(type)}`}>
          <Icon name={icon} />
        </i>
      ))}
    </span>
  );
});

/** The type at eleven pixels: in the log, on the tab of a split pile. */
export function Swatch({ id }: { readonly id: string }) {
  return (
    <span className="sw" aria-hidden="true">
      {tincturesOf(cardOf(id).types).map((type) => (
        <i key={type} className={fieldClass(type)} />
      ))}
    </span>
  );
}
