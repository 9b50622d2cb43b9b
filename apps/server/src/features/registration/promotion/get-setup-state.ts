import type { Context } from "../../../platform/context.ts";
import { inAgency, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { noteForeignId } from "./note-foreign-id.ts";
import * as store from "./promotion.store.ts";

interface SetupState {
  readonly hasProfile: boolean;
  readonly hasPendingProfile: boolean;
}

/** Whether the caller's profile exists or still waits; for another agency's id it is neither. */
export async function getSetupState(
  ctx: Context,
  { agencyId }: { agencyId: string },
): Promise<SetupState> {
  const userId = requireUserId(ctx);
  const state = await inAgency(ctx, agencyId, async (t) => {
    const hasPendingProfile = await store.hasPendingProfile(t, userId);
    const isOwn = hasPendingProfile || (await store.hasMember(t, userId));
    return { hasProfile: isOwn && (await store.hasProfile(t)), hasPendingProfile };
  });
  if (!state.hasProfile && !state.hasPendingProfile) await noteForeignId(ctx);
  return state;
}
