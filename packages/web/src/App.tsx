/** Which page is shown. Whatever breaks, the visitor gets a sentence and a way on, never a white page. */
import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Home } from "./pages/Home.tsx";
import { NoPage } from "./pages/NoPage.tsx";
import { usePath } from "./router.ts";
import { useWords } from "./words.ts";

const TablePage = lazy(async () => ({ default: (await import("./table/TablePage.tsx")).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import("./online/OnlinePage.tsx")).OnlinePage }));
const Friends = lazy(async () => ({ default: (await import("./online/Friends.tsx")).Friends }));
const OpenTables = lazy(async () => ({ default: (await import("./online/OpenTables.tsx")).OpenTables }));
const Account = lazy(async () => ({ default: (await import("./online/Account.tsx")).Account }));
const People = lazy(async () => ({ default: (await import("./people/People.tsx")).People }));
const Profile = lazy(async () => ({ default: (await import("./people/Profile.tsx")).Profile }));
const Learn = lazy(async () => ({ default: (await import("./learn/Learn.tsx")).Learn }));
const Lesson = lazy(async () => ({ default: (await import("./learn/Lesson.tsx")).Lesson }));
const Rules = lazy(async () => ({ default: (await import("./learn/Rules.tsx")).Rules }));
const Kingdoms = lazy(async () => ({ default: (await import("./kingdoms/Kingdoms.tsx")).Kingdoms }));
const Replays = lazy(async () => ({ default: (await import("./replay/Replays.tsx")).Replays }));
const ReplayPage = lazy(async () => ({ default: (await import("./replay/ReplayPage.tsx")).ReplayPage }));
const Puzzles = lazy(async () => ({ default: (await import("./puzzles/Puzzles.tsx")).Puzzles }));
const PuzzlePage = lazy(async () => ({ default: (await import("./puzzles/PuzzlePage.tsx")).PuzzlePage }));
const ReviewPage = lazy(async () => ({ default: (await import("./review/ReviewPage.tsx")).ReviewPage }));
const LabPage = lazy(async () => ({ default: (await import("./lab/LabPage.tsx")).LabPage }));
const Cards = lazy(async () => ({ default: (await import("./pages/Cards.tsx")).Cards }));
const Credits = lazy(async () => ({ default: (await import("./pages/Credits.tsx")).Credits }));

/** An address taken apart; null if it can't be read. */
function partsOf(path: string): readonly string[] | null {
  try {
    return path.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function Page({ path }: { readonly path: string }): ReactNode {
  const [page = "", rest = "", ...more] = partsOf(path) ?? ["?"];
  if (more.some((part) => part !== "") || (page === "" && rest !== "")) return <NoPage />;
  switch (page) {
    case "table":
      return <TablePage key={rest} id={rest} />;
    case "t":
      return <OnlinePage key={rest} id={rest} />;
    case "friends":
      return <Friends />;
    case "tables":
      return <OpenTables />;
    case "account":
      return <Account />;
    case "people":
      return rest === "" ? <People /> : <Profile key={rest} id={rest} />;
    case "learn":
      return rest === "" ? <Learn /> : <Lesson key={rest} id={rest} />;
    case "rules":
      return <Rules shown={rest} />;
    case "kingdoms":
      return <Kingdoms />;
    case "replays":
      return <Replays />;
    case "replay":
      return <ReplayPage key={rest} id={rest} />;
    case "puzzles":
      return rest === "" ? <Puzzles /> : <PuzzlePage key={rest} id={rest} />;
    case "review":
      return <ReviewPage key={rest} id={rest} />;
    case "lab":
      return rest === "" ? <LabPage /> : <NoPage />;
    case "cards":
      return <Cards shown={rest === "" ? null : rest} />;
    case "credits":
      return <Credits />;
    case "":
    case "index.html":
      return <Home />;
    default:
      return <NoPage />;
  }
}

interface GuardProps {
  readonly path: string;
  readonly children: ReactNode;
  readonly broken: ReactNode;
}

/** What is broken is the page of one address; the way to another is open. */
class Guard extends Component<GuardProps, { readonly path: string; readonly broken: boolean }> {
  override state = { path: this.props.path, broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  static getDerivedStateFromProps({ path }: GuardProps, state: { readonly path: string }) {
    return path === state.path ? null : { path, broken: false };
  }
  override render(): ReactNode {
    return this.state.broken ? this.props.broken : this.props.children;
  }
}

function Broken() {
  const { t } = useWords();
  return (
    <main className="page narrow">
      <div role="alert">
        <h1>{t("broken")}</h1>
        <p>{t("broken.about")}</p>
      </div>
      <p>
        <a className="btn main" href={location.pathname + location.search + location.hash}>
          {t("reload")}
        </a>{" "}
        <a className="btn" href="/">
          {t("home")}
        </a>
      </p>
    </main>
  );
}

export function App() {
  const path = usePath();
  const { t } = useWords();
  const isTable = /^\/(table(\/|$)|t\/|replay\/|learn\/|puzzles\/.)/.test(path);
  useEffect(() => {
    document.body.classList.toggle("table-page", isTable);
  }, [isTable]);
  return (
    <Guard path={path} broken={<Broken />}>
      <Suspense fallback={<p className="page narrow">{t("opening")}</p>}>
        <Page path={path} />
      </Suspense>
    </Guard>
  );
}
