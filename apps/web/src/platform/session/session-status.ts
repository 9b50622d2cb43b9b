import type { UserStatus } from "@tc/contract";
import { ApiError } from "../api/api-error";

export type UserRecord = NonNullable<UserStatus["record"]>;

export interface StatusSources {
  readonly metadata: { readonly agency_id?: string | undefined; readonly agencyId?: string };
  /** registered_agency_id of the local storage */
  readonly storedAgencyId: string | undefined;
  readonly readStatus: () => Promise<UserStatus>;
}

/** What the check of the user's status found. */
export type StatusOutcome =
  | { readonly kind: "active"; readonly record: UserRecord }
  | { readonly kind: "inactive" }
  | { readonly kind: "no_record" }
  /** No source names an agency: nothing is done, protected pages say 'Zugriff verweigert'. */
  | { readonly kind: "no_agency" }
  | { readonly kind: "query_failed" }
  /** Not even the agency could be looked up; nothing is known. */
  | { readonly kind: "lookup_failed"; readonly error: unknown }
  /** The session ended meanwhile. */
  | { readonly kind: "signed_out" };

/** The check is not made where its outcomes lead to. */
export function isStatusChecked(pathname: string): boolean {
  return !/^\/(onboarding|setup)\/?$/.test(pathname);
}

/** The agency by the specification's order of sources, then the user's record. */
export async function checkStatus(sources: StatusSources): Promise<StatusOutcome> {
  const { metadata, storedAgencyId, readStatus } = sources;
  const agencyId = metadata.agency_id ?? metadata.agencyId ?? storedAgencyId;
  try {
    const { record } = await readStatus();
    // users.agency_id, looked up last, and the record checked after it come with one answer.
    if (agencyId === undefined && record === null) return { kind: "no_agency" };
    if (record === null) return { kind: "no_record" };
    return record.active ? { kind: "active", record } : { kind: "inactive" };
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") {
      return { kind: "signed_out" };
    }
    return agencyId === undefined ? { kind: "lookup_failed", error } : { kind: "query_failed" };
  }
}

export const statusCheckFailed = "Fehler beim Überprüfen des Nutzerstatus.";

/** Where an outcome leads; undefined: stay. */
export function routeAfterCheck(outcome: StatusOutcome): string | undefined {
  if (outcome.kind === "no_record" || outcome.kind === "inactive") return "/onboarding";
  if (outcome.kind !== "query_failed") return undefined;
  return `/setup?${new URLSearchParams({ error: "database_error", message: statusCheckFailed })}`;
}
