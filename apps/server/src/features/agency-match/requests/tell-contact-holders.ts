import type { Transaction } from "../../../platform/context.ts";
import { listPendingPayloads } from "../../../platform/jobs/pending-jobs.ts";
import { tellAgencyJob } from "../job-definitions.ts";
import { listContactHolders } from "./invitations.operator.store.ts";
import type { ContactHolder } from "./invitations.operator.store.ts";

/**
 * Lists the agencies that must delete the buyer's contact and whose mail about it is missing: it was never queued, or it
 * failed for good.
 */
export async function listUntoldAgencies(
  t: Transaction,
  requestId: string,
): Promise<readonly ContactHolder[]> {
  // Before the holders: a mail that goes out in between is then in neither list.
  const pending = await listPendingPayloads(t, tellAgencyJob);
  const waiting = new Set(
    pending.flatMap(({ news, invitationId }) => (news === "ended" ? [invitationId] : [])),
  );
  const holders = await listContactHolders(t, requestId);
  return holders.filter(
    ({ state, invitationId }) => state === "ended" && !waiting.has(invitationId),
  );
}

/** Queues the missing mails of a request that the caller holds locked, so that a second call queues nothing. */
export async function queueMissingMails(t: Transaction, requestId: string): Promise<number> {
  const untold = await listUntoldAgencies(t, requestId);
  for (const { agencyId, invitationId } of untold) {
    await t.enqueue(tellAgencyJob, { requestId, agencyId, invitationId, news: "ended" });
  }
  return untold.length;
}
