import type { UserStatus } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { asOperator, requireUserId } from "../../platform/tenancy/tenancy.ts";
import * as store from "./account.operator.store.ts";

/** The user record of the signed-in person, and whether their registered profile still waits. */
export async function getUserStatus(ctx: Context): Promise<UserStatus> {
  const userId = requireUserId(ctx);
  return asOperator(ctx, async (t) => ({
    record: (await store.findUserRecord(t, userId)) ?? null,
    hasPendingProfile: (await store.findPendingId(t, userId)) !== undefined,
  }));
}
