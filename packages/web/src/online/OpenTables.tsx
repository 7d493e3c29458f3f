/** Tables to join or watch, a game with whoever waits, and one's own games that are not over. */

import type { TableJSON, TableRow } from "@fiefdom/protocol";
import { joined } from "@fiefdom/text/lang";
import { useCallback, useEffect, useState } from "react";
import { namesOf } from "../session/names.ts";
import type { Problem } from "../session/types.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { asProblem, call } from "./api.ts";
import { MyGames } from "./MyGames.tsx";
import { useMe } from "./me.ts";
import { Away, KnowingMe, Page, Trouble } from "./parts.tsx";
import { Quick } from "./Quick.tsx";
import { clockWords, kingdomWords } from "./words.ts";

/** How often the list is looked at anew. */
const AGAIN_MS = 5_000;

export function OpenTables() {
  const { t } = useWords();
  return (
    <Page title={t("online.tables")}>
      <KnowingMe>
        <Quick />
        <MyGames />
        <List />
      </KnowingMe>
    </Page>
  );
}

/** Asks again and again while somebody looks. */
function useTables(): {
  readonly rows: readonly TableRow[] | null;
  readonly problem: Problem | null;
  look(): void;
} {
  const [rows, setRows] = useState<readonly TableRow[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const look = useCallback(() => {
    call<TableRow[]>("GET", "/api/tables").then(
      (found) => {
        setRows(found);
        setProblem(null);
      },
      (thrown: unknown) => setProblem(asProblem(thrown)),
    );
  }, []);
  useEffect(() => {
    look();
    const again = setInterval(() => {
      if (document.visibilityState === "visible") look();
    }, AGAIN_MS);
    return () => clearInterval(again);
  }, [look]);
  return { rows, problem, look };
}

/** Where somebody waits comes first, then where something can be seen; new before old. */
const rank = ({ table }: TableRow): number =>
  (table.status === "open" ? 0 : 2) + (table.seats.some((seat) => seat.person && seat.connected) ? 0 : 1);

function List() {
  const { t } = useWords();
  const { rows, problem, look } = useTables();
  if (rows === null)
    return problem === null ? (
      <p role="status">{t("online.asking")}</p>
    ) : (
      <Away problem={problem} onRetry={look} />
    );
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b) || b.created - a.created);
  return (
    <section>
      <h2>{t("online.tables.all")}</h2>
      <Trouble problem={problem} />
      {rows.length === 0 ? (
        <p className="empty">{t("online.tables.none")}</p>
      ) : (
        <ul className="tables">
          {sorted.map(({ table }) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ table }: { readonly table: TableJSON }) {
  const { lang, t } = useWords();
  const me = useMe((known) => known.me?.person);
  const names = namesOf(table.seats, lang);
  const sitting = table.seats.filter((seat) => seat.kind !== "open");
  const open = table.seats.length - sitting.length;
  const isMine = me !== undefined && sitting.some((seat) => seat.person === me);
  const isThere = sitting.some((seat) => seat.kind === "person" && seat.connected);
  const word = isMine
    ? "online.tables.back"
    : table.status === "open"
      ? "online.tables.join"
      : table.options.spectators
        ? "online.tables.watch"
        : null;
  const who = joined(
    sitting.map((seat) => names[seat.seat]),
    lang,
  );
  return (
    <li>
      <span className="seats" aria-hidden="true">
        {table.seats.map((seat) => (
          <i key={seat.seat} className={seat.kind === "open" ? "" : "full"} />
        ))}
      </span>
      <span className="tn">
        <b>{who}</b>
        <i>
          {kingdomWords(table.options, t, lang)} · {clockWords(table.options.clock, t)} ·{" "}
          {table.status === "open" ? t("online.tables.free", { n: open }) : t("online.tables.playing")}
          {table.options.hints ? ` · ${t("online.hints")}` : ""}
          {isThere ? "" : ` · ${t("online.tables.nobody")}`}
        </i>
      </span>
      {word === null ? null : (
        <Link to={`/t/${table.id}`} className="btn">
          {t(word)}
          <span className="vh"> {who}</span>
        </Link>
      )}
    </li>
  );
}
