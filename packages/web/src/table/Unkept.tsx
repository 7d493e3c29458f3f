/** A strip below the bar while the browser can't store the game. Nothing is blocked by it. */
import { useSession } from "../session/session.ts";
import { useWords } from "../words.ts";

/** The region stays, so that what comes into it is read aloud. */
export function Unkept() {
  const { t } = useWords();
  const unkept = useSession((session) => session.unkept);
  return (
    <div className="strips" role="status">
      {unkept ? (
        <div className="strip lost">
          <p>{t("unkept")}</p>
        </div>
      ) : null}
    </div>
  );
}
