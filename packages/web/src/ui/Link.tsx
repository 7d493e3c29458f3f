/** A link within the site: an address for the browser, no reload for the visitor. */
import type { ReactNode } from "react";
import { go } from "../router.ts";

export function Link({
  to,
  className,
  label,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
