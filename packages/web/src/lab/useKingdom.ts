/** The kingdom of the lab: from the address, else as the desk was left, else the first of all. */
import { useMemo, useState } from "react";
import { KINGDOMS } from "../cards/catalogue.ts";
import { sorted } from "../kingdoms/draws.ts";
import { type Laid, type LinkFault, laidIn, type Ruleset, rulesetIn } from "../session/link.ts";

export interface Kingdom {
  readonly laid: Laid;
  readonly ruleset: Ruleset;
}

const FIRST: Laid = KINGDOMS.find(({ id }) => id === "first-game") ?? KINGDOMS[0];

/** What an address says, and what is wrong with it; null if it says nothing. */
export function kingdomIn(
  search: string,
): { readonly kingdom: Kingdom; readonly fault: LinkFault | null } | null {
  const read = laidIn(search);
  if (read === null) return null;
  const [fault = null] = read.faults;
  const { kingdom, landscapes, colonies } = fault === null ? read.laid : FIRST;
  return {
    kingdom: {
      laid: { kingdom: sorted(kingdom), landscapes, colonies },
      ruleset: rulesetIn(search) ?? "printed",
    },
    fault,
  };
}

export function useKingdom(left: string | null) {
  const [first] = useState(() => kingdomIn(location.search) ?? kingdomIn(left ?? ""));
  const [kingdom, setKingdom] = useState<Kingdom>(
    first?.kingdom ?? { laid: { ...FIRST, kingdom: sorted(FIRST.kingdom) }, ruleset: "printed" },
  );
  const board = useMemo(() => {
    const { kingdom: piles, landscapes, colonies } = kingdom.laid;
    return { kingdom: piles, landscapes, colonies, ruleset: kingdom.ruleset };
  }, [kingdom]);
  return { kingdom, setKingdom, board, fault: first?.fault ?? null };
}
