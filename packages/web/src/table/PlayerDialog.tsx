/** Everything that is public about a player. On a phone the plate has no room for it. */
import { setAside } from "@fiefdom/protocol/aside";
import { counterName, matName } from "@fiefdom/text";
import { Mark } from "../cards/Mark.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Signed } from "../ui/Signed.tsx";
import { CardList } from "./CardList.tsx";
import { useTable } from "./context.ts";
import { DeckOf } from "./DeckOf.tsx";

export function PlayerDialog({ seat, onClose }: { readonly seat: number; readonly onClose: () => void }) {
  const { lang, t, view, names } = useTable();
  const player = view.players[seat];
  const { held, ...rest } = setAside(player, view.lasting);
  const aside = [
    ...held.map(({ source, ...cards }) => ({
      source,
      title: t("asideBy", { card: [source] }),
      ...cards,
    })),
    { source: "", title: t("aside"), ...rest },
  ].map(({ hidden, down, ...cards }) => ({ ...cards, down: hidden.length + down }));
  const owned = Object.values(player.owned).reduce((sum, n) => sum + n, 0);
  return (
    <Dialog title={names[seat]} onClose={onClose} className="wide">
      <dl className="figures">
        <div>
          <dt>{t("player.hand")}</dt>
          <dd>{player.handSize}</dd>
        </div>
        <div>
          <dt>{t("player.deck")}</dt>
          <dd>{player.deckSize}</dd>
        </div>
        <div>
          <dt>{t("player.discard")}</dt>
          <dd>
            {player.discardSize}
            {player.discardTop === null ? null : (
              <small>{t("player.onTop", { card: [player.discardTop] })}</small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("player.turns")}</dt>
          <dd>{player.turns}</dd>
        </div>
        <div>
          <dt>{t("player.points")}</dt>
          <dd>
            <Signed n={player.score.total} />
          </dd>
        </div>
        <div>
          <dt>{t("player.tokens")}</dt>
          <dd>
            <Mark kind="vp" n={player.vp} />
          </dd>
        </div>
        <div>
          <dt>{t("debt")}</dt>
          <dd>
            <Mark kind="debt" n={player.debt} />
          </dd>
        </div>
        {Object.entries(player.counters ?? {}).map(([id, n]) => (
          <div key={id}>
            <dt>{counterName(id, lang)}</dt>
            <dd>{n}</dd>
          </div>
        ))}
      </dl>
      {player.inPlay.length === 0 ? null : (
        <>
          <h3>{t("inPlay")}</h3>
          <CardList ids={player.inPlay} />
        </>
      )}
      {aside.map(({ source, title, aside: ids, down }) =>
        ids.length + down === 0 ? null : (
          <section key={source}>
            <h3>{title}</h3>
            <CardList ids={ids} />
            {down === 0 ? null : <p>{t("player.faceDown", { n: down })}</p>}
          </section>
        ),
      )}
      {Object.entries(player.mats ?? {}).map(([id, { size, cards }]) =>
        size === 0 ? null : (
          <section key={id}>
            <h3>{matName(id, lang)}</h3>
            {cards === undefined ? <p>{t("player.faceDown", { n: size })}</p> : <CardList ids={cards} />}
          </section>
        ),
      )}
      <h3>{t("player.owned", { n: owned })}</h3>
      <p className="soft">{t("player.owned.about")}</p>
      <DeckOf player={player} />
    </Dialog>
  );
}
