/** The shields of a kingdom, for a glance. */
import { Arms } from "./Arms.tsx";
import { type CatalogueKingdom, cardsOfPile } from "./catalogue.ts";

export function KingdomArms({ kingdom }: { readonly kingdom: CatalogueKingdom }) {
  return (
    <div className="ks" aria-hidden="true">
      {kingdom.kingdom.map((pile) => (
        <Arms key={pile} id={cardsOfPile(pile)[0].id} className="k" />
      ))}
      {kingdom.landscapes.length === 0 ? null : <s />}
      {kingdom.landscapes.map((id) => (
        <Arms key={id} id={id} className="k" />
      ))}
    </div>
  );
}
