import type { Transaction } from "../../../platform/context.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { tellAgencyJob } from "../job-definitions.ts";
import * as store from "./closed-request.operator.store.ts";
import { endInvitations } from "./invitations.operator.store.ts";
import { queueMissingMails } from "./tell-contact-holders.ts";

/**
 * Ends a request that somebody holds locked. Closed, nobody is asked any more and exchanged contacts stay; withdrawn, every
 * contact goes, on both sides. Agencies that had agreed are told.
 */
export async function endRequest(
  t: Transaction,
  requestId: string,
  { state, by }: { readonly state: "closed" | "withdrawn"; readonly by: "buyer" | "operator" },
): Promise<void> {
  await store.setState(t, requestId, state);
  const isWithdrawn = state === "withdrawn";
  const ended = await endInvitations(t, requestId, {
    by,
    // A declined one too: its answer could be taken back otherwise.
    states: ["asked", "accepted", "declined", ...(isWithdrawn ? (["exchanged"] as const) : [])],
  });
  if (isWithdrawn) await store.removeContact(t, requestId);
  for (const { id: invitationId, agencyId, before } of ended) {
    await audit(t, { kind: "match_ended", agencyId, details: { by } });
    if (before === "accepted") {
      await t.enqueue(tellAgencyJob, { requestId, agencyId, invitationId, news: "ended" });
    }
  }
  // This also mails agencies that had the buyer's contact and withdrew earlier.
  if (isWithdrawn) await queueMissingMails(t, requestId);
}
