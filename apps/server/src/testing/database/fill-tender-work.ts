import type { Transaction } from "kysely";
import { fillAgencyMatch } from "../enquiries/fill-agency-match.ts";
import { fillConnections } from "./fill-connections.ts";
import { fillDeadlines } from "./fill-deadlines.ts";
import { fillFeedback } from "./fill-feedback.ts";
import { fillPipeline } from "./fill-pipeline.ts";
import { fillReports, fillSavedSearches } from "./fill-saved-searches.ts";
import { fillShares } from "./fill-shares.ts";
import { fillEmails } from "./fill-emails.ts";
import type { Database } from "../../platform/database/schema.ts";

export interface TenderWork {
  readonly cardId: string;
  readonly taskId: string;
  readonly commentId: string;
  /** Of the card, and can be undone */
  readonly changeId: string;
  readonly milestoneId: string;
  readonly savedSearchId: string;
  readonly savedReportId: string;
  readonly shareId: string;
  readonly feedbackId: string;
  readonly mailId: string;
  readonly mailAddressId: string;
  readonly apiKeyId: string;
  readonly webhookId: string;
  readonly signedWebhookId: string;
  readonly deliveryId: string;
  readonly matchInvitationId: string;
  /** Waits for the agency's answer */
  readonly openInvitationId: string;
  readonly closedRequestId: string;
}

/** What a team works with: a row in each table of notifications, watching, deadlines, searches and the pipeline. */
export async function fillTenderWork(
  t: Transaction<Database>,
  owner: { agencyId: string; userId: string; tenderId: string },
): Promise<TenderWork> {
  const { agencyId, userId, tenderId } = owner;
  const at = new Date("2026-11-01T08:00:00Z");
  const columns = { agency_id: agencyId, tender_id: tenderId };
  await t
    .insertInto("notification")
    .values({
      agency_id: agencyId,
      user_id: userId,
      event: "changes",
      key: "1",
      heading: `Geheim in ${agencyId}`,
      path: "/app/dashboard",
      created_at: at,
    })
    .execute();
  await t
    .insertInto("watched_tender")
    .values({ ...columns, is_watched: true, set_at: at })
    .execute();
  await t
    .insertInto("watch_entry")
    .values({ ...columns, note: `Geheim in ${agencyId}`, note_at: at })
    .execute();
  await t
    .insertInto("watch_look")
    .values({ ...columns, user_id: userId, seen_at: at, looked_at: at })
    .execute();
  await t
    .insertInto("dashboard_setting")
    .values({ agency_id: agencyId, user_id: userId, cards: ["market"], matches_seen_at: at })
    .execute();
  const { id: cardId } = await t
    .insertInto("pipeline_card")
    .values({ ...columns, stage: "review", stage_since: at, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    cardId,
    ...(await fillPipeline(t, owner)),
    ...(await fillDeadlines(t, owner)),
    ...(await fillSavedSearches(t, owner)),
    ...(await fillReports(t, owner)),
    ...(await fillShares(t, owner)),
    ...(await fillFeedback(t, owner)),
    ...(await fillEmails(t, owner)),
    ...(await fillConnections(t, owner)),
    ...(await fillAgencyMatch(t, owner)),
  };
}
