import type { SessionUser, UserStatus } from "@tc/contract";
import { ApiError } from "../../platform/api/api-error";
import { errorTypeOf, setupMessages, setupPath } from "../setup";

export interface PrepareSources {
  readonly user: Pick<SessionUser, "id" | "metadata">;
  /** registered_agency_id of the local storage */
  readonly storedAgencyId: string | undefined;
  readonly readStatus: () => Promise<UserStatus>;
  readonly promote: (agencyId: string, userId: string) => Promise<unknown>;
}

export type Prepared =
  | { readonly kind: "ready" }
  /** Nothing left to set up. */
  | { readonly kind: "active" }
  /** /setup goes on from here. */
  | { readonly kind: "failed"; readonly setupPath: string };

/**
 * Makes sure that there is a user record to set up: without one the waiting profile is promoted. Doing it twice changes
 * nothing (already_promoted).
 */
export async function prepareOnboarding(sources: PrepareSources): Promise<Prepared> {
  const { user, storedAgencyId, readStatus, promote } = sources;
  const { record } = await readStatus();
  if (record !== null) return { kind: record.active ? "active" : "ready" };
  const agencyId = user.metadata.agency_id ?? storedAgencyId;
  if (agencyId === undefined) return failed("unknown", setupMessages.noProfile, user.id, undefined);
  try {
    await promote(agencyId, user.id);
    return { kind: "ready" };
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated") throw error;
    const isMissing = error instanceof ApiError && error.code === "no_pending_profile";
    const message = isMissing ? setupMessages.noProfile : setupMessages.promotionFailed;
    return failed(errorTypeOf(error), message, user.id, agencyId);
  }
}

function failed(error: string, message: string, userId: string, agencyId: string | undefined) {
  return { kind: "failed", setupPath: setupPath({ error, message, userId, agencyId }) } as const;
}
