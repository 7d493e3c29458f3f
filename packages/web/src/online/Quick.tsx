/**
 * A game with whoever waits for such a one, or with a bot at once. How long it takes is said as it was for
 * others. Waiting is done at the table: there it can be seen and given up.
 */
import type { QuickWishes, TableJSON, WaitJSON } from "@fiefdom/protocol";
import { setName as nameOfSet, type SetId } from "@fiefdom/text";
import { useEffect, useState } from "react";
import { SETS } from "../cards/catalogue.ts";
import { go } from "../router.ts";
import { botWithStrength } from "../session/names.ts";
import { useSettings } from "../settings.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { call } from "./api.ts";
import { bear, useMe } from "./me.ts";
import { NameField, Trouble, useAttempt, whenSent } from "./parts.tsx";

/** How often it is asked anew who waits. */
const AGAIN_MS = 5_000;

interface Form {
  /** Any kingdom, or one of this set. */
  readonly set: SetId | "";
  readonly players: "" | "2" | "3" | "4" | "5" | "6";
  readonly clock: "" | "none" | "live" | "days";
  readonly rated: boolean;
}

const wishesOf = ({ set, players, clock, rated }: Form): QuickWishes => ({
  ...(set === "" ? {} : { sets: [set] }),
  ...(players === "" ? {} : { players: Number(players) }),
  ...(clock === "" ? {} : { clock }),
  rated,
});

function queryOf({ sets, players, clock, rated }: QuickWishes): string {
  return new URLSearchParams({
    ...(sets === undefined ? {} : { sets: sets.join() }),
    ...(players === undefined ? {} : { players: String(players) }),
    ...(clock === undefined ? {} : { clock }),
    ...(rated === undefined ? {} : { rated: rated ? "yes" : "no" }),
  }).toString();
}

function useWait(wishes: QuickWishes): WaitJSON | null {
  const [wait, setWait] = useState<WaitJSON | null>(null);
  const query = queryOf(wishes);
  useEffect(() => {
    let isOver = false;
    const look = (): void => {
      if (document.visibilityState !== "visible") return;
      call<WaitJSON>("GET", `/api/quick?${query}`).then(
        (found) => {
          if (!isOver) setWait(found);
        },
        () => {
          if (!isOver) setWait(null);
        },
      );
    };
    look();
    const again = setInterval(look, AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(again);
    };
  }, [query]);
  return wait;
}

/** Seconds as people say them. */
function lasting(seconds: number, lang: string): string {
  const unit = seconds < 90 ? "second" : seconds < 5400 ? "minute" : "hour";
  const n = Math.max(1, Math.round(seconds / { second: 1, minute: 60, hour: 3600 }[unit]));
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(n);
}

function Wait({ wait }: { readonly wait: WaitJSON | null }) {
  const { lang, t } = useWords();
  const words = (): string => {
    if (wait === null) return "";
    const { waiting, found, left, medianSeconds } = wait;
    if (waiting > 0) return t("online.wait.now", { n: waiting });
    const before =
      medianSeconds !== null
        ? t("online.wait.half", { found, left, time: lasting(medianSeconds, lang) })
        : found + left > 0
          ? t("online.wait.few", { found, left })
          : t("online.wait.none");
    return `${t("online.wait.nobody")} ${before}`;
  };
  return (
    <p role="status" className="wait">
      {words()}
    </p>
  );
}

export function Quick() {
  const { lang, t } = useWords();
  const me = useMe((known) => known.me);
  const [name, setName] = useState(() => me?.name ?? useSettings.getState().name);
  const [form, setForm] = useState<Form>({ set: "", players: "", clock: "", rated: false });
  const wishes = wishesOf(form);
  const wait = useWait(wishes);
  const { busy, problem, attempt } = useAttempt();
  const play = (body: object): void => {
    if (busy) return;
    void attempt(async () => {
      await bear(name.trim());
      const table = await call<TableJSON>("POST", "/api/quick", body);
      go(`/t/${table.id}`);
    });
  };
  return (
    <form className="sheet quick" onSubmit={whenSent(() => play(wishes))}>
      <div className="fields">
        <NameField
          label={t("online.yourName")}
          value={name}
          onChange={setName}
          fixed={me?.account === true}
        />
        <label className="field">
          <span>{t("online.kingdom")}</span>
          <select
            value={form.set}
            onChange={(event) => setForm({ ...form, set: event.target.value as Form["set"] })}
          >
            <option value="">{t("online.quick.any")}</option>
            {SETS.map((set) => (
              <option key={set} value={set}>
                {nameOfSet(set, lang)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t("online.seats.count")}</span>
          <select
            value={form.players}
            onChange={(event) => setForm({ ...form, players: event.target.value as Form["players"] })}
          >
            <option value="">{t("online.quick.any")}</option>
            {[2, 3, 4, 5, 6].map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t("online.clock")}</span>
          <select
            value={form.clock}
            onChange={(event) => setForm({ ...form, clock: event.target.value as Form["clock"] })}
          >
            <option value="">{t("online.quick.any")}</option>
            <option value="none">{t("online.clock.none")}</option>
            <option value="live">{t("online.clock.bankOf", { m: 10, s: 15 })}</option>
            <option value="days">{t("online.clock.daysOf", { n: 2 })}</option>
          </select>
        </label>
        {me?.account === true ? (
          <label className="check">
            <input
              type="checkbox"
              checked={form.rated}
              onChange={() => setForm({ ...form, rated: !form.rated })}
            />
            {t("online.rated")}
          </label>
        ) : null}
      </div>
      <Wait wait={wait} />
      <div className="fields">
        <button type="submit" className="btn main" aria-disabled={busy ? true : undefined}>
          {t("online.quick")}
        </button>
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            if (event.currentTarget.form?.reportValidity() === true) play({ bot: "squire" });
          }}
        >
          {t("online.quick.bot")} ({botWithStrength("squire", lang)})
        </button>
        <Link to="/friends" className="btn">
          {t("online.make")}
        </Link>
      </div>
      <p className="soft">{t("online.quick.about")}</p>
      <Trouble problem={problem} />
    </form>
  );
}
