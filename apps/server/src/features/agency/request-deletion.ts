import { accountLimits, AppError } from "@tc/domain";
import { audit } from "../../platform/tenancy/audit.ts";
import type { Context } from "../../platform/context.ts";
import { requireOwner } from "../../platform/tenancy/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requirePassword } from "../account/index.ts";
import { cancelForDeletion } from "../billing/index.ts";
import { findAgency, setDeletionDue } from "./agency.store.ts";
import { announceDeletion, cancelSubscriptionOnDeletionJob } from "./job-definitions.ts";
import { listActiveMembers } from "./member-addresses.store.ts";

/** From the request to the deletion. */
const deletionGraceMs = accountLimits.deletionGraceDays * 24 * 60 * 60 * 1000;

/** Everything goes on working until the grace period is over; a subscription gets its cancellation. Asking twice does not begin it anew. */
export async function requestDeletion(
  ctx: Context,
  { currentPassword, agencyName }: { currentPassword: string; agencyName: string },
): Promise<{ deletionDueAt: string }> {
  const { agencyId } = requireMembership(ctx);
  await requirePassword(ctx, currentPassword);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const agency = await findAgency(t);
    if (!agency) throw new AppError("not_found");
    // The name is typed to make sure that the right agency goes, not as a secret.
    if (agency.name.trim() !== agencyName.trim()) throw new AppError("bad_request");
    if (agency.deletion_due_at) return { deletionDueAt: agency.deletion_due_at.toISOString() };
    const dueAt = new Date(t.now().getTime() + deletionGraceMs);
    await setDeletionDue(t, dueAt);
    for (const userId of await listActiveMembers(t)) {
      await t.enqueue(announceDeletion, { agencyId, userId });
    }
    await t.enqueue(cancelSubscriptionOnDeletionJob, { agencyId });
    await audit(t, { kind: "deletion_requested", agencyId });
    return { deletionDueAt: dueAt.toISOString() };
  });
}

/** The request is the cancellation of a subscription, too. Does nothing where the deletion was taken back meanwhile. */
export async function cancelSubscriptionOnDeletion(
  ctx: Context,
  { agencyId }: { agencyId: string },
): Promise<void> {
  const agency = await inAgency(ctx, agencyId, findAgency);
  if (!agency?.deletion_due_at) return;
  const requestedAt = new Date(agency.deletion_due_at.getTime() - deletionGraceMs);
  await cancelForDeletion(ctx, agencyId, requestedAt);
}

export async function cancelDeletion(ctx: Context): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const agency = await findAgency(t);
    if (agency?.deletion_due_at) {
      await setDeletionDue(t, null);
      await audit(t, { kind: "deletion_cancelled", agencyId });
    }
    return { done: true };
  });
}
