/** Games of this browser that are not over: where each stands, going on with it, letting go of it. */

import { type KingdomId, kingdomName } from "@fiefdom/text";
import { joined } from "@fiefdom/text/lang";
import { useEffect, useRef, useState } from "react";
import { type CatalogueKingdom, cardsOfPile, isCard } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { forgetTable, type KeptTable, keepTable, runningTables } from "../session/kept.ts";
import { knownAs } from "../session/link.ts";
import { isolate } from "../session/names.ts";
import { addressOf } from "../session/open.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";

/** What it is played with. What is kept may be damaged, or of a version with other cards. */
function kingdomOf({ kept: { record } }: KeptTable): CatalogueKingdom {
  const { kingdom = [], landscapes = [], basics = [] } = record?.setUp ?? {};
  const laid = {
    kingdom: kingdom.filter((pile) => cardsOfPile(pile).length > 0),
    landscapes: landscapes.filter(isCard),
    colonies: basics.includes("colony"),
  };
  return { id: knownAs(laid) ?? "", ...laid };
}

function Game({ table, onForget }: { readonly table: KeptTable; readonly onForget: () => void }) {
  const { lang, t } = useWords();
  const { id, at, kept } = table;
  const kingdom = kingdomOf(table);
  const name = kingdom.id === "" ? t("home.running.own") : kingdomName(kingdom.id as KingdomId, lang);
  const bots = (kept.setting?.names ?? []).filter((_, seat) => kept.setting.bots[seat] !== "").map(isolate);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <article className="kd" data-game={id}>
      <div>
        <h3>{name}</h3>
        <p>
          {t("home.running.against", { who: joined(bots, lang) })}
          {kept.turns === undefined ? "" : ` · ${t("round", { n: kept.turns })}`}
          {at === 0 ? null : (
            <>
              {" · "}
              <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
            </>
          )}
        </p>
      </div>
      <KingdomArms kingdom={kingdom} />
      <div className="running__acts">
        <Link to={addressOf(id)} className="btn main">
          {t("home.running.go")}
          <span className="vh">{name}</span>
        </Link>
        <button type="button" className="btn" onClick={onForget}>
          {t("replays.delete")}
          <span className="vh">{name}</span>
        </button>
      </div>
    </article>
  );
}

export function Running() {
  const { t } = useWords();
  const [tables, setTables] = useState(runningTables);
  const [gone, setGone] = useState<KeptTable | null>(null);
  const restore = useRef<HTMLButtonElement>(null);
  // Another tab plays as well.
  useEffect(() => {
    const look = (): void => setTables(runningTables());
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, []);
  // The button that was pressed is gone; the way back is where one looks next.
  useEffect(() => {
    if (gone !== null) restore.current?.focus();
  }, [gone]);
  if (tables.length === 0 && gone === null) return null;
  return (
    <section className="kds running">
      <h2>{t("home.running")}</h2>
      <p role="status">
        {gone === null ? null : (
          <>
            {t("replays.deleted")}{" "}
            <button
              ref={restore}
              type="button"
              className="btn small"
              onClick={() => {
                keepTable(gone.id, gone.kept);
                setTables(runningTables());
                setGone(null);
              }}
            >
              {t("replays.restore")}
            </button>
          </>
        )}
      </p>
      <div className="kdgrid">
        {tables.map((table) => (
          <Game
            key={table.id}
            table={table}
            onForget={() => {
              forgetTable(table.id);
              setTables(runningTables());
              setGone(table);
            }}
          />
        ))}
      </div>
    </section>
  );
}
