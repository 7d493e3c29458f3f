import { stand, useSession } from "../session/session.ts";
import { useTable } from "./context.ts";

const ANSWERS = ["ask", "always", "never"] as const;

export function Standing() {
  const { t, cards, view } = useTable();
  const standing = useSession((session) => session.standing);
  const reactions = [...cards.values()].filter((card) => card.reacts);
  const owes = [...cards.values()].some((card) => card.owes);
  // Whoever watches is asked nothing.
  if (view.seat < 0) return null;
  return (
    <>
      <h3>{t("standing")}</h3>
      <label className="check">
        <input
          type="checkbox"
          checked={standing.treasures}
          onChange={() => stand({ treasures: !standing.treasures })}
        />
        {t("standing.treasures")}
      </label>
      {owes ? (
        <label className="check">
          <input
            type="checkbox"
            checked={standing.payDebt}
            onChange={() => stand({ payDebt: !standing.payDebt })}
          />
          {t("standing.payDebt")}
        </label>
      ) : null}
      {reactions.map(({ id }) => (
        <label key={id} className="field">
          <span>{t("standing.reaction", { card: [id] })}</span>
          <select
            value={standing.reactions[id] ?? "ask"}
            onChange={(event) =>
              stand({
                reactions: { ...standing.reactions, [id]: event.target.value as (typeof ANSWERS)[number] },
              })
            }
          >
            {ANSWERS.map((answer) => (
              <option key={answer} value={answer}>
                {t(`standing.${answer}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
