/** Which page is shown. Whatever breaks, the visitor gets a sentence and a way on, never a white page. */
import { Component, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Home } from "./pages/Home.tsx";
import { usePath } from "./router.ts";
import { useWords } from "./words.ts";

const TablePage = lazy(async () => ({ default: (await import("./table/TablePage.tsx")).TablePage }));
const Setup = lazy(async () => ({ default: (await import("./pages/Setup.tsx")).Setup }));
const Cards = lazy(async () => ({ default: (await import("./pages/Cards.tsx")).Cards }));
const Credits = lazy(async () => ({ default: (await import("./pages/Credits.tsx")).Credits }));

function pageFor(path: string): ReactNode {
  const [, page = "", rest = ""] = path.split("/");
  switch (page) {
    case "table":
      return <TablePage />;
    case "play":
      return <Setup />;
    case "cards":
      return <Cards shown={rest === "" ? null : decodeURIComponent(rest)} />;
    case "credits":
      return <Credits />;
    default:
      return <Home />;
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
    <main className="page narrow" role="alert">
      <h1>{t("broken")}</h1>
      <p>{t("broken.about")}</p>
      <p>
        <a className="btn main" href={location.pathname}>
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
  const isTable = path.startsWith("/table");
  useEffect(() => {
    document.body.classList.toggle("table-page", isTable);
  }, [isTable]);
  return (
    <Guard broken={<Broken />}>
      <Suspense fallback={<p className="page narrow">{t("opening")}</p>}>{pageFor(path)}</Suspense>
    </Guard>
  );
}
