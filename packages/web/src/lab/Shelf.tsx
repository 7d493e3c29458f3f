/** Plans that are kept here, plans that come with the game, and files that are brought: dropped, or chosen. */
import type { Plan, Unread, Warning, Written } from "@fiefdom/local/lab/messages";
import type { Lang } from "@fiefdom/text";
import { type MessageKey, message } from "@fiefdom/text/messages";
import { type DragEvent, useState } from "react";
import type { Crew } from "./crew.ts";
import { dropPlan, type KeptPlan } from "./kept.ts";
import { unreadLines } from "./PlanText.tsx";
import { useLabWords } from "./words.ts";

/** A file larger than that is no player of anybody's. */
const LARGEST_FILE = 4_000_000;

function warningText({ player, line, element, code, details, leftOut }: Warning, lang: Lang): string {
  const place = [message("cli.plan.line", { line }, lang), ...(player === "" ? [] : [player])].join(": ");
  const why = message(`cli.plan.warning.${code}` as MessageKey, details, lang);
  return leftOut === undefined
    ? `${place}: ${element}: ${why}.`
    : `${place}: ${message("cli.plan.leftOut", { element, why, card: leftOut }, lang)}`;
}

export function Shelf({
  crew,
  plans,
  known,
  warnings,
  onPlans,
  onLay,
}: {
  readonly crew: () => Crew;
  readonly plans: readonly KeptPlan[];
  readonly known: readonly Plan[];
  /** Of the plan on the desk. */
  readonly warnings: readonly Warning[];
  readonly onPlans: (plans: readonly KeptPlan[]) => void;
  readonly onLay: (written: Written, warnings: readonly Warning[], query?: string) => void;
}) {
  const { lang, t } = useLabWords();
  const [over, setOver] = useState(false);
  /** Of a file with several players one is chosen. */
  const [found, setFound] = useState<{
    readonly plans: readonly Written[];
    readonly warnings: readonly Warning[];
  }>({
    plans: [],
    warnings: [],
  });
  const [bad, setBad] = useState<{ readonly name: string; readonly why: Unread | "large" | "none" } | null>(
    null,
  );

  const take = (all: typeof found, i: number): void => {
    onLay(
      all.plans[i],
      all.warnings.filter(({ of }) => of === i || of < 0),
    );
    setFound({ plans: [], warnings: [] });
  };
  const bring = async (file: File): Promise<void> => {
    setBad(null);
    setFound({ plans: [], warnings: [] });
    if (file.size > LARGEST_FILE) {
      setBad({ name: file.name, why: "large" });
      return;
    }
    const told = await crew().ask({ do: "read", text: await file.text() }, "read", "unread");
    if (told.told === "unread") setBad({ name: file.name, why: told.why });
    else if (told.plans.length === 0) setBad({ name: file.name, why: "none" });
    else if (told.plans.length === 1) take(told, 0);
    else setFound(told);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void bring(file);
  };
  const open = async (kept: KeptPlan): Promise<void> => {
    const told = await crew().ask({ do: "read", text: kept.text }, "read", "unread");
    if (told.told === "read" && told.plans.length > 0) onLay(told.plans[0], told.warnings, kept.query);
    else setBad({ name: kept.name, why: told.told === "unread" ? told.why : "none" });
  };
  const lines =
    bad === null
      ? []
      : typeof bad.why === "object"
        ? unreadLines(bad.why, lang)
        : [t(bad.why === "large" ? "file.large" : "file.none")];
  return (
    <section className="lab__shelf" aria-labelledby="lab-shelf">
      <div>
        <h2 id="lab-shelf">{t("shelf")}</h2>
        {plans.length === 0 ? <p className="soft">{t("shelf.none")}</p> : null}
        <ul className="lab__kept">
          {plans.map((kept) => (
            <li key={kept.name}>
              <bdi>{kept.name}</bdi>
              <button type="button" className="btn small" onClick={() => void open(kept)}>
                {t("open")}
                <span className="vh"> {kept.name}</span>
              </button>
              <button
                type="button"
                className="btn small quiet"
                aria-label={t("shelf.remove", { name: kept.name })}
                onClick={() => onPlans(dropPlan(kept.name))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
        <h3>{t("against.known")}</h3>
        <p className="soft">{t("known.about")}</p>
        <ul className="lab__kept">
          {known.map((plan) => (
            <li key={plan.name}>
              <bdi lang="en">{plan.name}</bdi>
              <button
                type="button"
                className="btn small"
                onClick={() =>
                  void crew()
                    .ask({ do: "write", plan }, "written")
                    .then(({ written }) => onLay(written, []))
                }
              >
                {t("open")}
                <span className="vh" lang="en">
                  {" "}
                  {plan.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by the button too */}
      <div
        className="lab__drop"
        data-over={over ? "" : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2>{t("file")}</h2>
        <p>{t("file.about")}</p>
        <label className="btn small lab__choose">
          {t("file.choose")}
          <input
            type="file"
            className="vh"
            accept=".xml,.plan,.txt,text/plain,text/xml"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) void bring(file);
              target.value = "";
            }}
          />
        </label>
        <div role="status">
          {bad === null ? null : (
            <>
              <p className="lab__fault">{t("file.unread", { name: bad.name })}</p>
              <ul>
                {lines.slice(0, 12).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          {found.plans.length === 0 ? null : <p>{t("file.several", { n: found.plans.length })}</p>}
          {warnings.length === 0 ? null : (
            <>
              <p className="lab__fault">{t("file.warnings", { n: warnings.length })}</p>
              <ul className="lab__warnings">
                {warnings.slice(0, 30).map((warning, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: warnings never change their order
                  <li key={i}>{warningText(warning, lang)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <ul className="lab__kept">
          {found.plans.map(({ plan }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name
            <li key={i}>
              <bdi>{plan.name}</bdi>
              <button type="button" className="btn small" onClick={() => take(found, i)}>
                {t("open")}
                <span className="vh"> {plan.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
