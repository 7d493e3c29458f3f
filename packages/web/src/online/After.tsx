/** After the end: who wants to play again, what the game did to the ratings, and where it can be seen once more. */
import { joined } from "@fiefdom/text/lang";
import { pathOf, reviewPath } from "../replay/address.ts";
import { namesOf } from "../session/names.ts";
import { useSession, wantRematch } from "../session/session.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";
import { Banner } from "./Strips.tsx";
import { LeaveTable } from "./TableDialog.tsx";

export function After() {
  const { lang, t } = useWords();
  const table = useSession((session) => session.table);
  const play = useSession((session) => session.play);
  const you = useSession((session) => session.you);
  if (table === null || play === null) return null;
  const names = namesOf(table.seats, lang);
  const list = (seats: readonly number[]): string =>
    joined(
      seats.map((seat) => names[seat] ?? ""),
      lang,
    );
  const wants = table.rematch.includes(you);
  const people = table.seats.flatMap((seat) => (seat.kind === "person" ? [seat.seat] : []));
  const others = table.rematch.filter((seat) => seat !== you);
  const missing = people.filter((seat) => !table.rematch.includes(seat));
  return (
    <>
      <Link to={reviewPath(play.game)} className="btn">
        {t("review")}
      </Link>
      <Link to={pathOf(play.game)} className="btn">
        {t("replay")}
      </Link>
      {you < 0 ? (
        <Link to="/tables" className="btn">
          {t("home.tables")}
        </Link>
      ) : (
        <LeaveTable id={table.id} />
      )}
      {you < 0 || table.status !== "over" ? null : (
        <button type="button" className={`btn ${wants ? "" : "main"}`} onClick={() => wantRematch(!wants)}>
          {t(wants ? "online.rematch.not" : "end.again")}
        </button>
      )}
      {play.result?.some((row) => row.rating !== undefined) ? <Ratings /> : null}
      <p className="rematch" role="status">
        {table.status === "closed"
          ? t("online.rematch.gone")
          : wants
            ? t("online.rematch.waits", { who: list(missing) })
            : others.length > 0
              ? t("online.rematch.asks", { n: others.length, who: list(others) })
              : ""}
      </p>
      <Banner />
    </>
  );
}

function Ratings() {
  const { lang, t } = useWords();
  const table = useSession((session) => session.table);
  const result = useSession((session) => session.play?.result);
  const names = namesOf(table?.seats ?? [], lang);
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(lang, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: "always",
  });
  return (
    <dl className="ratings" aria-label={t("online.rating.change")}>
      {(result ?? []).map(({ seat, rating }) =>
        rating === undefined ? null : (
          <div key={seat}>
            <dt>
              <bdi>{names[seat]}</bdi>
            </dt>
            <dd>
              <bdi dir="ltr">
                {number.format(rating.after)} ({signed.format(rating.after - rating.before)})
              </bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
