/** Strips below the bar: a lost connection, something to agree on, somebody who is away. Nothing is blocked by them. */

import type { PlayJSON, ProposalJSON, TableJSON } from "@fiefdom/protocol";
import { joined } from "@fiefdom/text/lang";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { botName, namesOf } from "../session/names.ts";
import { problemText } from "../session/problems.ts";
import { replace, useSession, vote, withdraw } from "../session/session.ts";
import type { Problem } from "../session/types.ts";
import { useWords } from "../words.ts";

/** A connection that is back this soon was never missed. */
const GRACE_MS = 700;
/** Away for so long, and the others may want to go on without. */
const LONG_MS = 60_000;
/** How long it is said that something was not agreed to. */
const SAID_MS = 8_000;
/** The one who plays on for somebody. */
const STAND_IN = "squire";

/** True once `now` has been so for a while. */
function useFor(now: boolean, ms: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!now) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return now && long;
}

function Strip({ kind, children }: { readonly kind: string; readonly children: ReactNode }) {
  return <div className={`strip ${kind}`}>{children}</div>;
}

/** Everything there is to say at the moment. The region stays, so that what comes into it is read aloud. */
export function Banner() {
  const table = useSession((session) => session.table);
  const you = useSession((session) => session.you);
  // Whoever sat here a moment ago is told why they no longer do.
  const [sat, setSat] = useState(false);
  useEffect(() => {
    if (you >= 0) setSat(true);
  }, [you]);
  const lost = useFor(
    useSession((session) => session.lost),
    GRACE_MS,
  );
  const { t } = useWords();
  return (
    <div className="strips" role="status">
      {lost ? <Lost /> : null}
      {you >= 0 || table === null || table.status === "open" ? null : (
        <Strip kind="watches">
          <p>{t(sat ? "online.replaced" : "online.watching")}</p>
        </Strip>
      )}
      {table === null || table.status !== "playing" ? null : (
        <>
          <Proposal table={table} />
          <Declined table={table} />
          <SomebodyAway table={table} />
        </>
      )}
    </div>
  );
}

/** What was done meanwhile is shown as waiting: it is sent when the line is back, and can be taken back until then. */
function Lost() {
  const { t } = useWords();
  const held = useSession((session) => session.held);
  const unsure = useSession((session) => session.unsure);
  return (
    <Strip kind="lost">
      <p>
        {t("online.lost")} {held > 0 ? t("online.lost.held") : unsure > 0 ? t("online.lost.unsure") : ""}
      </p>
      {held > 0 ? (
        <button type="button" className="btn small" onClick={withdraw}>
          {t("online.lost.withdraw")}
        </button>
      ) : null}
    </Strip>
  );
}

function useNames(table: TableJSON): readonly string[] {
  const { lang } = useWords();
  return namesOf(table.seats, lang);
}

function Proposal({ table }: { readonly table: TableJSON }) {
  const { proposal } = table;
  const you = useSession((session) => session.you);
  if (proposal === null) return null;
  return proposal.awaited.includes(you) ? (
    <Vote proposal={proposal} table={table} />
  ) : (
    <Pending proposal={proposal} table={table} />
  );
}

/** What is proposed, as a sentence. */
function useProposal({ what, by, seat, bot }: ProposalJSON, table: TableJSON): string {
  const { lang, t } = useWords();
  const names = useNames(table);
  return what === "undo"
    ? t("online.undo.asks", { who: names[by] ?? "" })
    : t("online.replace.asks", {
        who: names[by] ?? "",
        absent: names[seat] ?? "",
        bot: botName(bot ?? STAND_IN, lang),
      });
}

function Vote({ proposal, table }: { readonly proposal: ProposalJSON; readonly table: TableJSON }) {
  const { t } = useWords();
  const words = useProposal(proposal, table);
  const [voted, setVoted] = useState<number | null>(null);
  const say = (yes: boolean): void => {
    setVoted(proposal.number);
    vote(proposal.number, yes);
  };
  return (
    <Strip kind="asks">
      <p>{words}</p>
      {voted === proposal.number ? null : (
        <>
          <button type="button" className="btn small" onClick={() => say(true)}>
            {t("online.agree")}
          </button>
          <button type="button" className="btn small" onClick={() => say(false)}>
            {t("online.disagree")}
          </button>
        </>
      )}
    </Strip>
  );
}

/** Whoever proposed it, agreed already or watches sees who is awaited. */
function Pending({ proposal, table }: { readonly proposal: ProposalJSON; readonly table: TableJSON }) {
  const { lang, t } = useWords();
  const words = useProposal(proposal, table);
  const names = useNames(table);
  const you = useSession((session) => session.you);
  const awaited = joined(
    proposal.awaited.map((seat) => names[seat] ?? ""),
    lang,
  );
  return (
    <Strip kind="waits">
      <p>
        {proposal.by === you
          ? t(proposal.what === "undo" ? "online.undo.asked" : "online.replace.asked")
          : words}{" "}
        {t("online.awaits", { who: awaited })}
      </p>
    </Strip>
  );
}

/** My proposal is gone and nothing came of it: I am told, for a moment. */
function Declined({ table }: { readonly table: TableJSON }) {
  const { t } = useWords();
  const you = useSession((session) => session.you);
  /** How things stood when I asked; null while nothing is asked. */
  const asked = useRef<PlayJSON | null>(null);
  const [declined, setDeclined] = useState(false);
  const mine = table.proposal !== null && table.proposal.by === you;
  useEffect(() => {
    const before = asked.current;
    asked.current = mine ? useSession.getState().play : null;
    setDeclined(false);
    if (mine || before === null) return;
    // If it was agreed to, the move comes right behind.
    const look = setTimeout(() => {
      const now = useSession.getState().play;
      const { undos, events } = before.bookmark;
      setDeclined(now?.bookmark.undos === undos && now.bookmark.events === events);
    }, 500);
    const stop = setTimeout(() => setDeclined(false), SAID_MS);
    return () => {
      clearTimeout(look);
      clearTimeout(stop);
    };
  }, [mine]);
  return declined ? (
    <Strip kind="waits">
      <p>{t("online.declined")}</p>
    </Strip>
  ) : null;
}

/** Somebody who has been away for long: the others may let a bot play on. */
function SomebodyAway({ table }: { readonly table: TableJSON }) {
  const you = useSession((session) => session.you);
  const away = table.seats.find(
    (seat) => seat.kind === "person" && !seat.connected && !seat.resigned && seat.seat !== you,
  );
  const isLong = useFor(away !== undefined && you >= 0 && table.proposal === null, LONG_MS);
  return away !== undefined && isLong ? <Replace table={table} seat={away.seat} /> : null;
}

function Replace({ table, seat }: { readonly table: TableJSON; readonly seat: number }) {
  const { t } = useWords();
  const names = useNames(table);
  return (
    <Strip kind="waits">
      <p>{t("online.replace.away", { who: names[seat] ?? "" })}</p>
      <ReplaceButton seat={seat} />
    </Strip>
  );
}

export function ReplaceButton({ seat }: { readonly seat: number }) {
  const { lang, t } = useWords();
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <>
      <button
        type="button"
        className="btn small"
        onClick={async () => {
          const reply = await replace(seat, STAND_IN);
          setProblem(reply.ok ? null : reply.problem);
        }}
      >
        {t("online.replace")}
      </button>
      {problem === null ? null : (
        <span className="trouble">
          {problem.code === "not-allowed" ? t("online.replace.early") : problemText(problem, lang)}
        </span>
      )}
    </>
  );
}
