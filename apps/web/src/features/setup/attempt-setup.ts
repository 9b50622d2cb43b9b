import { account } from "../../platform/api/api-account";
import { ApiError } from "../../platform/api/api-error";
import { errorTypeOf, promotionFailure, setupMessages, SetupFailure } from "./setup-errors";

export type SetupCalls = Pick<
  typeof account,
  "getSetupState" | "upsertUserRecord" | "promoteProfile"
>;

/** Both ids are claims of the page's address; the server compares them with the session. */
export interface SetupIds {
  readonly agencyId: string | undefined;
  readonly userId: string;
}

/** One attempt to make the profile. Throws SetupFailure with what to show. */
export async function attemptSetup(
  { agencyId, userId }: SetupIds,
  calls: SetupCalls = account,
): Promise<void> {
  if (agencyId === undefined) throw new SetupFailure(setupMessages.noProfile);
  const params = { agencyId };
  const state = await orFail(stateMessage, () =>
    calls.getSetupState({ params, query: { userId } }),
  );
  if (state.hasProfile) {
    await orFail(
      () => setupMessages.userUpsertFailed,
      () => calls.upsertUserRecord({ params }),
    );
    return;
  }
  if (!state.hasPendingProfile) throw new SetupFailure(setupMessages.noProfile);
  // 'already_promoted' is a success, too.
  await orFail(promotionFailure, () =>
    calls.promoteProfile({ body: { agency_id: agencyId, auth_id: userId } }),
  );
}

/** One call reads both profiles; its error says which of them could not be read. */
function stateMessage(error: unknown): string {
  const isPending = error instanceof ApiError && error.details["step"] === "pending_profile";
  return isPending ? setupMessages.pendingFetchFailed : setupMessages.profileCheckFailed;
}

async function orFail<Result>(
  message: (error: unknown) => string,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const text = isMissing(error) ? setupMessages.noProfile : message(error);
    throw new SetupFailure(text, errorTypeOf(error));
  }
}

/** An id that no agency or user can have is as good as none. */
function isMissing(error: unknown): boolean {
  const codes = ["no_pending_profile", "not_found", "bad_request"];
  return error instanceof ApiError && codes.includes(error.code);
}
