/** Says that a bot is looking for its plan. It floats, so that nothing moves under anybody's finger. */
import { joined } from "@fiefdom/text/lang";
import { usePlanning } from "../session/planning.ts";
import { useSession } from "../session/session.ts";
import { useWords } from "../words.ts";
import "./planning.css";

const PLANNERS = /^(?:marshal|sovereign)/;

export function Planning() {
  const { lang, t } = useWords();
  const done = usePlanning((planning) => planning.done);
  const table = useSession((session) => session.table);
  if (done === null) return null;
  const names = (table?.seats ?? [])
    .filter(({ bot }) => bot !== null && PLANNERS.test(bot))
    .map(({ name }) => name);
  const who = joined(names, lang);
  return (
    <div className="planning" role="status">
      <span>{t("planning", { who })}</span>
      <progress max={1} aria-hidden="true" {...(done > 0 ? { value: done } : {})} />
    </div>
  );
}
