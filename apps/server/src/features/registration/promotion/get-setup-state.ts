import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { isDatabaseUnavailable } from "../../../platform/database/database-errors.ts";
import { inAgency, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { noteForeignId } from "./note-foreign-id.ts";
import { promotionErrorType } from "./promotion-error.ts";
import * as store from "./promotion.store.ts";

interface SetupState {
  readonly hasProfile: boolean;
  readonly hasPendingProfile: boolean;
}

const nothing: SetupState = { hasProfile: false, hasPendingProfile: false };

/** Whether the caller's profile exists or still waits; for another agency's or user's id it is neither. */
export async function getSetupState(
  ctx: Context,
  { agencyId, userId: claimedId }: { agencyId: string; userId?: string | undefined },
): Promise<SetupState> {
  const userId = requireUserId(ctx);
  const isOwnClaim = claimedId === undefined || claimedId === userId;
  const state = isOwnClaim ? await readState(ctx, agencyId, userId) : nothing;
  if (!state.hasProfile && !state.hasPendingProfile) await noteForeignId(ctx);
  return state;
}

function readState(ctx: Context, agencyId: string, userId: string): Promise<SetupState> {
  return inAgency(ctx, agencyId, async (t) => {
    const hasPendingProfile = await orSayStep(ctx, "pending_profile", () =>
      store.hasPendingProfile(t, userId),
    );
    const hasProfile = await orSayStep(
      ctx,
      "profile",
      async () =>
        (hasPendingProfile || (await store.hasMember(t, userId))) && (await store.hasProfile(t)),
    );
    return { hasProfile, hasPendingProfile };
  });
}

/** /setup has a message for each step that can fail, and a title for each cause. */
async function orSayStep<Result>(
  ctx: Context,
  step: "pending_profile" | "profile",
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    ctx.log.error({ err: error, step }, "setup state not read");
    throw new AppError("internal", { step, errorType: promotionErrorType(error) });
  }
}
