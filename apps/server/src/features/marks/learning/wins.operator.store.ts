import type { ProfileData } from "@tc/contract";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

export interface ProfileName {
  readonly agencyId: string;
  readonly companyName: string;
  readonly address: ProfileData["address"];
}

/** What agencies are called and where they are, by id. */
export async function listProfileNames(
  t: Transaction,
  after: string | undefined,
  limit: number,
): Promise<ProfileName[]> {
  const { rows } = await sql<ProfileName>`
    select agency_id as "agencyId", data->>'companyName' as "companyName",
      coalesce(data->'address', '{}') as address
    from profile
    where ${after ?? null}::uuid is null or agency_id > ${after ?? null}::uuid
    order by agency_id limit ${limit}`.execute(t.db);
  return rows;
}

/** The keys of the given agencies become these and no others. */
export async function writeAgencyKeys(
  t: Transaction,
  agencyIds: readonly string[],
  keys: readonly { readonly agency_id: string; readonly key: string }[],
): Promise<void> {
  const json = JSON.stringify(keys);
  await sql`
    delete from agency_key k
    where agency_id = any(${agencyIds}::uuid[]) and not exists (
      select from json_to_recordset(${json}::json) as x (agency_id uuid, key text)
      where x.agency_id = k.agency_id and x.key = k.key)`.execute(t.db);
  // An agency that was deleted since it was read has no keys.
  await sql`
    insert into agency_key (agency_id, key)
    select x.agency_id, x.key
    from json_to_recordset(${json}::json) as x (agency_id uuid, key text)
      join agency on agency.id = x.agency_id
    on conflict do nothing`.execute(t.db);
}

/**
 * Stores new wins from published results and retracts those that a correction removed. Returns the agencies whose wins
 * have changed.
 */
export async function reconcileWins(t: Transaction): Promise<string[]> {
  const { rows } = await sql<{ agency_id: string }>`
    with won as (
      select distinct k.agency_id, w.tender_id, w.lot_id
      from agency_key k
        join supplier_key s on s.key = k.key
        join award_winner w on w.supplier_id = s.supplier_id
        join award a on a.tender_id = w.tender_id and a.lot_id = w.lot_id
      where coalesce(a.outcome, 'selec-w') = 'selec-w'
    ), lost as (
      update tender_label l set retracted_at = ${t.now()}
      where source = 'notice' and kind = 'won' and retracted_at is null and not exists (
        select from won where won.agency_id = l.agency_id and won.tender_id = l.tender_id
          and won.lot_id = l.lot_id)
      returning agency_id
    ), found as (
      insert into tender_label (agency_id, tender_id, kind, source, lot_id, created_at)
      select agency_id, tender_id, 'won', 'notice', lot_id, ${t.now()}
      from won
      where not exists (
        select from tender_label l where l.agency_id = won.agency_id and l.tender_id = won.tender_id
          and l.kind = 'won' and coalesce(l.lot_id, '') = won.lot_id and l.retracted_at is null)
      on conflict do nothing
      returning agency_id
    )
    select agency_id from lost union select agency_id from found order by agency_id`.execute(t.db);
  return rows.map(({ agency_id }) => agency_id);
}

/** Copies in memory follow this number. */
export async function raiseRevisions(t: Transaction, agencyIds: readonly string[]): Promise<void> {
  await sql`
    insert into scoring_state (agency_id, profile_version, model_version, scored_at)
    select agency_id, 0, 0, ${t.now()}
    from unnest(${agencyIds}::uuid[]) as agency_id order by agency_id
    on conflict (agency_id) do update set revision = scoring_state.revision + 1`.execute(t.db);
}
