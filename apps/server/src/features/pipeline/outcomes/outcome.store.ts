import type { ClosedStage, OutcomeReason, Tender, TenderStage } from "@tc/domain";
import { sql } from "kysely";
import type { StoredOutcome } from "../../../platform/database/schema-columns.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { memberId } from "../card.store.ts";
import type { CardChange } from "../hold-card.ts";

export type OutcomeRow = Omit<StoredOutcome, "at"> & { readonly at: Date };

export async function findOutcome(
  t: AgencyTransaction,
  tenderId: string,
): Promise<OutcomeRow | undefined> {
  const { rows } = await sql<OutcomeRow>`
    select stage, rank, offers, own_price_cents as "ownPriceCents", winner, value_cents as "valueCents", reasons,
      note, at, by_id as "byId", by_name as "byName", knew_result as "knewResult"
    from pipeline_outcome where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(
    t.db,
  );
  return rows[0];
}

export interface NewOutcome {
  readonly stage: ClosedStage;
  readonly rank?: number | undefined;
  readonly offers?: number | undefined;
  readonly ownPriceCents?: number | undefined;
  readonly winner?: string | undefined;
  readonly valueCents?: number | undefined;
  readonly reasons: readonly OutcomeReason[];
  readonly note?: string | undefined;
}

const columns = sql`
  agency_id, tender_id, stage, rank, offers, own_price_cents, winner, value_cents, reasons, note, at, by_id, by_name,
  knew_result`;
const replacing = sql`
  on conflict (agency_id, tender_id) do update set stage = excluded.stage, rank = excluded.rank,
    offers = excluded.offers, own_price_cents = excluded.own_price_cents, winner = excluded.winner,
    value_cents = excluded.value_cents, reasons = excluded.reasons, note = excluded.note, at = excluded.at,
    by_id = excluded.by_id, by_name = excluded.by_name, knew_result = excluded.knew_result`;

/** What was said before is replaced. */
export async function writeOutcome(
  t: AgencyTransaction,
  tenderId: string,
  { at, by, ...outcome }: NewOutcome & Pick<CardChange, "at" | "by">,
): Promise<void> {
  const { stage, rank, offers, ownPriceCents, winner, valueCents, reasons, note } = outcome;
  await sql`
    insert into pipeline_outcome (${columns})
    select ${t.agency.id}, t.id, ${stage}, ${rank ?? null}, ${offers ?? null}, ${ownPriceCents ?? null},
      ${winner ?? null}, ${valueCents ?? null}, ${[...new Set(reasons)]}::text[], ${note || null}, ${at},
      ${by.id}, ${by.name}, t.stage in ('awarded', 'cancelled')
    from tender t where t.id = ${tenderId} ${replacing}`.execute(t.db);
}

/** Brings an outcome back as it was. */
export async function restoreOutcome(
  t: AgencyTransaction,
  tenderId: string,
  outcome: StoredOutcome,
): Promise<void> {
  const { stage, rank, offers, ownPriceCents, winner, valueCents, reasons, note, at } = outcome;
  await sql`
    insert into pipeline_outcome (${columns})
    values (${t.agency.id}, ${tenderId}, ${stage}, ${rank}, ${offers}, ${ownPriceCents}, ${winner}, ${valueCents},
      ${[...reasons]}::text[], ${note}, ${at}, ${memberId(t, outcome.byId)}, ${outcome.byName},
      ${outcome.knewResult})
    ${replacing}`.execute(t.db);
}

export async function deleteOutcome(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .deleteFrom("pipeline_outcome")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

export interface ResultFacts {
  readonly stage: TenderStage;
  readonly record: Tender;
  /** Lots that this agency won by its names, as suppliers are told apart */
  readonly ownLots: readonly { readonly lotId: string; readonly rank: number | null }[];
}

/** What is published of a tender's end, with the lots in which the agency is among the winners. */
export async function findResultFacts(
  t: AgencyTransaction,
  tenderId: string,
): Promise<ResultFacts | undefined> {
  const { rows } = await sql<ResultFacts>`
    select t.stage, t.record, coalesce((
      select json_agg(distinct jsonb_build_object('lotId', w.lot_id, 'rank', w.rank))
      from award_winner w
        join supplier_key s on s.supplier_id = w.supplier_id
        join agency_key k on k.key = s.key and k.agency_id = ${t.agency.id}
      where w.tender_id = t.id), '[]') as "ownLots"
    from tender t where t.id = ${tenderId}`.execute(t.db);
  return rows[0];
}
