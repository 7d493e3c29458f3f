/** A finished game in a list: when, who, with how many points, in which kingdom. */
import type { PlaceJSON } from "@fiefdom/protocol";
import { type KingdomId, kingdomName } from "@fiefdom/text";
import type { ReactNode } from "react";
import { type CatalogueKingdom, cardsOfPile, isCard, KINGDOMS } from "../cards/catalogue.ts";
import { KingdomArms } from "../cards/KingdomArms.tsx";
import { Crest } from "../table/Players.tsx";
import { Link } from "../ui/Link.tsx";
import { Signed } from "../ui/Signed.tsx";
import { useWords } from "../words.ts";
import { pathOf, reviewPath } from "./address.ts";
import { listedIn } from "./called.ts";
import type { GameRecord, Sitter } from "./game.ts";
import "./game.css";

type SetUp = GameRecord["setUp"];

/** The kingdom by its name, if it is one of those that have one. */
function kingdomOf({ kingdom, landscapes }: SetUp): CatalogueKingdom {
  const same = (a: readonly string[], b: readonly string[]): boolean =>
    a.length === b.length && a.every((id) => b.includes(id));
  const named = KINGDOMS.find((other) => same(other.kingdom, kingdom) && same(other.landscapes, landscapes));
  return (
    named ?? {
      id: "",
      kingdom: kingdom.filter((pile) => cardsOfPile(pile).length > 0),
      landscapes: landscapes.filter(isCard),
      colonies: false,
    }
  );
}

function Kingdom({ setUp }: { readonly setUp: SetUp }) {
  const { lang } = useWords();
  const kingdom = kingdomOf(setUp);
  return (
    <div className="board">
      {kingdom.id === "" ? null : <p>{kingdomName(kingdom.id as KingdomId, lang)}</p>}
      <KingdomArms kingdom={kingdom} />
    </div>
  );
}

export function GameLine({
  id,
  ended,
  seats,
  you = -1,
  result,
  setUp,
  unreplayable = false,
  damaged = false,
  children,
}: {
  readonly id: string;
  readonly ended: number | null;
  readonly seats: readonly Sitter[];
  readonly you?: number;
  readonly result: readonly PlaceJSON[] | null;
  readonly setUp?: SetUp;
  readonly unreplayable?: boolean;
  /** It is so because something of it was lost. */
  readonly damaged?: boolean;
  /** More that can be done with it. */
  readonly children: ReactNode;
}) {
  const { lang, t } = useWords();
  const names = listedIn(seats, you, lang);
  const when =
    ended === null
      ? null
      : new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(ended);
  const order = result?.map((row) => row.seat) ?? seats.map((_, seat) => seat);
  return (
    <li className="game">
      <div className="whom">
        <h3>
          {order.map((seat) => {
            const row = result?.find((other) => other.seat === seat);
            return (
              <span key={seat} className={row?.place === 1 ? "won" : ""}>
                <Crest seat={seat} />
                <bdi>{names[seat]}</bdi>
                {row === undefined ? null : (
                  <b>
                    <Signed n={row.score.total} />
                  </b>
                )}
                {row?.place === 1 ? <span className="vh">, {t("replays.won")}</span> : null}
                <span className="vh">; </span>
              </span>
            );
          })}
        </h3>
        {ended === null ? null : (
          <p className="soft">
            <time dateTime={new Date(ended).toISOString()}>{when}</time>
          </p>
        )}
        {unreplayable ? (
          <p className="soft">{t(damaged ? "replays.damaged" : "replays.unreplayable")}</p>
        ) : null}
      </div>
      {setUp === undefined ? null : <Kingdom setUp={setUp} />}
      <div className="acts">
        {unreplayable ? null : (
          <>
            <Link to={pathOf(id)} className="btn small main">
              {t("replay")}
            </Link>
            <Link to={reviewPath(id)} className="btn small">
              {t("review")}
            </Link>
          </>
        )}
        {children}
      </div>
    </li>
  );
}
