/** Shows the table once there is one; until then, or if it came to nothing, says so. */
import type { ReactNode } from "react";
import { useSession } from "../session/session.ts";
import { Link } from "../ui/Link.tsx";
import { useWords } from "../words.ts";

export function Seated({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const status = useSession((session) => session.status);
  const problem = useSession((session) => session.problem);
  const ready = useSession((session) => session.play !== null && session.table !== null);
  if (status === "failed") {
    return (
      <main className="page narrow">
        <div role="alert">
          <h1>{t("failed")}</h1>
          <p>{problem?.message}</p>
        </div>
        <p>
          <Link to="/" className="btn main">
            {t("home")}
          </Link>
        </p>
      </main>
    );
  }
  if (!ready) {
    return (
      <main className="page narrow">
        <p role="status">{t("opening")}</p>
      </main>
    );
  }
  return children;
}
