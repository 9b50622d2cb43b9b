import { briefOf } from "@tc/assessment";
import type { SharedParts, SharedTender } from "@tc/contract";
import { AppError, canUse } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { countTry } from "../../platform/http/rate-limit.ts";
import { hashLinkToken } from "../../platform/tenancy/link-token.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { findAssessedTender, stateOf, statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import { publishedDays } from "../deadlines/index.ts";
import { lockedRecord } from "../tenders/index.ts";
import { clientFamily } from "./client-family.ts";
import { openShareLimit } from "./share.limits.ts";
import { findValidShare } from "./share.operator.store.ts";
import { insertOpening } from "./share.store.ts";
import { sharedRecord } from "./shared-record.ts";

/**
 * The tender behind a link, for whoever has its address. It counts as opened, unless a member of the agency looks at it.
 * Throws not_found, the same for every link that is not valid, and rate_limited.
 */
export async function openShare(
  ctx: Context,
  { shareId }: { shareId: string },
): Promise<SharedTender> {
  await countTry(ctx, openShareLimit, networkOf(ctx.client?.ip ?? ""));
  const share = await findValidShare(ctx, hashLinkToken(shareId));
  const tender = share && (await findAssessedTender(ctx.db, share.slug));
  if (!tender) throw new AppError("not_found");
  const isOwn = ctx.actor.kind === "user" && ctx.actor.membership?.agencyId === share.agency_id;
  if (!isOwn) {
    const client = clientFamily(ctx.client?.headers["user-agent"]);
    await inAgency(ctx, share.agency_id, (t) => insertOpening(t, share.id, client));
  }
  const { record } = tender;
  const isLocked = volumeLockOf(share.tier, statedAmountOf(tender)) !== undefined;
  return {
    sharedBy: { name: share.created_by_name, agency: share.agency_name },
    sharedAt: share.created_at.toISOString(),
    expiresAt: share.expires_at.toISOString(),
    state: stateOf(record, ctx.now()),
    isLocked,
    tender: isLocked ? lockedRecord(record) : sharedRecord(record),
    ...publishedDays(
      ctx.site,
      { id: tender.id, slug: share.slug, title: record.title, record, changedAt: ctx.now() },
      { isLocked, page: `${ctx.site.publicUrl}/shared/${encodeURIComponent(shareId)}` },
    ),
    brief: isLocked ? [] : briefOf(record).map((part) => ({ ...part })),
    parts: isLocked ? {} : partsInPlan(share.parts, share.tier),
  };
}

/** Whether the address of a shared tender's page is one; nothing is counted. */
export async function isValidShare(ctx: Context, shareId: string): Promise<boolean> {
  return (await findValidShare(ctx, hashLinkToken(shareId))) !== undefined;
}

/** A plan that has ended takes its numbers along. */
function partsInPlan({ fit, chances, note }: SharedParts, tier: Tier | null): SharedParts {
  return {
    ...(fit && canUse(tier, "agencyFit") && { fit }),
    ...(chances && canUse(tier, "tenderChances") && { chances }),
    ...(note && { note }),
  };
}
