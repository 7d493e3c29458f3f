/** What the decks became, by type: a bar for each player. */
import { typeName } from "@fiefdom/text";
import type { TypeName } from "@fiefdom/text/terms";
import type { CSSProperties } from "react";
import { useTable } from "../table/context.ts";
import { DeckLists, KINDS } from "./DeckLists.tsx";

export function Decks() {
  const { lang, t, view, cards, names } = useTable();
  const rows = view.players.map((player) => {
    const counts = new Map<TypeName, number>();
    let total = 0;
    for (const [id, n] of Object.entries(player.owned)) {
      const types = cards.get(id)?.types ?? [];
      const kind = KINDS.find((type) => types.includes(type));
      if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + n);
      total += n;
    }
    return { seat: player.seat, counts, total };
  });
  const used = KINDS.filter((kind) => rows.some((row) => row.counts.has(kind)));
  return (
    <>
      {rows.map(({ seat, counts, total }) => (
        <div key={seat} className="dk">
          <bdi>{names[seat]}</bdi>
          <div
            className="dbar"
            role="img"
            aria-label={used.map((kind) => `${typeName(kind, lang)} ${counts.get(kind) ?? 0}`).join(", ")}
          >
            {used.map((kind) => {
              const n = counts.get(kind) ?? 0;
              return n === 0 ? null : (
                <i key={kind} className={`fld t-${kind.toLowerCase()}`} style={{ flex: n } as CSSProperties}>
                  <b>{n}</b>
                </i>
              );
            })}
          </div>
          <em title={t("end.cards", { n: total })}>{total}</em>
        </div>
      ))}
      <p className="leg">
        {used.map((kind) => (
          <span key={kind}>
            <span className="sw" aria-hidden="true">
              <i className={`t-${kind.toLowerCase()}`} />
            </span>
            {typeName(kind, lang)}
          </span>
        ))}
      </p>
      <DeckLists />
    </>
  );
}
