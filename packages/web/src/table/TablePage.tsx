/** A game in this browser: the one in the link, or the one that was kept. */
import { useEffect, useState } from "react";
import { BadLink } from "../kingdoms/BadLink.tsx";
import { Planning } from "../kingdoms/Planning.tsx";
import { go } from "../router.ts";
import { type LinkFault, wishesIn } from "../session/link.ts";
import { forgetTable } from "../session/local.ts";
import { playLocally, resumeLocally } from "../session/open.ts";
import { getUp, useSession } from "../session/session.ts";
import { Seated } from "./Seated.tsx";
import { Table } from "./Table.tsx";

/** A game that can't be read must not be offered for ever. */
function beginAnew(): void {
  forgetTable();
  getUp();
  go("/kingdoms", { replace: true });
}

export function TablePage() {
  const [fault, setFault] = useState<LinkFault | null>(null);
  useEffect(() => {
    if (useSession.getState().status !== "none") return;
    const read = wishesIn(location.search);
    if (read !== null && "fault" in read) setFault(read.fault);
    else if (read !== null) playLocally(read.wishes);
    else if (!resumeLocally()) go("/", { replace: true });
  }, []);
  if (fault !== null) return <BadLink fault={fault} />;
  return (
    <Seated onForget={beginAnew}>
      <Table />
      <Planning />
    </Seated>
  );
}
