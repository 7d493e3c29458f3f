/** The table with people far away: the same table, with what only they need. */
import { useEffect, useState } from "react";
import { Icon } from "../cards/Arms.tsx";
import { useSession } from "../session/session.ts";
import { decisionOf } from "../session/types.ts";
import { Seated } from "../table/Seated.tsx";
import { Table } from "../table/Table.tsx";
import { useWords } from "../words.ts";
import { After } from "./After.tsx";
import { useNotice } from "./notice.ts";
import { Banner } from "./Strips.tsx";
import { TableDialog } from "./TableDialog.tsx";
import { Talk } from "./Talk.tsx";

export function OnlineTable() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const spectators = useSession((session) => session.table?.spectators ?? 0);
  const isOver = useSession((session) => (session.play?.result ?? null) !== null);
  // The result is news: nothing may lie over it.
  useEffect(() => {
    if (isOver) setOpen(false);
  }, [isOver]);
  const show = (): void => setOpen(true);
  const asked = useSession(({ play }) => play !== null && decisionOf(play.view) !== null);
  useNotice(
    useSession(({ table }) => table?.id ?? ""),
    asked,
  );
  return (
    <Seated>
      <Table
        bar={
          <button type="button" className="ghost tablebtn" onClick={show}>
            <Icon name="round-table" />
            <span>{t("online.table")}</span>
            {spectators === 0 ? null : (
              <span className="watchers">{t("online.watchers", { n: spectators })}</span>
            )}
          </button>
        }
        banner={<Banner />}
        moment="past"
        aside={
          <Talk>
            <button type="button" className="btn small" onClick={show}>
              {t("online.table")}
            </button>
          </Talk>
        }
        after={{ acts: <After />, below: <Talk /> }}
      />
      {open ? <TableDialog onClose={() => setOpen(false)} /> : null}
    </Seated>
  );
}
