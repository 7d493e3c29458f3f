/** Setting up a table for friends: who plays, with which cards, and everything else if one cares. */
import type { TableJSON } from "@fiefdom/protocol";
import { cardName, type KingdomId, kingdomName, pileName, setName } from "@fiefdom/text";
import { useId, useState } from "react";
import { KINGDOMS, SETS } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { faultText } from "../kingdoms/BadLink.tsx";
import { go } from "../router.ts";
import { botWithStrength, LEVELS, TIMES } from "../session/names.ts";
import { useSettings } from "../settings.ts";
import { Crest } from "../table/Players.tsx";
import { useWords, type WebKey } from "../words.ts";
import { call } from "./api.ts";
import { bear, useMe } from "./me.ts";
import { KnowingMe, NameField, Page, Trouble, useAttempt, whenSent } from "./parts.tsx";
import { type Sitter, tableWishes, type Wishes, wishesFrom } from "./wishes.ts";

export function Friends() {
  const { t } = useWords();
  return (
    <Page title={t("online.friends")}>
      <KnowingMe>
        <SetUp />
      </KnowingMe>
    </Page>
  );
}

interface Part {
  readonly wishes: Wishes;
  readonly change: (change: Partial<Wishes>) => void;
}

function SetUp() {
  const { t } = useWords();
  const me = useMe((known) => known.me);
  const [name, setName] = useState(() => me?.name ?? useSettings.getState().name);
  const [{ wishes: first, fault }] = useState(() => wishesFrom(location.search));
  const [wishes, setWishes] = useState(first);
  const change = (changed: Partial<Wishes>): void => setWishes((now) => ({ ...now, ...changed }));
  const { busy, problem, attempt } = useAttempt();
  const isPossible = wishes.kingdom !== "random" || wishes.sets.length > 0;
  const make = (): void => {
    if (busy || !isPossible) return;
    void attempt(async () => {
      await bear(name.trim());
      const table = await call<TableJSON>("POST", "/api/tables", tableWishes(wishes));
      go(`/t/${table.id}`);
    });
  };
  return (
    <form className="sheet" onSubmit={whenSent(make)}>
      <p className="soft">{t("online.friends.about")}</p>
      {fault === null ? null : (
        <p className="trouble" role="alert">
          {faultText(fault, t)}
        </p>
      )}
      <div className="halves">
        <div>
          <NameField
            label={t("online.yourName")}
            value={name}
            onChange={setName}
            fixed={me?.account === true}
          />
          <Seats wishes={wishes} change={change} />
        </div>
        <Kingdom wishes={wishes} change={change} />
      </div>
      <More wishes={wishes} change={change} mayRate={me?.account === true} />
      <Trouble problem={problem} />
      <p className="acts">
        <button type="submit" className="btn main" aria-disabled={busy || !isPossible ? true : undefined}>
          {t(busy ? "online.making" : "online.make")}
        </button>
      </p>
    </form>
  );
}

function Seats({ wishes: { others }, change }: Part) {
  const { lang, t } = useWords();
  const setCount = (n: number): void =>
    change({ others: Array.from({ length: n - 1 }, (_, i) => others[i] ?? "person") });
  return (
    <fieldset>
      <legend>{t("online.seats")}</legend>
      <label className="field">
        <span>{t("online.seats.count")}</span>
        <select value={others.length + 1} onChange={(event) => setCount(Number(event.target.value))}>
          {[2, 3, 4, 5, 6].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <ol className="sitters">
        <li>
          <Crest seat={0} />
          <b>{t("you")}</b>
        </li>
        {others.map((other, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={i}>
            <Crest seat={i + 1} />
            <label className="field">
              <span className="vh">{t("online.seat", { n: i + 2 })}</span>
              <select
                value={other}
                onChange={(event) =>
                  change({
                    others: others.map((was, at) => (at === i ? (event.target.value as Sitter) : was)),
                  })
                }
              >
                <option value="person">{t("online.seat.person")}</option>
                {[...LEVELS, ...TIMES].map((level) => (
                  <option key={level} value={level}>
                    {t("online.seat.bot", { bot: botWithStrength(level, lang) })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ol>
      <p className="soft">{t("online.bot.eloAbout")}</p>
    </fieldset>
  );
}

function Kingdom({ wishes, change }: Part) {
  const { lang, t } = useWords();
  const { kingdom, piles, sets, firstEdition, landscapes } = wishes;
  const shown = KINGDOMS.find((other) => other.id === kingdom);
  // Those of the link, for whoever looks at another kingdom and comes back to it.
  const [listed] = useState(() => (typeof landscapes === "string" ? [] : landscapes));
  return (
    <fieldset>
      <legend>{t("online.kingdom")}</legend>
      <label className="field">
        <span>{t("online.kingdom.which")}</span>
        <select
          value={kingdom}
          onChange={(event) =>
            change({
              kingdom: event.target.value,
              landscapes:
                event.target.value === "random"
                  ? "mixed"
                  : event.target.value === "list"
                    ? listed
                    : "kingdom",
            })
          }
        >
          {piles.length === 0 ? null : <option value="list">{t("online.kingdom.list")}</option>}
          <option value="random">{t("online.kingdom.random")}</option>
          <optgroup label={t("online.kingdom.recommended")}>
            {KINGDOMS.map(({ id }) => (
              <option key={id} value={id}>
                {kingdomName(id as KingdomId, lang)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {shown === undefined ? null : <KingdomArms kingdom={shown} />}
      {kingdom === "list" ? (
        <>
          <KingdomArms kingdom={{ id: "list", kingdom: piles, landscapes: listed, colonies: false }} />
          <p className="soft">
            {[...piles.map((pile) => pileName(pile, lang)), ...listed.map((id) => cardName(id, lang))].join(
              ", ",
            )}
          </p>
        </>
      ) : null}
      {kingdom === "random" ? (
        <>
          <div className="checks">
            {SETS.map((set) => (
              <label key={set} className="check">
                <input
                  type="checkbox"
                  checked={sets.includes(set)}
                  onChange={() =>
                    change({
                      sets: sets.includes(set) ? sets.filter((other) => other !== set) : [...sets, set],
                    })
                  }
                />
                {setName(set, lang)}
              </label>
            ))}
            <label className="check">
              <input
                type="checkbox"
                checked={firstEdition}
                onChange={(event) => change({ firstEdition: event.target.checked })}
              />
              {t("kingdoms.firstEdition")}
            </label>
          </div>
          {sets.length === 0 ? <p className="trouble">{t("online.kingdom.noSet")}</p> : null}
          <Choice
            label={t("online.landscapes")}
            value={typeof landscapes === "string" ? landscapes : "mixed"}
            values={["none", "mixed", "1", "2"]}
            word="online.landscapes"
            onChange={(value) => change({ landscapes: value })}
          />
        </>
      ) : null}
    </fieldset>
  );
}

/** A choice among few words. */
function Choice<T extends string>({
  label,
  value,
  values,
  word,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  /** The sentences are under this key. */
  readonly word: string;
  readonly onChange: (value: T) => void;
}) {
  const { t } = useWords();
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {values.map((other) => (
          <option key={other} value={other}>
            {t(`${word}.${other}` as WebKey)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A choice among few numbers. */
function Amount({
  label,
  value,
  values,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {values.map((other) => (
          <option key={other} value={other}>
            {other}
          </option>
        ))}
      </select>
    </label>
  );
}

function More({ wishes, change, mayRate }: Part & { readonly mayRate: boolean }) {
  const { t } = useWords();
  const rating = useId();
  const hinting = useId();
  return (
    <details>
      <summary>{t("online.more")}</summary>
      <div className="fields">
        <Choice
          label={t("online.clock")}
          value={wishes.clock}
          values={["none", "bank", "days"]}
          word="online.clock"
          onChange={(clock) => change({ clock })}
        />
        {wishes.clock === "bank" ? (
          <>
            <Amount
              label={t("online.clock.minutes")}
              value={wishes.minutes}
              values={[3, 5, 10, 15, 20, 30, 45, 60]}
              onChange={(minutes) => change({ minutes })}
            />
            <Amount
              label={t("online.clock.increment")}
              value={wishes.increment}
              values={[0, 5, 10, 15, 20, 30, 60]}
              onChange={(increment) => change({ increment })}
            />
          </>
        ) : null}
        {wishes.clock === "days" ? (
          <Amount
            label={t("online.clock.perMove")}
            value={wishes.days}
            values={[1, 2, 3, 5, 7, 14]}
            onChange={(days) => change({ days })}
          />
        ) : null}
        <Choice
          label={t("online.access")}
          value={wishes.isPublic ? "public" : "link"}
          values={["link", "public"]}
          word="online.access"
          onChange={(access) => change({ isPublic: access === "public" })}
        />
        <Choice
          label={t("online.colonies")}
          value={wishes.colonies}
          values={["kingdom", "yes", "no", "lot"]}
          word="online.colonies"
          onChange={(colonies) => change({ colonies })}
        />
        <Choice
          label={t("setup.ruleset")}
          value={wishes.ruleset}
          values={["printed", "current"]}
          word="ruleset"
          onChange={(ruleset) => change({ ruleset })}
        />
      </div>
      <div className="checks">
        <label className="check">
          <input
            type="checkbox"
            checked={wishes.spectators}
            onChange={() => change({ spectators: !wishes.spectators })}
          />
          {t("online.spectators.allowed")}
        </label>
        <label className="check">
          <input type="checkbox" checked={wishes.pause} onChange={() => change({ pause: !wishes.pause })} />
          {t("online.pause.wished")}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={wishes.rated}
            disabled={!mayRate}
            aria-describedby={rating}
            onChange={() => change({ rated: !wishes.rated })}
          />
          {t("online.rated")}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={wishes.hints && !wishes.rated}
            disabled={wishes.rated}
            aria-describedby={hinting}
            onChange={() => change({ hints: !wishes.hints })}
          />
          {t("online.hints")}
        </label>
      </div>
      <p className="soft" id={rating}>
        {t("online.rated.about")}
      </p>
      <p className="soft" id={hinting}>
        {t("online.hints.about")}
      </p>
    </details>
  );
}
