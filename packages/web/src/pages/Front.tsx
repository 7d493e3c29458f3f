/**
 * What the front page shows first: its name, and the doors to everything. It needs neither a game nor a hook,
 * because it is also made at build time in every language (build/front.ts): a phone on a slow network has
 * something to press long before the script has arrived. Until then the doors are plain links.
 */
import type { Lang } from "@fiefdom/text";
import { Link } from "../ui/Link.tsx";
import { type Say, say } from "../words.ts";

const PAGES = [
  "learn",
  "puzzles",
  "kingdoms",
  "lab",
  "cards",
  "tables",
  "people",
  "replays",
  "account",
] as const;
const DOORS = ["friends", "tables", "learn", "puzzles", "kingdoms", "lab", "cards", "replays"] as const;

export function SiteNav({ t }: { readonly t: Say }) {
  return (
    <nav aria-label={t("pages")}>
      {PAGES.map((page) => (
        <Link key={page} to={`/${page}`}>
          {t(`nav.${page}`)}
        </Link>
      ))}
    </nav>
  );
}

interface LeadProps {
  readonly t: Say;
  /** Starts a game at once; without it the door is a link. */
  readonly onPlay?: () => void;
  /** Goes on with the kept game. Null if there is none, undefined if that is not known yet. */
  readonly onResume?: (() => void) | null;
}

export function Lead({ t, onPlay, onResume }: LeadProps) {
  const play = (
    <>
      <b>{t("home.play")}</b>
      <span>{t("home.play.about")}</span>
    </>
  );
  const resume = (
    <>
      <b>{t("home.resume")}</b>
      <span>{t("home.resume.about")}</span>
    </>
  );
  return (
    <div className="lead">
      <h1 lang="en">Fiefdom</h1>
      <p className="tag">{t("home.tag")}</p>
      <div className="doors">
        {onPlay === undefined ? (
          <a className="door main" href="/table?kingdom=first-game">
            {play}
          </a>
        ) : (
          <button type="button" className="door main" onClick={onPlay}>
            {play}
          </button>
        )}
        <Link to="/learn/turn" className="door newcomer">
          <b>{t("home.new")}</b>
          <span>{t("home.new.about")}</span>
        </Link>
        {onResume === undefined ? (
          <a className="door resume" href="/table" hidden>
            {resume}
          </a>
        ) : onResume === null ? null : (
          <button type="button" className="door resume" onClick={onResume}>
            {resume}
          </button>
        )}
        {DOORS.map((door) => (
          <Link key={door} to={`/${door}`} className={`door to-${door}`}>
            <b>{t(`home.${door}`)}</b>
            <span>{t(`home.${door}.about`)}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}

/** The front page before the script. */
export function Front({ lang }: { readonly lang: Lang }) {
  const t: Say = (key, params) => say(lang, key, params);
  return (
    <div className="home">
      <header className="bar sitebar">
        <SiteNav t={t} />
      </header>
      <main>
        <section className="hero">
          <Lead t={t} />
        </section>
      </main>
    </div>
  );
}
