import { accountLimits, AppError } from "@tc/domain";
import { audit } from "../../platform/audit.ts";
import type { Context } from "../../platform/context.ts";
import { requireOwner } from "../../platform/require-owner.ts";
import { inAgency, requireMembership } from "../../platform/tenancy.ts";
import { requirePassword } from "../account/index.ts";
import { findAgency, setDeletionDue } from "./agency.store.ts";
import { announceDeletion, noticeForDeletionJob } from "./job-definitions.ts";
import { listActiveMembers } from "./member-addresses.store.ts";

/** From the request to the deletion. */
export const deletionGraceMs = accountLimits.deletionGraceDays * 24 * 60 * 60 * 1000;

/** Everything goes on working until the grace period is over; a subscription gets its notice. Asking twice does not begin it anew. */
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
    await t.enqueue(noticeForDeletionJob, { agencyId });
    await audit(t, { kind: "deletion_requested", agencyId });
    return { deletionDueAt: dueAt.toISOString() };
  });
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
