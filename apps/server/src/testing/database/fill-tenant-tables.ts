import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { MadeAgency } from "../people/make-agency.ts";
import { fillAnnouncements } from "./fill-announcements.ts";
import { fillBillingTables } from "./fill-billing.ts";
import { fillScoringTables } from "./fill-scoring.ts";
import { fillDocumentTables } from "./fill-documents.ts";
import { fillCheckTables } from "./fill-checks.ts";
import { fillFolderTables } from "./fill-folder.ts";
import { fillTenderWork } from "./fill-tender-work.ts";
import type { TenderWork } from "./fill-tender-work.ts";
import type { Db } from "../../platform/database/database.ts";

type RowId = "announcementId" | "invitationId" | "alertId" | "labelId" | "reportId" | "tenderId";

/** A row of the agency in each tenant table that `makeAgency` leaves empty; new tables are entered here. */
export async function fillTenantTables(
  db: Db,
  { agencyId, owner }: Pick<MadeAgency, "agencyId" | "owner">,
): Promise<TenderWork & Record<RowId, string>> {
  const at = new Date("2026-11-01T08:00:00Z");
  return db.transaction().execute(async (t) => {
    await sql`set local role tc_operator`.execute(t);
    const invitation = await t
      .insertInto("invitation")
      .values({
        agency_id: agencyId,
        email: `neu@${agencyId}.example`,
        token_hash: randomBytes(32),
        invited_by: owner.userId,
        created_at: at,
        expires_at: new Date("2026-11-30T08:00:00Z"),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await t
      .insertInto("audit_event")
      .values({
        at,
        agency_id: agencyId,
        user_id: owner.userId,
        kind: "onboarded",
        details: JSON.stringify({}),
      })
      .execute();
    const alert = await t
      .insertInto("support_alert")
      .values({ at, agency_id: agencyId, user_id: owner.userId, payload: JSON.stringify({}) })
      .returning("id")
      .executeTakeFirstOrThrow();
    const use = await t
      .insertInto("quota_use")
      .values({
        agency_id: agencyId,
        kind: "tender_check",
        month: "2026-11-01",
        subject: "tender",
        reserved_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await t
      .insertInto("website_reading")
      .values({
        agency_id: agencyId,
        address: `https://${agencyId}.example`,
        state: "done",
        requested_at: at,
        finished_at: at,
      })
      .execute();
    await t
      .insertInto("profile_suggestion")
      .values({
        agency_id: agencyId,
        kind: "service",
        origin: "website",
        key: "imagefilm",
        value: JSON.stringify({ kind: "service", name: "Imagefilm" }),
        source_url: `https://${agencyId}.example`,
        source_title: "Leistungen",
        position: 0,
        created_at: at,
      })
      .execute();
    await fillBillingTables(t, agencyId, at);
    const { labelId, tenderId } = await fillScoringTables(t, agencyId, at);
    await fillDocumentTables(t, { agencyId, tenderId }, at);
    const reportId = await fillCheckTables(t, { agencyId, tenderId, useId: use.id }, at);
    await fillFolderTables(t, { agencyId, tenderId }, at);
    const work = await fillTenderWork(t, { agencyId, userId: owner.userId, tenderId });
    const { announcementId } = await fillAnnouncements(t, { agencyId, userId: owner.userId });
    return {
      ...work,
      announcementId,
      invitationId: invitation.id,
      alertId: alert.id,
      labelId,
      reportId,
      tenderId,
    };
  });
}
