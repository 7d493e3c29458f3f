/** A link to be read by the camera of another's phone. Always dark on white: that is what cameras look for. */
import { useMemo } from "react";
import { qrCode } from "./qr.ts";

/** Light around it, in modules: without it a camera does not find the code. */
const MARGIN = 4;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (rows === null) return null;
  const size = rows.length + 2 * MARGIN;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])),
  );
  return (
    <svg className="qrcode" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join("")} />
    </svg>
  );
}
