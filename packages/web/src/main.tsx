import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./styles/all.css";
import { App } from "./App.tsx";
import { hasAccount } from "./online/flag.ts";
import { prepareSettings } from "./settings.ts";

await prepareSettings();
const root = document.getElementById("root");
if (root === null) throw new Error("the page has no place for the game");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Whoever has an account finds their settings on every device.
if (hasAccount()) void import("./online/me.ts").then(({ askWho }) => askWho());

// Once the page stands, what it needs is kept for times without a network.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Without it the page works as long as there is a network.
  });
}
