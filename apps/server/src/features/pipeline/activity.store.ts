import type { ActivityFact } from "@tc/contract";
import { invariant } from "@tc/domain";
import { sql } from "kysely";
import type { PipelineUndo } from "../../platform/database/schema-columns.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

/**
 * Raises the number that open streams ask for. From here on the agency's other changes wait until this one is done, so
 * that their numbers rise as they become visible.
 */
export async function raiseRevision(t: AgencyTransaction): Promise<string> {
  const { rows } = await sql<{ revision: string }>`
    insert into pipeline_state (agency_id, revision) values (${t.agency.id}, 1)
    on conflict (agency_id) do update set revision = pipeline_state.revision + 1
    returning revision`.execute(t.db);
  const [row] = rows;
  invariant(row, "an upserted row is returned");
  return row.revision;
}

export async function findRevision(t: AgencyTransaction): Promise<number> {
  const row = await t.db
    .selectFrom("pipeline_state")
    .select("revision")
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirst();
  return Number(row?.revision ?? 0);
}

export interface NewActivity {
  readonly tenderId: string;
  readonly revision: string;
  readonly at: Date;
  readonly by: { readonly id: string; readonly name: string };
  readonly fact: ActivityFact;
  readonly undo?: PipelineUndo | undefined;
}

/** Returns its id, which undoes it where `undo` is given. */
export async function insertActivity(
  t: AgencyTransaction,
  { tenderId, revision, at, by, fact, undo }: NewActivity,
): Promise<string> {
  const { id } = await t.db
    .insertInto("pipeline_activity")
    .values({
      agency_id: t.agency.id,
      tender_id: tenderId,
      revision,
      at,
      by_id: by.id,
      by_name: by.name,
      fact: JSON.stringify(fact),
      undo: undo ? JSON.stringify(undo) : null,
      card_revision: (eb) =>
        eb
          .selectFrom("pipeline_card")
          .select("pipeline_card.revision")
          .where("agency_id", "=", t.agency.id)
          .where("tender_id", "=", tenderId),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findActivity(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("pipeline_activity")
    .select(["id", "tender_id", "at", "undo", "undone_at"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function noteUndone(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .updateTable("pipeline_activity")
    .set({ undone_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

export interface ActivityRow {
  readonly id: string;
  readonly at: Date;
  readonly byId: string | null;
  readonly byName: string | null;
  readonly fact: ActivityFact;
}

/** Of a tender, newest first */
export async function listActivity(
  t: AgencyTransaction,
  tenderId: string,
  { limit, before }: { readonly limit: number; readonly before?: string | undefined },
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select id, at, by_id as "byId", by_name as "byName", fact from pipeline_activity
    where agency_id = ${t.agency.id} and tender_id = ${tenderId}
      and (${before ?? null}::uuid is null or id < ${before ?? null}::uuid)
    order by id desc limit ${limit}`.execute(t.db);
  return rows;
}
