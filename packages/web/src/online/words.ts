/** The settings of a table in few words. */

import type { TableOptions } from "@fiefdom/protocol";
import { type KingdomId, kingdomName, type Lang, type SetId, setName } from "@fiefdom/text";
import { joined } from "@fiefdom/text/lang";
import { KINGDOMS, SETS } from "../cards/catalogue.ts";
import type { Say } from "../words.ts";

export function clockWords(clock: TableOptions["clock"], t: Say): string {
  switch (clock.kind) {
    case "bank":
      return t("online.clock.bankOf", { m: Math.round(clock.seconds / 60), s: clock.increment });
    case "correspondence":
      return t("online.clock.daysOf", { n: clock.days });
    default:
      return t("online.clock.none");
  }
}

export function kingdomWords({ kingdom }: TableOptions, t: Say, lang: Lang): string {
  switch (kingdom.from) {
    case "recommended":
      return KINGDOMS.some((other) => other.id === kingdom.name)
        ? kingdomName(kingdom.name as KingdomId, lang)
        : kingdom.name;
    case "list":
      return t("online.kingdom.chosen");
    case "random": {
      const sets = (kingdom.constraints.sets ?? SETS).filter((set): set is SetId =>
        SETS.some((other) => other === set),
      );
      return t("online.kingdom.drawn", {
        sets: joined(
          sets.map((set) => setName(set, lang)),
          lang,
        ),
      });
    }
  }
}
