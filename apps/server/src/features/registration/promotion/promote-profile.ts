import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { noteForeignId } from "./note-foreign-id.ts";
import { promotePending } from "./promote-pending.ts";
import { promotionErrorType } from "./promotion-error.ts";

interface PromotionRequest {
  readonly agency_id: string;
  readonly auth_id: string;
}

/** The request's ids prove nothing: the session says who asks, and the pending profile who owns it. */
export async function promoteProfile(
  ctx: Context,
  { agency_id: agencyId, auth_id: authId }: PromotionRequest,
): Promise<{ status: "success" | "already_promoted" }> {
  const userId = requireUserId(ctx);
  const status = authId === userId ? await tryPromotion(ctx, { agencyId, userId }) : undefined;
  if (!status) {
    await noteForeignId(ctx);
    throw new AppError("no_pending_profile");
  }
  return { status };
}

async function tryPromotion(ctx: Context, ids: { agencyId: string; userId: string }) {
  try {
    return await promotePending(ctx, ids);
  } catch (error) {
    ctx.log.error({ err: error, userId: ids.userId }, "profile not promoted");
    throw new AppError("promotion_failed", { errorType: promotionErrorType(error) });
  }
}
