import { markKinds } from "@tc/contract";
import type { MarkKind } from "@tc/contract";
import { invariant } from "@tc/domain";
import { sql } from "kysely";
import { holdTenderAt } from "../../platform/database/tender-address.store.ts";
import type { HeldTender } from "../../platform/database/tender-address.store.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import type { MarkLabel, OutcomeKind } from "./tender-marks.ts";

/** When a merger moves the label at this moment, the next statement sees it at its new tender. */
const maxTries = 3;

/**
 * Finds the tender by its current or a former address. Locks the tender against a merger, and this agency's marks of it
 * against other changes.
 */
export async function holdTender(
  t: AgencyTransaction,
  slug: string,
): Promise<HeldTender | undefined> {
  const tender = await holdTenderAt(t.db, slug);
  if (tender) await holdMarks(t, tender.id);
  return tender;
}

/** As `holdTender`, for the tender of a label. */
export async function holdTenderOfLabel(
  t: AgencyTransaction,
  labelId: string,
): Promise<HeldTender | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { rows } = await sql<HeldTender>`
      select id, slug from tender
      where id = (select tender_id from tender_label where agency_id = ${t.agency.id} and id = ${labelId})
      for key share`.execute(t.db);
    if (rows[0]) {
      await holdMarks(t, rows[0].id);
      return rows[0];
    }
  }
  return undefined;
}

/** This agency's labels of a tender wait for one another. */
export async function holdMarks(t: AgencyTransaction, tenderId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`marks ${t.agency.id} ${tenderId}`}, 0))`.execute(
    t.db,
  );
}

/** What members have said of a tender and not taken back, oldest first. */
export async function listCurrentMarks(
  t: AgencyTransaction,
  tenderId: string,
): Promise<MarkLabel[]> {
  const rows = await t.db
    .selectFrom("tender_label")
    .select(["id", "kind", "reason", "note"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("source", "=", "user")
    .where("kind", "in", markKinds)
    .where("retracted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  // The query selects these kinds only, and the contract checks reasons before they are stored.
  return rows as MarkLabel[];
}

export function findLabel(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("tender_label")
    .select(["id", "kind", "created_at", "retracted_at", "replaces", "is_withdrawal"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("source", "=", "user")
    .where("kind", "in", markKinds)
    .executeTakeFirst();
}

interface LabelToWrite {
  readonly kind: MarkKind | OutcomeKind;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly replaces: readonly string[];
  /** It only takes back what it replaces. */
  readonly isWithdrawal?: boolean;
  /** Now, unless the label belongs to what else was written at a moment */
  readonly at?: Date;
}

/** Stores a label with the scores of this moment, and returns its id. */
export async function insertLabel(
  t: AgencyTransaction,
  tenderId: string,
  { kind, reason, note, replaces, isWithdrawal = false, at = t.now() }: LabelToWrite,
): Promise<string> {
  const userId = t.actor.kind === "user" ? t.actor.session.userId : null;
  const { rows } = await sql<{ id: string }>`
    insert into tender_label (agency_id, tender_id, kind, reason, note, source, created_by, created_at, retracted_at,
      replaces, is_withdrawal, prediction)
    values (${t.agency.id}, ${tenderId}, ${kind}, ${reason ?? null}, ${note ?? null}, 'user', ${userId}, ${at},
      ${isWithdrawal ? at : null}, ${replaces}::uuid[], ${isWithdrawal},
      (select jsonb_build_object('score', score, 'low', low, 'high', high, 'knockout', knockout, 'chance', chance,
          'chanceLow', chance_low, 'chanceHigh', chance_high, 'modelVersion', model_version,
          'tenderVersion', tender_version, 'profileVersion', profile_version)
          || jsonb_strip_nulls(jsonb_build_object(
            'priceLevel', p.data->'priceLevel', 'documentPricePercent', d.price_weight->'percent'))
        from fit_score f
          left join profile p on p.agency_id = f.agency_id
          left join document_demand d on d.agency_id = f.agency_id and d.tender_id = f.tender_id
        where f.agency_id = ${t.agency.id} and f.tender_id = ${tenderId}))
    returning id`.execute(t.db);
  const [row] = rows;
  invariant(row, "an inserted label has an id");
  return row.id;
}

/** Fields that `change` does not name keep their values. */
export async function describeLabel(
  t: AgencyTransaction,
  id: string,
  {
    reason,
    note,
  }: { readonly reason?: string | null | undefined; readonly note?: string | undefined },
): Promise<void> {
  if (reason === undefined && note === undefined) return;
  await t.db
    .updateTable("tender_label")
    .set({ ...(reason !== undefined && { reason }), ...(note !== undefined && { note }) })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export async function retractLabels(
  t: AgencyTransaction,
  ids: readonly string[],
  at: Date = t.now(),
): Promise<void> {
  if (ids.length === 0) return;
  await t.db
    .updateTable("tender_label")
    .set({ retracted_at: at })
    .where("agency_id", "=", t.agency.id)
    .where("id", "in", ids)
    .where("retracted_at", "is", null)
    .execute();
}

/** Brings labels back; with `retractedAt` only those that ended at that moment. Returns whether there were any. */
export async function restoreLabels(
  t: AgencyTransaction,
  ids: readonly string[],
  retractedAt?: Date,
): Promise<boolean> {
  if (ids.length === 0) return false;
  const { numUpdatedRows } = await t.db
    .updateTable("tender_label")
    .set({ retracted_at: null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "in", ids)
    .where("is_withdrawal", "=", false)
    .$if(retractedAt !== undefined, (query) =>
      query.where("retracted_at", "=", retractedAt ?? null),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Current labels of these kinds that members gave a tender. */
export async function listOutcomeLabels(
  t: AgencyTransaction,
  tenderId: string,
  kinds: readonly OutcomeKind[],
): Promise<{ readonly id: string; readonly kind: OutcomeKind }[]> {
  const rows = await t.db
    .selectFrom("tender_label")
    .select(["id", "kind"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("source", "=", "user")
    .where("lot_id", "is", null)
    .where("kind", "in", kinds)
    .where("retracted_at", "is", null)
    .execute();
  // The query selects these kinds only.
  return rows as { id: string; kind: OutcomeKind }[];
}

/** Brings back the label of a kind that was retracted at that moment. Returns whether there was one. */
export async function restoreOutcomeLabel(
  t: AgencyTransaction,
  tenderId: string,
  kind: OutcomeKind,
  retractedAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update tender_label set retracted_at = null
    where id = (
      select id from tender_label
      where agency_id = ${t.agency.id} and tender_id = ${tenderId} and source = 'user' and lot_id is null
        and kind = ${kind} and retracted_at = ${retractedAt} and not is_withdrawal
      order by created_at desc limit 1)
    returning id`.execute(t.db);
  return rows.length > 0;
}

/** Copies in memory follow this number. An agency that was never scored gets its row here, with versions below the first. */
export async function raiseRevision(t: AgencyTransaction): Promise<void> {
  await sql`
    insert into scoring_state (agency_id, profile_version, model_version, scored_at)
    values (${t.agency.id}, 0, 0, ${t.now()})
    on conflict (agency_id) do update set revision = scoring_state.revision + 1`.execute(t.db);
}

/** In how many tenders each mark stands. */
export async function countMarks(t: AgencyTransaction): Promise<Map<string, number>> {
  const rows = await t.db
    .selectFrom("tender_label")
    .select(["kind", (eb) => eb.fn.count<string>("tender_id").distinct().as("count")])
    .where("agency_id", "=", t.agency.id)
    .where("source", "=", "user")
    .where("retracted_at", "is", null)
    .groupBy("kind")
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]));
}
