import type { TenderClocks } from "@tc/contract";
import { uploadBuffer } from "@tc/domain";
import type { ClockEvent, Tender, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { StatingRow } from "../../assessment/index.ts";
import { documentCents, statedLockCents } from "../../search/index.ts";
import type { HappenedEvent } from "./line-input.ts";

/** A tender with what its line and its lock rest on */
export interface LineTender extends StatingRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly record: Tender;
  readonly changedAt: Date;
}

const columns = sql`
  t.id, t.slug, t.title, t.record, t.changed_at as "changedAt", t.value_cents, t.value_currency, t.value_kind,
  f.mean_offers, f.low_offers, f.high_offers, f.is_contested, f.budget_kind, f.budget_cents, f.budget_low_cents,
  f.budget_high_cents, f.budget_currency, f.expected_cents, ${statedLockCents} as lock_cents,
  ${documentCents("t.id")} as document_cents, f.framework_seats`;

/** By its slug or one it used to have */
export async function findLineTender(
  t: AgencyTransaction,
  slug: string,
): Promise<LineTender | undefined> {
  const { rows } = await sql<LineTender>`
    select ${columns} from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = coalesce(
      (select id from tender where slug = ${slug}),
      (select tender_id from tender_alias where slug = ${slug}))`.execute(t.db);
  return rows[0];
}

export async function listLineTenders(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<LineTender[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<LineTender>`
    select ${columns} from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = any(${[...tenderIds]}::uuid[])
    order by t.id`.execute(t.db);
  return rows;
}

/** More than anybody follows; beyond it the latest deadlines count. */
const maxFollowed = 1_000;

export async function listFollowedIds(t: AgencyTransaction): Promise<string[]> {
  const { rows } = await sql<{ tender_id: string }>`
    select followed.tender_id from followed_tender followed join tender t on t.id = followed.tender_id
    where followed.agency_id = ${t.agency.id}
    order by t.last_deadline_at desc nulls last, t.id
    limit ${maxFollowed}`.execute(t.db);
  return rows.map(({ tender_id }) => tender_id);
}

/** Of these tenders the ones whose documents the agency has an extract of */
export async function listExtracted(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<Set<string>> {
  if (tenderIds.length === 0) return new Set();
  const rows = await t.db
    .selectFrom("document_extract")
    .select("tender_id")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "in", tenderIds)
    .execute();
  return new Set(rows.map(({ tender_id }) => tender_id));
}

export async function listEvents(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<(HappenedEvent & { readonly tenderId: string; readonly setAt: Date })[]> {
  if (tenderIds.length === 0) return [];
  const rows = await t.db
    .selectFrom("clock_event")
    .select(["tender_id", "event", "happened_on", "is_by_post", "set_at"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "in", tenderIds)
    .orderBy("event")
    .execute();
  return rows.map(({ tender_id, event, happened_on, is_by_post, set_at }) => ({
    tenderId: tender_id,
    event,
    happenedOn: happened_on,
    isByPost: is_by_post,
    setAt: set_at,
  }));
}

interface EventDay {
  readonly event: ClockEvent;
  readonly happenedOn: string;
  readonly isByPost: boolean;
  readonly setBy: string;
}

export async function writeEvent(
  t: AgencyTransaction,
  tenderId: string,
  { event, happenedOn, isByPost, setBy }: EventDay,
): Promise<void> {
  const values = { happened_on: happenedOn, is_by_post: isByPost, set_at: t.now(), set_by: setBy };
  await t.db
    .insertInto("clock_event")
    .values({ agency_id: t.agency.id, tender_id: tenderId, event, ...values })
    .onConflict((conflict) =>
      conflict.columns(["agency_id", "tender_id", "event"]).doUpdateSet(values),
    )
    .execute();
}

export async function deleteEvent(
  t: AgencyTransaction,
  tenderId: string,
  event: ClockEvent,
): Promise<void> {
  await t.db
    .deleteFrom("clock_event")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("event", "=", event)
    .execute();
}

/** Who may work here, by name */
export async function listMembers(t: AgencyTransaction): Promise<TenderClocks["members"]> {
  const rows = await t.db
    .selectFrom("member")
    .select(["user_id", "name"])
    .where("agency_id", "=", t.agency.id)
    .where("deactivated_at", "is", null)
    .orderBy(sql`lower(name)`)
    .orderBy("user_id")
    .execute();
  return rows.map(({ user_id, name }) => ({ id: user_id, name }));
}

export interface AgencySettings {
  readonly tier: Tier | null;
  readonly bufferHours: number;
  /** When the buffer was set; absent while it is the start value */
  readonly changedAt?: Date;
}

export async function findSettings(t: AgencyTransaction): Promise<AgencySettings> {
  const row = await t.db
    .selectFrom("agency")
    .leftJoin("deadline_setting", "deadline_setting.agency_id", "agency.id")
    .select(["agency.tier", "upload_buffer_hours", "changed_at"])
    .where("agency.id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return {
    tier: row.tier,
    bufferHours: row.upload_buffer_hours ?? uploadBuffer.startHours,
    ...(row.changed_at && { changedAt: row.changed_at }),
  };
}

export async function writeUploadBuffer(t: AgencyTransaction, hours: number): Promise<void> {
  const values = { upload_buffer_hours: hours, changed_at: t.now() };
  await t.db
    .insertInto("deadline_setting")
    .values({ agency_id: t.agency.id, ...values })
    .onConflict((conflict) => conflict.column("agency_id").doUpdateSet(values))
    .execute();
}
