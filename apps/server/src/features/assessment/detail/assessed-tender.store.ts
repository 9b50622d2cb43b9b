import type { FitWeights } from "@tc/assessment";
import type { ProfileData } from "@tc/contract";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { documentCents, documentValue, statedLockCents } from "../../search/index.ts";
import type { StatingRow } from "../volume-lock.ts";

export interface AssessedTender extends StatingRow {
  readonly id: string;
  readonly version: number;
  readonly buyerId: string | null;
  readonly mainCpv: string | null;
  readonly cpv: readonly string[];
  readonly publishedOn: string | null;
  readonly record: Tender;
}

/** A tender by its slug or one it used to have, with what was said of it last. */
export async function findAssessedTender(
  db: Db,
  slug: string,
): Promise<AssessedTender | undefined> {
  const { rows } = await sql<AssessedTender>`
    select t.id, t.version, t.buyer_id as "buyerId", t.main_cpv as "mainCpv", t.cpv, t.published_on as "publishedOn",
      t.record, t.value_cents, t.value_currency, t.value_kind, f.mean_offers, f.low_offers, f.high_offers,
      f.is_contested, f.budget_kind, f.budget_cents, f.budget_low_cents, f.budget_high_cents, f.budget_currency,
      f.expected_cents, ${statedLockCents} as lock_cents, ${documentCents("t.id")} as document_cents,
      ${documentValue} as document_value, f.framework_seats
    from tender t left join tender_forecast f on f.tender_id = t.id
    where t.id = coalesce(
      (select id from tender where slug = ${slug}),
      (select tender_id from tender_alias where slug = ${slug}))`.execute(db);
  return rows[0];
}

export interface AssessedProfile {
  readonly data: ProfileData;
  readonly version: number;
  /** Learnt from the agency's own labels */
  readonly weights: FitWeights | null;
}

export async function findAssessedProfile(
  t: AgencyTransaction,
): Promise<AssessedProfile | undefined> {
  const { rows } = await sql<AssessedProfile>`
    select p.data, p.version, l.weights
    from profile p left join agency_learning l on l.agency_id = p.agency_id
    where p.agency_id = ${t.agency.id}`.execute(t.db);
  return rows[0];
}

/** Whether the agency is one of these suppliers. */
export async function isSupplier(
  t: AgencyTransaction,
  supplierIds: readonly string[],
): Promise<boolean> {
  if (supplierIds.length === 0) return false;
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from agency_key a join supplier_key s on s.key = a.key
      where a.agency_id = ${t.agency.id} and s.supplier_id = any(${supplierIds}::uuid[])) as found`.execute(
    t.db,
  );
  return rows[0]?.found ?? false;
}
