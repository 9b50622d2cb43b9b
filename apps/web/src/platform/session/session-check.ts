import { useSyncExternalStore } from "react";
import { account } from "../api/api-account";
import { loadSession, onUserChange } from "./session";
import { checkStatus } from "./session-status";
import type { StatusOutcome } from "./session-status";
import { registeredAgency } from "../stored";

let outcome: StatusOutcome | undefined;
let latest = 0;
const listeners = new Set<() => void>();

function set(next: StatusOutcome | undefined) {
  outcome = next;
  for (const listener of listeners) listener();
}

// What was found for one user says nothing about the next.
onUserChange(() => {
  latest++;
  set(undefined);
});

/** Checks the signed-in user's status; undefined when nobody is signed in or a newer check overtook this one. */
export async function runStatusCheck(): Promise<StatusOutcome | undefined> {
  const checkNumber = ++latest;
  const session = await loadSession();
  if (session.kind !== "known" || session.user === null) return undefined;
  const status = await checkStatus({
    metadata: session.user.metadata,
    storedAgencyId: registeredAgency.read(),
    readStatus: () => account.getUserStatus(),
  });
  if (checkNumber !== latest) return undefined;
  if (status.kind === "active") registeredAgency.remove();
  if (status.kind === "lookup_failed") console.error("ERROR agency lookup failed:", status.error);
  set(status);
  return status;
}

/** What the last check found; undefined before the first. */
export function useStatusOutcome(): StatusOutcome | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => outcome,
    () => undefined,
  );
}
