/** One place of the kingdom: the card to read, another by lot, another by choice, or never again. */
import { fold, type SetId, setName } from "@fiefdom/text";
import { useDeferredValue, useState } from "react";
import { Arms } from "../cards/Arms.tsx";
import { ReadingCard, typeLine } from "../cards/Card.tsx";
import { cardOf, cardsOfPile } from "../cards/catalogue.ts";
import { Cost } from "../cards/Mark.tsx";
import type { Laid, Ruleset } from "../session/link.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { useWords } from "../words.ts";
import { WISHED } from "./draws.ts";
import { featuresOf, LANDSCAPES, PILES } from "./facts.ts";
import { faceOf, nameOf } from "./names.ts";

export interface SwapActs {
  readonly another: (id: string) => void;
  readonly ban: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly put: (id: string, out: string | null) => void;
}

export function SwapDialog({
  id,
  sort,
  laid,
  ruleset,
  onClose,
  another,
  ban,
  remove,
  put,
}: {
  /** Null for an empty place. */
  readonly id: string | null;
  readonly sort: "pile" | "landscape";
  readonly laid: Laid;
  readonly ruleset: Ruleset;
  readonly onClose: () => void;
} & SwapActs) {
  const { lang, t } = useWords();
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  const cards = id === null ? [] : sort === "landscape" ? [id] : cardsOfPile(id).map((card) => card.id);
  return (
    <Dialog
      title={id === null ? t("kingdoms.swap.choose") : nameOf(id, lang)}
      onClose={onClose}
      className="wide swap"
    >
      {id === null ? null : (
        <>
          <p className="swap__acts">
            <button type="button" className="btn" onClick={then(() => another(id))}>
              {t("kingdoms.swap.another")}
            </button>
            <button type="button" className="btn" onClick={then(() => ban(id))}>
              {t("kingdoms.swap.ban")}
            </button>
            <button type="button" className="btn" onClick={then(() => remove(id))}>
              {t("kingdoms.swap.remove")}
            </button>
          </p>
          <div
            className="swap__cards"
            {...(cards.length > 1 ? { tabIndex: 0, role: "group", "aria-label": nameOf(id, lang) } : {})}
          >
            {cards.map((card) => (
              <ReadingCard key={card} id={card} lang={lang} ruleset={ruleset} />
            ))}
          </div>
        </>
      )}
      <Choice sort={sort} laid={laid} onChoose={(chosen) => then(() => put(chosen, id))()} />
    </Dialog>
  );
}

/** Everything that could lie there instead, to be searched. */
function Choice({
  sort,
  laid,
  onChoose,
}: {
  readonly sort: "pile" | "landscape";
  readonly laid: Laid;
  readonly onChoose: (id: string) => void;
}) {
  const { lang, t } = useWords();
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(fold(typed));
  const all = sort === "pile" ? PILES : LANDSCAPES;
  const free = all.filter(({ id }) => !laid.kingdom.includes(id) && !laid.landscapes.includes(id));
  const words = (id: string): string =>
    fold(
      [
        nameOf(id, lang),
        nameOf(id, "en"),
        typeLine(cardOf(faceOf(id)).types, lang),
        ...WISHED.filter((feature) => featuresOf(id).includes(feature)).map((feature) =>
          t(`kingdoms.feature.${feature}`),
        ),
      ].join(" "),
    );
  const found = free
    .filter(({ id }) => wanted.split(" ").every((word) => words(id).includes(word)))
    .map(({ id, set }) => ({ id, set, name: nameOf(id, lang) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <>
      <label className="field swap__search">
        <span>{t("kingdoms.swap.search")}</span>
        <input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p className="vh" role="status">
        {t("cards.found", { n: found.length })}
      </p>
      <ul className="swap__list">
        {found.map(({ id, set, name }) => {
          const face = cardOf(faceOf(id));
          return (
            <li key={id}>
              <button type="button" data-card={id} onClick={() => onChoose(id)}>
                <Arms id={face.id} className="k" />
                <span className="swap__name">
                  <b>{name}</b>
                  <span>
                    {typeLine(face.types, lang)} ·{" "}
                    {t("ofSet", {
                      set: setName(set as SetId, lang),
                      edition: face.edition === undefined ? "no" : "first",
                    })}
                  </span>
                </span>
                {!face.bought ? null : (
                  <span className="swap__cost">
                    <Cost cost={face.cost} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {found.length === 0 ? <p className="soft">{t("kingdoms.swap.nothing")}</p> : null}
    </>
  );
}
