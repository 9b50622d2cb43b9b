import type { SessionUser } from "@tc/contract";
import { useSyncExternalStore } from "react";
import { account } from "../api/api-account";
import { onApiFailure } from "../api/api-fetch";
import type { ApiError } from "../api/api-error";
import { dropBootstrap } from "../api/bootstrap";
import { gateMarker } from "../stored";

/** Who is signed in, as far as this tab knows. */
export type SessionState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "known"; readonly user: SessionUser | null };

type SessionEvent = "signed_in" | "signed_out" | "user_updated";

let state: SessionState = { kind: "loading" };
let load: Promise<SessionState> | undefined;
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

const userListeners = new Set<() => void>();

function set(next: SessionState): SessionState {
  const previous = state;
  const isOther = userIdOf(previous) !== userIdOf(next);
  state = next;
  if (isOther) {
    if (userIdOf(previous) !== undefined) dropBootstrap();
    for (const listener of userListeners) listener();
  }
  for (const listener of listeners) listener();
  return next;
}

function userIdOf(of: SessionState): string | undefined {
  return of.kind === "known" ? of.user?.id : undefined;
}

/** Called when another user, or nobody, is signed in from now on. */
export function onUserChange(listener: () => void): () => void {
  userListeners.add(listener);
  return () => userListeners.delete(listener);
}

/** Asks once per page load; everybody after that gets the same answer. */
export function loadSession(): Promise<SessionState> {
  load ??= ask();
  return load;
}

async function ask(): Promise<SessionState> {
  try {
    const { user } = await account.getSession();
    return set({ kind: "known", user });
  } catch (error) {
    // The next one who needs it asks again.
    load = undefined;
    return set({ kind: "failed", error });
  }
}

/** After signing in or after the account changed: asks again and tells the other tabs. */
export async function refreshSession(event: SessionEvent): Promise<SessionUser | null> {
  load = ask();
  const next = await load;
  if (next.kind === "failed") throw next.error;
  tell(event);
  return next.kind === "known" ? next.user : null;
}

/** Ends the session on the server, here and in the other tabs. */
export async function signOut(): Promise<void> {
  await account.signOut();
  forgetUser();
  tell("signed_out");
}

function forgetUser() {
  load = Promise.resolve(set({ kind: "known", user: null }));
}

function tell(event: SessionEvent) {
  channel?.postMessage(event);
}

/** Called once at start: hears the other tabs and every answer that says the session or the gate is closed. */
export function watchSession(): void {
  if (channel !== undefined || typeof BroadcastChannel === "undefined") return;
  channel = new BroadcastChannel("tc-session");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "signed_out") forgetUser();
    else if (load !== undefined) load = ask();
  });
  // A page that comes back from the browser's memory may show what a session showed that has ended since.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && load !== undefined) load = ask();
  });
  onApiFailure(handleFailure);
}

function handleFailure(error: ApiError) {
  if (error.code === "unauthenticated" && state.kind === "known" && state.user !== null) {
    forgetUser();
  }
  // The gate was closed under us; the marker tells a first time from a loop.
  if (error.code === "gate_locked" && gateMarker.has()) {
    gateMarker.remove();
    location.reload();
  }
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => loading,
  );
}

const loading: SessionState = { kind: "loading" };
