/** The shield. One field for each type that has a tincture, and the icon counterchanged across them. */
import { type CSSProperties, memo } from "react";
import { cardOf } from "./catalogue.ts";
import { armsClass, bordersOf, cropOf, fieldClass, iconAddress, iconOf, tincturesOf } from "./heraldry.ts";

export const Icon = memo(function Icon({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true" className={className}>
      <use href={iconAddress(name)} />
    </svg>
  );
});

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
  return (
    <span
      className={`${armsClass(types)} ${className}`}
      data-n={fields.length}
      {...bordersOf(id)}
      style={cropOf(id) as CSSProperties}
      aria-hidden="true"
    >
      {fields.map((type) => (
        <i key={type} className={`fld ${fieldClass(type)}`}>
          <Icon name={iconOf(id)} />
        </i>
      ))}
    </span>
  );
});

/** The type at eleven pixels: in the log, on the tab of a split pile. */
export function Swatch({ id }: { readonly id: string }) {
  const fields = tincturesOf(cardOf(id).types);
  // The story names hundreds of cards, most of them of one tincture: that needs no field of its own.
  return fields.length === 1 ? (
    <span className={`sw whole ${fieldClass(fields[0])}`} aria-hidden="true" />
  ) : (
    <span className="sw" aria-hidden="true">
      {fields.map((type) => (
        <i key={type} className={fieldClass(type)} />
      ))}
    </span>
  );
}
