/** Who the visitor is to the server: nobody yet, a guest with a name, or an account. */
import type { Me } from "@fiefdom/protocol";
import { create } from "zustand";
import type { Problem } from "../session/types.ts";
import { choose } from "../settings.ts";
import { asProblem, call } from "./api.ts";
import { rememberMe } from "./flag.ts";
import { keepInStep, outOfStep } from "./sync.ts";

interface Known {
  readonly status: "asking" | "known" | "failed";
  readonly me: Me | null;
  readonly problem: Problem | null;
}

export const useMe = create<Known>(() => ({ status: "asking", me: null, problem: null }));
const { setState: set, getState: get } = useMe;

async function know(me: Me | null, settings: "mine" | "theirs" = "theirs"): Promise<void> {
  set({ status: "known", me, problem: null });
  rememberMe(me);
  if (me !== null) choose({ name: me.name });
  if (me?.account === true) await keepInStep(me, settings);
  else outOfStep();
}

/** Asks the server who we are. */
export async function askWho(): Promise<void> {
  try {
    await know(await call<Me>("GET", "/api/me"));
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code === "no-cookie") await know(null);
    else set({ status: "failed", problem });
  }
}

/** Makes sure the server knows us by this name. Accounts keep theirs. */
export async function bear(name: string): Promise<void> {
  const { me } = get();
  if (me !== null && (me.account || me.name === name)) return;
  await know(await call<Me>("POST", "/api/guest", { name }));
}

export const register = async (name: string, password: string): Promise<void> =>
  know(await call<Me>("POST", "/api/account", { name, password }), "mine");

export const logIn = async (name: string, password: string): Promise<void> =>
  know(await call<Me>("POST", "/api/login", { name, password }));

/** Whoever is logged in elsewhere has to log in again. */
export const changePassword = async (old: string, password: string): Promise<void> =>
  know(await call<Me>("POST", "/api/password", { old, password }));

export async function logOut(): Promise<void> {
  await call("POST", "/api/logout", {});
  await know(null);
}

export async function deleteMe(password: string): Promise<void> {
  await call("DELETE", "/api/me", get().me?.account === true ? { password } : {});
  await know(null);
  choose({ name: "" });
}
