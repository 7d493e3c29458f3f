/** Who one is here: a guest with a name, or an account that keeps games, rating and settings across devices. */
import { LONGEST_PASSWORD, type Me, SHORTEST_PASSWORD } from "@fiefdom/protocol";
import { useId, useState } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { call } from "./api.ts";
import { bear, changePassword, deleteMe, logIn, logOut, register, useMe } from "./me.ts";
import { KnowingMe, NameField, Page, Trouble, useAttempt, whenSent } from "./parts.tsx";
import { useRatingWords } from "./Rating.tsx";

export function Account() {
  const { t } = useWords();
  return (
    <Page title={t("online.account")}>
      <KnowingMe>
        <Who />
      </KnowingMe>
    </Page>
  );
}

function Who() {
  const { t } = useWords();
  const me = useMe((known) => known.me);
  if (me?.account === true)
    return (
      <div className="account">
        <Mine me={me} />
        <NewPassword />
        <Data me={me} />
      </div>
    );
  return (
    <div className="account">
      {me === null ? <p>{t("online.account.nobody")}</p> : <Guest me={me} />}
      <div className="lobby">
        <Register name={me?.name ?? ""} isGuest={me !== null} />
        <LogIn isGuest={me !== null} />
      </div>
      {me === null ? null : <Data me={me} />}
    </div>
  );
}

/** The account itself: its rating, and what it keeps. */
function Mine({ me }: { readonly me: Me }) {
  const { t } = useWords();
  const words = useRatingWords();
  const { problem, attempt } = useAttempt();
  return (
    <section className="sheet">
      <h2>
        <bdi>{me.name}</bdi>
      </h2>
      {me.rating === null ? (
        <p>{t("online.rating.none")}</p>
      ) : (
        <p>
          {t("online.rating")}{" "}
          <b>
            <bdi dir="ltr">{words(me.rating)}</bdi>
          </b>{" "}
          {t("online.rating.games", { n: me.rating.games })}
        </p>
      )}
      <p className="soft">{t("online.rating.about")}</p>
      <p className="soft">{t("online.account.keeps")}</p>
      <p className="acts">
        <Link to={`/people/${me.person}`} className="btn">
          {t("people.mine")}
        </Link>
        <Link to="/replays" className="btn">
          {t("home.replays")}
        </Link>
        <button type="button" className="btn" onClick={() => void attempt(logOut)}>
          {t("online.logOut")}
        </button>
      </p>
      <Trouble problem={problem} />
    </section>
  );
}

function Guest({ me }: { readonly me: Me }) {
  const { t } = useWords();
  const [name, setName] = useState(me.name);
  const { busy, problem, attempt } = useAttempt();
  return (
    <form
      className="sheet"
      onSubmit={whenSent(() => {
        if (!busy) void attempt(() => bear(name.trim()));
      })}
    >
      <p>{t("online.account.guest")}</p>
      <div className="fields">
        <NameField label={t("online.yourName")} value={name} onChange={setName} />
        <button
          type="submit"
          className="btn"
          aria-disabled={busy || name.trim() === me.name ? true : undefined}
        >
          {t("online.rename")}
        </button>
      </div>
      <Trouble problem={problem} />
    </form>
  );
}

function Password({
  value,
  onChange,
  isNew,
  label,
}: {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly isNew: boolean;
  readonly label?: string;
}) {
  const { t } = useWords();
  const about = useId();
  return (
    <label className="field">
      <span>{label ?? t("online.password")}</span>
      <input
        type="password"
        required
        value={value}
        dir="ltr"
        minLength={isNew ? SHORTEST_PASSWORD : 1}
        maxLength={LONGEST_PASSWORD}
        autoComplete={isNew ? "new-password" : "current-password"}
        aria-describedby={isNew ? about : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {isNew ? <small id={about}>{t("online.password.about", { n: SHORTEST_PASSWORD })}</small> : null}
    </label>
  );
}

function Register({ name: first, isGuest }: { readonly name: string; readonly isGuest: boolean }) {
  const { t } = useWords();
  const [name, setName] = useState(first);
  const [password, setPassword] = useState("");
  const { busy, problem, attempt } = useAttempt();
  return (
    <form
      className="sheet"
      onSubmit={whenSent(() => {
        if (!busy) void attempt(() => register(name.trim(), password));
      })}
    >
      <h2>{t("online.register")}</h2>
      <p className="soft">{t(isGuest ? "online.register.guest" : "online.register.about")}</p>
      <NameField label={t("online.name")} value={name} onChange={setName} />
      <Password value={password} onChange={setPassword} isNew />
      <Trouble problem={problem} />
      <p className="acts">
        <button type="submit" className="btn main" aria-disabled={busy ? true : undefined}>
          {t("online.register.do")}
        </button>
      </p>
    </form>
  );
}

function LogIn({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useWords();
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const { busy, problem, attempt } = useAttempt();
  return (
    <form
      className="sheet"
      onSubmit={whenSent(() => {
        if (!busy) void attempt(() => logIn(name.trim(), password));
      })}
    >
      <h2>{t("online.logIn")}</h2>
      {isGuest ? <p className="soft">{t("online.logIn.guest")}</p> : null}
      <NameField label={t("online.name")} value={name} onChange={setName} />
      <Password value={password} onChange={setPassword} isNew={false} />
      <Trouble problem={problem} />
      <p className="acts">
        <button type="submit" className="btn" aria-disabled={busy ? true : undefined}>
          {t("online.logIn")}
        </button>
      </p>
    </form>
  );
}

function NewPassword() {
  const { t } = useWords();
  const [old, setOld] = useState("");
  const [password, setPassword] = useState("");
  const [done, setDone] = useState(false);
  const { busy, problem, attempt } = useAttempt();
  const change = async (): Promise<void> => {
    await changePassword(old, password);
    setOld("");
    setPassword("");
    setDone(true);
  };
  return (
    <details className="sheet">
      <summary>{t("online.password.change")}</summary>
      <form
        className="plain"
        onSubmit={whenSent(() => {
          if (!busy) void attempt(change);
        })}
      >
        <Password label={t("online.password.old")} value={old} onChange={setOld} isNew={false} />
        <Password label={t("online.password.new")} value={password} onChange={setPassword} isNew />
        <p className="soft">{t("online.password.elsewhere")}</p>
        <Trouble problem={problem} />
        <p role="status">{done && problem === null ? t("online.password.done") : ""}</p>
        <p className="acts">
          <button type="submit" className="btn" aria-disabled={busy ? true : undefined}>
            {t("online.rename")}
          </button>
        </p>
      </form>
    </details>
  );
}

/** Everything that is kept about somebody, as a file; and the end of it. */
function Data({ me }: { readonly me: Me }) {
  const { t } = useWords();
  const [deleting, setDeleting] = useState(false);
  const { problem, attempt } = useAttempt();
  const download = async (): Promise<void> => {
    const data = await call<unknown>("GET", "/api/me/data");
    const file = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "fiefdom-my-data.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section className="sheet">
      <h2>{t("online.data")}</h2>
      <p className="soft">{t("online.data.about")}</p>
      <p className="acts">
        <button type="button" className="btn" onClick={() => void attempt(download)}>
          {t("online.data.download")}
        </button>
        <button type="button" className="btn" onClick={() => setDeleting(true)}>
          {t(me.account ? "online.delete" : "online.delete.guest")}
        </button>
      </p>
      <Trouble problem={problem} />
      {deleting ? <Delete me={me} onClose={() => setDeleting(false)} /> : null}
    </section>
  );
}

function Delete({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const { t } = useWords();
  const [password, setPassword] = useState("");
  const { busy, problem, attempt } = useAttempt();
  return (
    <Dialog title={t(me.account ? "online.delete" : "online.delete.guest")} onClose={onClose}>
      <form
        className="plain"
        onSubmit={whenSent(() => {
          if (!busy) void attempt(() => deleteMe(password));
        })}
      >
        <p>{t("online.delete.about")}</p>
        {me.account ? <Password value={password} onChange={setPassword} isNew={false} /> : null}
        <Trouble problem={problem} />
        <p className="acts">
          <button type="submit" className="btn" aria-disabled={busy ? true : undefined}>
            {t("online.delete.do")}
          </button>
          <button type="button" className="btn main" onClick={onClose}>
            {t("online.delete.not")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
