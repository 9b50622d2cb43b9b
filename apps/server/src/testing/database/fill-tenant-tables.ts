import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "kysely";
import type { MadeAgency } from "../people/make-agency.ts";
import { fillTenderWork } from "./fill-tender-work.ts";
import { makeTender } from "../tenders/make-tender.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Database } from "../../platform/database/schema.ts";

/** A row of the agency in each tenant table that `makeAgency` leaves empty; new tables are entered here. */
export async function fillTenantTables(
  db: Db,
  { agencyId, owner }: Pick<MadeAgency, "agencyId" | "owner">,
): Promise<{
  invitationId: string;
  alertId: string;
  labelId: string;
  savedSearchId: string;
  reportId: string;
  tenderId: string;
  mailId: string;
  mailAddressId: string;
}> {
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
    return { invitationId: invitation.id, alertId: alert.id, labelId, reportId, tenderId, ...work };
  });
}

/** A granted plan, so that nothing of it changes the agency's; an address, a bill and an order that is done. */
async function fillBillingTables(
  t: Transaction<Database>,
  agencyId: string,
  at: Date,
): Promise<void> {
  await t
    .insertInto("subscription")
    .values({ agency_id: agencyId, granted_tier: "premium" })
    .execute();
  const address = {
    company: "Testagentur",
    contact: "Erika Muster",
    email: `rechnung@${agencyId}.example`,
    street: "Domkloster",
    houseNumber: "4",
    postalCode: "50667",
    city: "Köln",
    country: "DE",
  };
  await t
    .insertInto("billing_address")
    .values({ agency_id: agencyId, address: JSON.stringify(address), updated_at: at })
    .execute();
  await t
    .insertInto("invoice")
    .values({
      id: `in_${agencyId}`,
      agency_id: agencyId,
      status: "paid",
      net_cents: 18_900,
      tax_cents: 3_591,
      total_cents: 22_491,
      paid_cents: 22_491,
      currency: "eur",
      created_at: at,
      paid_at: at,
    })
    .execute();
  await t
    .insertInto("processing_contract")
    .values({
      agency_id: agencyId,
      version: "2026-11",
      text: JSON.stringify({ title: "Vertrag", sections: [] }),
      concluded_at: at,
      concluded_by_name: "Erika Muster",
    })
    .execute();
  await t
    .insertInto("billing_command")
    .values({
      agency_id: agencyId,
      kind: "subscribe",
      payload: JSON.stringify({}),
      begun_at: at,
      done_at: at,
    })
    .execute();
}

/** Scores, marks and what was learnt, of a tender that this agency alone has anything to do with. */
async function fillScoringTables(
  t: Transaction<Database>,
  agencyId: string,
  at: Date,
): Promise<{ labelId: string; tenderId: string }> {
  const tenderId = randomUUID();
  await sql`
    insert into tender (id, slug, key, stage, title, cpv, nuts, lot_count, change_count, flags, sources, record,
      record_hash)
    values (${tenderId}, ${`t-${tenderId}`}, ${tenderId}, 'call', 'Kampagne', '{}', '{}', 0, 0, '{}', '{}',
      ${JSON.stringify(makeTender({ title: "Kampagne" }))}, '')`.execute(t);
  const versions = { profile_version: 1, model_version: 1, scored_at: at };
  await t
    .insertInto("fit_score")
    .values({
      agency_id: agencyId,
      tender_id: tenderId,
      tender_version: 1,
      score: 72,
      low: 61,
      high: 80,
      knockout: 1,
      parts: [80, 70, -1, 60, 50],
      chance: 25,
      chance_low: 15,
      chance_high: 35,
      ...versions,
    })
    .execute();
  await t
    .insertInto("scoring_state")
    .values({ agency_id: agencyId, ...versions })
    .execute();
  await t
    .insertInto("agency_learning")
    .values({ agency_id: agencyId, label_count: 0, tried_at: at })
    .execute();
  await t
    .insertInto("agency_key")
    .values({ agency_id: agencyId, key: `name:${agencyId}|hamburg` })
    .execute();
  const label = await t
    .insertInto("tender_label")
    .values({
      agency_id: agencyId,
      tender_id: tenderId,
      kind: "saved",
      source: "user",
      created_at: at,
      prediction: JSON.stringify({ score: 72, chance: 25 }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { labelId: label.id, tenderId };
}

/** A document whose file the store has lost. */
async function fillDocumentTables(
  t: Transaction<Database>,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
  at: Date,
): Promise<void> {
  const tables = { agency_id: agencyId, tender_id: tenderId };
  const { id } = await t
    .insertInto("document")
    .values({
      ...tables,
      id: randomUUID(),
      name: "Leistungsbeschreibung.pdf",
      content_bytes: 12_345,
      uploaded_at: at,
      uploaded_by_name: "Erika Muster",
      state: "read",
      pages: 3,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("document_object")
    .values({
      document_id: id,
      agency_id: agencyId,
      part: "content",
      name: randomBytes(16).toString("hex"),
      encrypted_key: randomBytes(32),
      key_id: "0",
      sha256: "0".repeat(64),
    })
    .execute();
  await t
    .insertInto("document_version")
    .values({
      agency_id: agencyId,
      document_id: id,
      earlier_uploaded_at: at,
      earlier_refused_pages: 0,
      earlier_rules_version: 1,
    })
    .execute();
  await t.insertInto("document_extract").values(tables).execute();
  await t
    .insertInto("model_reading")
    .values({ agency_id: agencyId, document_id: id, key: "0".repeat(64), answer: '{"items":[]}' })
    .execute();
  await t
    .insertInto("model_spend")
    .values({ agency_id: agencyId, day: "2026-11-01", micro_euros: 1_234 })
    .execute();
  await t
    .insertInto("document_demand")
    .values({ ...tables, requirements: "[]" })
    .execute();
}

/** A check that was finished, with the decision it led to. */
async function fillCheckTables(
  t: Transaction<Database>,
  { agencyId, tenderId, useId }: { agencyId: string; tenderId: string; useId: string },
  at: Date,
): Promise<string> {
  const tables = { agency_id: agencyId, tender_id: tenderId };
  const byName = "Erika Muster";
  await t
    .insertInto("tender_check")
    .values({
      ...tables,
      state: "done",
      step: "proposal",
      started_at: at,
      started_by_name: byName,
      quota_use_id: useId,
    })
    .execute();
  await t
    .insertInto("bid_decision")
    .values({
      ...tables,
      decision: "go",
      reasons: ["strategic"],
      note: `Geheim in ${agencyId}`,
      decided_at: at,
      decided_by_name: byName,
    })
    .execute();
  const report = await t
    .insertInto("statement_report")
    .values({
      ...tables,
      key: "0123456789abcdef",
      section: "deadlines",
      statement: "Bindefrist 10.03.2027",
      quotes: "[]",
      reported_at: at,
      reported_by_name: byName,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("bid_calculation")
    .values({
      ...tables,
      entered: JSON.stringify({ hours: 47 }),
      weights: JSON.stringify({ time: "ignored" }),
    })
    .execute();
  return report.id;
}

/** What a member noted in a tender's folder, and a proof whose file the store has lost. */
async function fillFolderTables(
  t: Transaction<Database>,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
  at: Date,
): Promise<void> {
  const tables = { agency_id: agencyId, tender_id: tenderId };
  const byName = "Erika Muster";
  await t
    .insertInto("wanted_paper_mark")
    .values({
      ...tables,
      paper: "Handelsregisterauszug",
      state: "ready",
      marked_at: at,
      marked_by_name: byName,
    })
    .execute();
  await t
    .insertInto("sent_question")
    .values({
      ...tables,
      key: "weights:missing",
      title: "Wie werden die Zuschlagskriterien gewichtet?",
      draft: `Geheim in ${agencyId}`,
      sent_at: at,
      sent_by_name: byName,
    })
    .execute();
  await t
    .insertInto("noted_question")
    .values({
      ...tables,
      question: `Geheim in ${agencyId}?`,
      noted_at: at,
      noted_by_name: byName,
    })
    .execute();
  const proof = await t
    .insertInto("proof_file")
    .values({
      id: randomUUID(),
      agency_id: agencyId,
      kind: "register",
      name: "Handelsregisterauszug",
      format: "pdf",
      content_bytes: 12_345,
      uploaded_at: at,
      uploaded_by_name: byName,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("proof_file_object")
    .values({
      agency_id: agencyId,
      proof_file_id: proof.id,
      name: randomBytes(16).toString("hex"),
      encrypted_key: randomBytes(32),
      key_id: "0",
      sha256: "0".repeat(64),
    })
    .execute();
  await t
    .insertInto("reference_choice")
    .values({ ...tables, reference_ids: [randomUUID()] })
    .execute();
}
