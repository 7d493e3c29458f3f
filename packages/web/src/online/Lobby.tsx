/** Before the game: who sits, who is awaited, the link to bring them, and a seat for whoever comes by it. */

import type { TableJSON } from "@fiefdom/protocol";
import { cardName, pileName } from "@fiefdom/text";
import { useState } from "react";
import { KINGDOMS } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { botWithStrength, LEVELS, type Level, namesOf } from "../session/names.ts";
import { replace, useSession } from "../session/session.ts";
import type { Problem } from "../session/types.ts";
import { useSettings } from "../settings.ts";
import { Crest } from "../table/Players.tsx";
import { Link } from "../ui/Link.tsx";
import { NoticeChoice } from "../ui/NoticeChoice.tsx";
import { useWords } from "../words.ts";
import { call } from "./api.ts";
import { Invite } from "./Invite.tsx";
import { bear, useMe } from "./me.ts";
import { useNotice } from "./notice.ts";
import { NameField, Page, Trouble, useAttempt, whenSent } from "./parts.tsx";
import { RoundTable } from "./RoundTable.tsx";
import { Banner } from "./Strips.tsx";
import { LeaveTable } from "./TableDialog.tsx";
import { Talk } from "./Talk.tsx";
import { clockWords, kingdomWords } from "./words.ts";

export function Lobby({
  table,
  onOtherPerson,
}: {
  readonly table: TableJSON;
  readonly onOtherPerson: () => void;
}) {
  const { lang, t } = useWords();
  const you = useSession((session) => session.you);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const host = namesOf(table.seats, lang)[table.host];
  const isHost = you >= 0 && you === table.host;
  useNotice(table.id, false);
  return (
    <div className="scrolls">
      <Page
        title={
          you >= 0
            ? t("online.lobby", { n: open })
            : host === undefined
              ? t("online.invited")
              : t("online.invites", { who: host })
        }
      >
        <Banner />
        <div className="lobby">
          <RoundTable table={table} you={you} act={isHost ? (seat) => <BotFor seat={seat} /> : null}>
            <Setting table={table} />
          </RoundTable>
          <div>
            {you >= 0 ? (
              <section className="letter">
                <p>{t("online.lobby.invite")}</p>
                <Invite label={t("online.link")} code />
                <NoticeChoice />
                <LeaveTable id={table.id} label="online.leave.seat" />
              </section>
            ) : (
              <>
                <ComeIn table={table} onOtherPerson={onOtherPerson} />
                {open > 1 ? (
                  <section className="letter">
                    <h2>{t("online.bring")}</h2>
                    <Invite label={t("online.link")} code />
                  </section>
                ) : null}
              </>
            )}
            <Talk />
          </div>
        </div>
      </Page>
    </div>
  );
}

/** Whoever comes by the link says a name and has a seat. */
function ComeIn({ table, onOtherPerson }: { readonly table: TableJSON; readonly onOtherPerson: () => void }) {
  const { t } = useWords();
  const me = useMe((known) => known.me);
  const [name, setName] = useState(() => me?.name ?? useSettings.getState().name);
  const { busy, problem, attempt } = useAttempt();
  const sit = (): void => {
    if (busy) return;
    void attempt(async () => {
      await bear(name.trim());
      await call("POST", `/api/tables/${table.id}/join`, {});
      // A connection that was made before there was a name belongs to nobody.
      if (useSession.getState().person !== useMe.getState().me?.person) onOtherPerson();
    });
  };
  return (
    <form className="letter" onSubmit={whenSent(sit)}>
      <span className="seal" aria-hidden="true">
        {table.host >= 0 ? <Crest seat={table.host} /> : null}
      </span>
      <p>{t("online.comeIn", { n: table.seats.filter((seat) => seat.kind === "open").length })}</p>
      <div className="fields">
        <NameField
          label={t("online.yourName")}
          value={name}
          onChange={setName}
          fixed={me?.account === true}
        />
        <button type="submit" className="btn main" aria-disabled={busy ? true : undefined}>
          {t("online.sit")}
        </button>
      </div>
      <Trouble problem={problem} />
      <p className="soft">
        {t("online.comeIn.new")} <Link to="/learn/turn">{t("online.comeIn.learn")}</Link>
      </p>
      {table.options.spectators ? <p className="soft">{t("online.comeIn.watch")}</p> : null}
    </form>
  );
}

/** The host may give an open seat to a bot. */
function BotFor({ seat }: { readonly seat: number }) {
  const { lang, t } = useWords();
  const [level, setLevel] = useState<Level>("squire");
  const [problem, setProblem] = useState<Problem | null>(null);
  const fill = async (): Promise<void> => {
    const reply = await replace(seat, level);
    setProblem(reply.ok ? null : reply.problem);
  };
  return (
    <span className="botfor">
      <label className="field">
        <span className="vh">{t("online.seat.which", { n: seat + 1 })}</span>
        <select value={level} onChange={(event) => setLevel(event.target.value as Level)}>
          {LEVELS.map((other) => (
            <option key={other} value={other}>
              {botWithStrength(other, lang)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" onClick={() => void fill()}>
        {t("online.seat.fill")}
      </button>
      <Trouble problem={problem} />
    </span>
  );
}

/** What will be played, and how. */
function Setting({ table: { options } }: { readonly table: TableJSON }) {
  const { lang, t } = useWords();
  const { kingdom, landscapes } = options;
  const shown =
    kingdom.from === "recommended"
      ? KINGDOMS.find((other) => other.id === kingdom.name)
      : kingdom.from === "list"
        ? {
            id: "list",
            kingdom: kingdom.piles,
            landscapes: Array.isArray(landscapes) ? landscapes : [],
            colonies: false,
          }
        : undefined;
  return (
    <section className="setting">
      <h2>{kingdomWords(options, t, lang)}</h2>
      {shown === undefined ? null : (
        <>
          <KingdomArms kingdom={shown} />
          <p className="soft">
            {[
              ...shown.kingdom.map((pile) => pileName(pile, lang)),
              ...shown.landscapes.map((id) => cardName(id, lang)),
            ].join(", ")}
          </p>
        </>
      )}
      <ul className="notes">
        <li>{clockWords(options.clock, t)}</li>
        <li>{t(options.public ? "online.access.public" : "online.access.link")}</li>
        <li>{t(options.spectators ? "online.spectators.yes" : "online.spectators.no")}</li>
        <li>{t(`ruleset.${options.ruleset}`)}</li>
        {options.rated ? <li>{t("online.rated")}</li> : null}
        {options.hints ? <li>{t("online.hints")}</li> : null}
      </ul>
    </section>
  );
}
