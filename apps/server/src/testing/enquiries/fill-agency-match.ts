import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

interface Owner {
  readonly agencyId: string;
  readonly userId: string;
}

/** Two buyers' requests: one on which both agreed, so that each has the other's contact, and one that waits for an answer. */
export async function fillAgencyMatch(t: Transaction<Database>, owner: Owner) {
  const { closedRequestId, matchInvitationId } = await fillRequest(t, owner, true);
  const { matchInvitationId: openInvitationId } = await fillRequest(t, owner, false);
  return { closedRequestId, matchInvitationId, openInvitationId };
}

async function fillRequest(
  t: Transaction<Database>,
  { agencyId, userId }: Owner,
  isExchanged: boolean,
): Promise<{ matchInvitationId: string; closedRequestId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const secret = `Geheim in ${agencyId}`;
  const until = new Date("2100-01-01T00:00:00Z");
  const contact = { organisation: secret, name: secret, email: `geheim@${agencyId}.example` };
  const { id: closedRequestId } = await t
    .insertInto("closed_request")
    .values({
      origin: "operator",
      state: "running",
      title: secret,
      description: secret,
      buyer_kind: "municipal",
      agency_sectors: ["film"],
      laender: ["DEF"],
      answers_until: until,
      agencies_sought: 3,
      created_at: at,
      address_confirmed_at: at,
      started_at: at,
      content_hash: randomBytes(32),
      is_confirmation_wanted: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("closed_request_contact")
    .values({ request_id: closedRequestId, ...contact })
    .execute();
  const { id: matchInvitationId } = await t
    .insertInto("match_invitation")
    .values({
      agency_id: agencyId,
      request_id: closedRequestId,
      request: JSON.stringify({
        title: secret,
        description: secret,
        buyerKind: "municipal",
        agencySectors: ["film"],
        laender: ["DEF"],
      }),
      answers_until: until,
      fit: JSON.stringify({ score: 80, low: 70, high: 90, parts: [], knockouts: [] }),
      asked_at: at,
      state: isExchanged ? "exchanged" : "asked",
      ...(isExchanged && {
        answered_at: at,
        answered_by: userId,
        shared_contact: JSON.stringify(contact),
        exchanged_at: at,
      }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (isExchanged) {
    await t
      .insertInto("match_contact")
      .values({ invitation_id: matchInvitationId, agency_id: agencyId, ...contact })
      .execute();
  }
  return { matchInvitationId, closedRequestId };
}
