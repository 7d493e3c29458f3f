/** Which page is shown. Whatever breaks, the visitor gets a sentence and a way on, never a white page. */
import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Home } from "./pages/Home.tsx";
import { SiteBar, SiteFoot } from "./pages/Site.tsx";
import { usePath } from "./router.ts";
import { Link } from "./ui/Link.tsx";
import { useWords } from "./words.ts";

const TablePage = lazy(async () => ({ default: (await import("./table/TablePage.tsx")).TablePage }));
const OnlinePage = lazy(async () => ({ default: (await import("./online/OnlinePage.tsx")).OnlinePage }));
const Friends = lazy(async () => ({ default: (await import("./online/Friends.tsx")).Friends }));
const OpenTables = lazy(async () => ({ default: (await import("./online/OpenTables.tsx")).OpenTables }));
const Account = lazy(async () => ({ default: (await import("./online/Account.tsx")).Account }));
const Learn = lazy(async () => ({ default: (await import("./learn/Learn.tsx")).Learn }));
const Lesson = lazy(async () => ({ default: (await import("./learn/Lesson.tsx")).Lesson }));
const Rules = lazy(async () => ({ default: (await import("./learn/Rules.tsx")).Rules }));
const Kingdoms = lazy(async () => ({ default: (await import("./kingdoms/Kingdoms.tsx")).Kingdoms }));
const Replays = lazy(async () => ({ default: (await import("./replay/Replays.tsx")).Replays }));
const ReplayPage = lazy(async () => ({ default: (await import("./replay/ReplayPage.tsx")).ReplayPage }));
const Cards = lazy(async () => ({ default: (await import("./pages/Cards.tsx")).Cards }));
const Credits = lazy(async () => ({ default: (await import("./pages/Credits.tsx")).Credits }));

function pageFor(path: string): ReactNode {
  const [, page = "", rest = ""] = path.split("/");
  switch (page) {
    case "table":
      return <TablePage />;
    case "t":
      return <OnlinePage key={rest} id={rest} />;
    case "friends":
      return <Friends />;
    case "tables":
      return <OpenTables />;
    case "account":
      return <Account />;
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
    case "cards":
      return <Cards shown={rest === "" ? null : decodeURIComponent(rest)} />;
    case "credits":
      return <Credits />;
    case "":
    case "index.html":
      return <Home />;
    default:
      return <NoPage />;
  }
}

class Guard extends Component<
  { readonly children: ReactNode; readonly broken: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
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

function NoPage() {
  const { t } = useWords();
  return (
    <div className="home">
      <SiteBar logo />
      <main className="page narrow">
        <h1>{t("noPage")}</h1>
        <p>{t("noPage.about")}</p>
        <p>
          <Link to="/" className="btn main">
            {t("home")}
          </Link>
        </p>
      </main>
      <SiteFoot />
    </div>
  );
}

export function App() {
  const path = usePath();
  const { t } = useWords();
  const isTable = /^\/(table$|t\/|replay\/|learn\/)/.test(path);
  useEffect(() => {
    document.body.classList.toggle("table-page", isTable);
  }, [isTable]);
  return (
    <Guard broken={<Broken />}>
      <Suspense fallback={<p className="page narrow">{t("opening")}</p>}>{pageFor(path)}</Suspense>
    </Guard>
  );
}
