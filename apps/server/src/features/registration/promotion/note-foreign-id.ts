import { audit } from "../../../platform/tenancy/audit.ts";
import type { Context } from "../../../platform/context.ts";
import { isWithinLimit } from "../../../platform/http/rate-limit.ts";
import { asOperator, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { foreignIdLimit } from "../../account/index.ts";

/**
 * Writes down that somebody asked for an agency that is not theirs. A missing one is written down alike: whether it
 * exists must show in no answer and no delay.
 */
export async function noteForeignId(ctx: Context): Promise<void> {
  const userId = requireUserId(ctx);
  if (!(await isWithinLimit(ctx, foreignIdLimit, userId))) return;
  const agencyId = ctx.actor.kind === "user" ? ctx.actor.membership?.agencyId : undefined;
  await asOperator(ctx, (t) => audit(t, { kind: "foreign_id_refused", agencyId }));
}
