/**
 * Settings go with the account. What is chosen on one device is stored with it and holds on the others from
 * their next visit on. Without an account nothing is sent anywhere.
 */
import type { Me } from "@fiefdom/protocol";
import { isLang } from "@fiefdom/text";
import { choose, chooseLang, isChoice, useSettings } from "../settings.ts";
import { call } from "./api.ts";

/** Several changes in a row are sent as one. */
const CALM_MS = 800;

type Plain = Record<string, string | number | boolean>;

/** The name is the account's own; everything else that is a plain value is a setting. */
function chosen(): Plain {
  const { name: _, ...settings } = useSettings.getState();
  const plain = Object.entries(settings).filter(([, value]) =>
    ["string", "number", "boolean"].includes(typeof value),
  );
  return Object.fromEntries(plain) as Plain;
}

/** Takes over the settings that there are here, with values of their kind. */
async function takeOver(settings: Me["settings"]): Promise<void> {
  const now = chosen();
  const fits = Object.entries(settings).filter(
    ([key, value]) => key !== "lang" && typeof value === typeof now[key] && isChoice(key, value),
  );
  choose(Object.fromEntries(fits));
  if (typeof settings.lang === "string" && isLang(settings.lang)) await chooseLang(settings.lang);
}

/** Whose settings are being kept in step, and how to stop it. */
let inStep: { readonly person: string; stop(): void } | null = null;

export function outOfStep(): void {
  inStep?.stop();
  inStep = null;
}

/** Takes over what the account has, or gives it what was chosen here; from then on every change is stored. */
export async function keepInStep({ person, settings }: Me, first: "mine" | "theirs"): Promise<void> {
  if (inStep?.person === person) return;
  outOfStep();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored = "";
  const store = (): void => {
    const now = chosen();
    if (JSON.stringify(now) === stored) return;
    stored = JSON.stringify(now);
    call("PATCH", "/api/me", { settings: { ...settings, ...now } }).catch(() => {
      // It holds here; the next change is sent with it.
      stored = "";
    });
  };
  const unsubscribe = useSettings.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(store, CALM_MS);
  });
  inStep = {
    person,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
  if (first === "theirs") {
    await takeOver(settings);
    stored = JSON.stringify(chosen());
  } else store();
}
