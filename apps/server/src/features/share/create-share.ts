import type { createShare as endpoint } from "@tc/contract";
import { AppError, berlinInstant, shareLimits } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import { lockAgency } from "../../platform/tenancy/agency-lock.store.ts";
import { createLinkToken } from "../../platform/tenancy/link-token.ts";
import { memberName } from "../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { requireTender } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { createShareLimit } from "./share.limits.ts";
import { insertShare, listValidShares } from "./share.store.ts";
import { sharedPartsOf } from "./shared-parts-of.ts";
import { toShare } from "./to-share.ts";

type Input = z.output<NonNullable<typeof endpoint.body>> & { readonly slug: string };
type Answer = z.output<typeof endpoint.response>;

/**
 * Makes a link whose address is told this once. What it shows beyond the facts is kept as it is now, so that nothing
 * which changes later is shown unasked. Throws bad_request, plan_required and rate_limited.
 */
export async function createShare(ctx: Context, judges: Judges, input: Input): Promise<Answer> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const parts = [...new Set(input.parts)];
  if (parts.includes("note") !== (input.note !== undefined)) throw new AppError("bad_request");
  await countTry(ctx, createShareLimit, agencyId);
  const tender = await requireTender(ctx, input.slug);
  const assessed = await sharedPartsOf(ctx, judges, tender, parts);
  const { token, hash: tokenHash } = createLinkToken();
  const expiresAt = endOfDay(addDays(berlinDay(ctx.now()), input.days));
  const share = await inAgency(ctx, agencyId, async (t) => {
    // Two at once shall not both take the last place.
    await lockAgency(t);
    const valid = await listValidShares(t, tender.id);
    if (valid.length >= shareLimits.validPerTender) throw new AppError("bad_request");
    const byName = await memberName(t, userId);
    const note = input.note === undefined ? undefined : { text: input.note, byName };
    return insertShare(t, {
      tenderId: tender.id,
      tokenHash,
      parts: { ...assessed, ...(note && { note }) },
      userId,
      byName,
      expiresAt,
    });
  });
  return { share: toShare(share, []), url: `${ctx.site.publicUrl}/shared/${token}` };
}

/** The last second of a day in Germany: pages say the day alone, and the link is valid all of it. */
function endOfDay(day: string): Date {
  return new Date(berlinInstant(addDays(day, 1), "00:00").getTime() - 1_000);
}
