import { account } from "../../platform/api/api-account";
import { ApiError } from "../../platform/api/api-error";
import { errorTypeOf, setupMessages, SetupFailure } from "./setup-errors";

export type SetupCalls = Pick<
  typeof account,
  "getSetupState" | "upsertUserRecord" | "promoteProfile"
>;

/** One attempt to make the profile. Throws SetupFailure with what to show. */
export async function attemptSetup(
  { agencyId, userId }: { agencyId: string | undefined; userId: string },
  calls: SetupCalls = account,
): Promise<void> {
  if (agencyId === undefined) throw new SetupFailure(setupMessages.noProfile);
  const params = { agencyId };
  const state = await orFail(setupMessages.profileCheckFailed, () =>
    calls.getSetupState({ params }),
  );
  if (state.hasProfile) {
    await orFail(setupMessages.userUpsertFailed, () => calls.upsertUserRecord({ params }));
    return;
  }
  if (!state.hasPendingProfile) throw new SetupFailure(setupMessages.noProfile);
  // 'already_promoted' is a success, too.
  await orFail(setupMessages.promotionFailed, () =>
    calls.promoteProfile({ body: { agency_id: agencyId, auth_id: userId } }),
  );
}

async function orFail<Result>(message: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const isMissing =
      error instanceof ApiError &&
      (error.code === "no_pending_profile" || error.code === "not_found");
    throw new SetupFailure(isMissing ? setupMessages.noProfile : message, errorTypeOf(error));
  }
}
