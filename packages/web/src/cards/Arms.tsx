/** The shield. One field for each type that has a tincture, and the icon counterchanged across them. */
import { memo } from "react";
import { cardOf } from "./catalogue.ts";
import { armsClass, fieldClass, iconAddress, iconOf, tincturesOf } from "./heraldry.ts";

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
    <span className={`${armsClass(types)} ${className}`} data-n={fields.length} aria-hidden="true">
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
  return (
    <span className="sw" aria-hidden="true">
      {tincturesOf(cardOf(id).types).map((type) => (
        <i key={type} className={fieldClass(type)} />
      ))}
    </span>
  );
}
