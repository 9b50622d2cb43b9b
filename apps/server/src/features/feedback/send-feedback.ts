import type { sendFeedback as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { feedbackLimit } from "./feedback.limits.ts";
import { insertFeedback } from "./feedback.store.ts";
import { mailFeedbackJob } from "./job-definitions.ts";
import { toFeedback } from "./to-feedback.ts";
import type { Feedback } from "./to-feedback.ts";

type Input = z.output<NonNullable<typeof endpoint.body>>;

/** Keeps it and has it mailed to the operator. Throws rate_limited. */
export async function sendFeedback(ctx: Context, { kind, text, page }: Input): Promise<Feedback> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  await countTry(ctx, feedbackLimit, userId);
  return inAgency(ctx, agencyId, async (t) => {
    const byName = await memberName(t, userId);
    const row = await insertFeedback(t, { userId, byName, kind, text, page });
    await t.enqueue(mailFeedbackJob, { feedbackId: row.id });
    return toFeedback(row);
  });
}
