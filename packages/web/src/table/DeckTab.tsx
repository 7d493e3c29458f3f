/** The decks of everybody at the table, one at a time: one's own first. It is a tab of the rail, in replays as well. */
import { useState } from "react";
import { useTable } from "./context.ts";
import { DeckOf } from "./DeckOf.tsx";

export function DeckTab() {
  const { t, view, names } = useTable();
  const [wanted, setWanted] = useState<number | null>(null);
  const seat = wanted ?? Math.max(0, view.seat);
  return (
    <>
      <label className="field deckwhose">
        <span>{t("deck.whose")}</span>
        <select value={seat} onChange={(event) => setWanted(Number(event.target.value))}>
          {view.players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {names[player.seat]}
            </option>
          ))}
        </select>
      </label>
      <DeckOf player={view.players[seat] ?? view.players[0]} />
    </>
  );
}
