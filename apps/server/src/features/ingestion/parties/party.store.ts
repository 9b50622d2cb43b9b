import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import { toStoredJson } from "../reading/stored-json.ts";

type Tx = KyselyTransaction<Database>;

export type PartyRole = "buyer" | "supplier";

export interface PartyRow {
  readonly id: string;
  readonly name: string;
  readonly town: string | null;
  readonly country: string | null;
  /** Buyers only */
  readonly website: string | null;
  /** Suppliers only */
  readonly size: string | null;
  readonly identifiers: readonly { readonly scheme?: string; readonly value: string }[];
}

export async function listPartyKeys(
  db: Tx,
  role: PartyRole,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select key, ${sql.id(`${role}_id`)} as id from ${sql.table(`${role}_key`)}
    where key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** All keys of the given parties, to tell which already have a register number. */
export async function listKeysOfParties(
  db: Tx,
  role: PartyRole,
  ids: readonly string[],
): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    select key, ${sql.id(`${role}_id`)} as id from ${sql.table(`${role}_key`)}
    where ${sql.id(`${role}_id`)} = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function listParties(
  db: Tx,
  role: PartyRole,
  ids: readonly string[],
): Promise<PartyRow[]> {
  const roleColumns = role === "buyer" ? sql`website, null as size` : sql`null as website, size`;
  const { rows } = await sql<PartyRow>`
    select id, name, town, country, ${roleColumns}, identifiers from ${sql.table(role)}
    where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function upsertParties(db: Tx, role: PartyRole, json: string): Promise<void> {
  const roleColumn = sql.id(role === "buyer" ? "website" : "size");
  await sql`
    insert into ${sql.table(role)} (id, name, town, country, ${roleColumn}, identifiers)
    select id, name, town, country, ${roleColumn}, identifiers
    from json_to_recordset(${json}::json)
      as x (id uuid, name text, town text, country text, website text, size text, identifiers jsonb)
    order by id
    on conflict (id) do update set
      town = excluded.town, country = excluded.country, ${roleColumn} = excluded.${roleColumn},
      identifiers = excluded.identifiers`.execute(db);
}

export async function insertPartyKeys(
  db: Tx,
  role: PartyRole,
  keys: readonly { key: string; id: string }[],
): Promise<void> {
  await sql`
    insert into ${sql.table(`${role}_key`)} (key, ${sql.id(`${role}_id`)})
    select key, id from json_to_recordset(${toStoredJson(keys)}::json) as x (key text, id uuid)
    order by key
    on conflict do nothing`.execute(db);
}
