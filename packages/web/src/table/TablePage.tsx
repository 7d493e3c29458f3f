/** A game in this browser: the one of the address, the one in the link, or the one played last. */
import { useEffect, useState } from "react";
import { BadLink } from "../kingdoms/BadLink.tsx";
import { Planning } from "../kingdoms/Planning.tsx";
import { NoPage } from "../pages/NoPage.tsx";
import { go } from "../router.ts";
import { forgetTable, runningTables } from "../session/kept.ts";
import { type LinkFault, positionIn, wishesIn } from "../session/link.ts";
import { addressOf, isSeatedAt, playLocally, playPosition, resumeLocally } from "../session/open.ts";
import { getUp } from "../session/session.ts";
import { useWords } from "../words.ts";
import { Seated } from "./Seated.tsx";
import { Table } from "./Table.tsx";
import { Unkept } from "./Unkept.tsx";

export function TablePage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [found, setFound] = useState<LinkFault | "gone" | "here" | null>(null);
  useEffect(() => {
    if (id !== "") {
      setFound(isSeatedAt(id) || resumeLocally(id) ? "here" : "gone");
      return;
    }
    // Somebody has gone on to the game already.
    if (location.pathname !== "/table") return;
    const written = positionIn(location.search);
    if (written !== null) {
      playPosition(written.line, written.bots);
      return;
    }
    const read = wishesIn(location.search);
    const [last] = runningTables();
    if (read !== null && "fault" in read) setFound(read.fault);
    else if (read !== null) playLocally(read.wishes);
    else go(last === undefined ? "/" : addressOf(last.id), { replace: true });
  }, [id]);
  if (found === null)
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  if (found === "gone") return <NoPage />;
  if (found !== "here") return <BadLink fault={found} />;
  return (
    <Seated
      onForget={() => {
        // A game that can't be read must not be offered for ever.
        forgetTable(id);
        getUp();
        go("/kingdoms", { replace: true });
      }}
      onHere={() => resumeLocally(id)}
    >
      <Table banner={<Unkept />} moment="past" />
      <Planning />
    </Seated>
  );
}
