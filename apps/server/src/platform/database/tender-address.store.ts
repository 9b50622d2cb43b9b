import { sql } from "kysely";
import type { Transaction } from "kysely";
import type { Db } from "./database.ts";
import type { Database } from "./schema.ts";

/** When a merger removes the tender at this moment, the next statement sees the alias of the old address. */
const maxTries = 3;

/** The tender's id by its current or a former address. */
export async function findTenderId(
  db: Db | Transaction<Database>,
  slug: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(
      (select id from tender where slug = ${slug}),
      (select tender_id from tender_alias where slug = ${slug})) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

export interface HeldTender {
  readonly id: string;
  readonly slug: string;
}

/** Finds the tender by its current or a former address. A merger of it waits until the transaction ends. */
export async function holdTenderAt(
  db: Transaction<Database>,
  slug: string,
): Promise<HeldTender | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const { rows } = await sql<HeldTender>`
      select id, slug from tender
      where id = coalesce(
        (select id from tender where slug = ${slug}),
        (select tender_id from tender_alias where slug = ${slug}))
      for key share`.execute(db);
    if (rows[0]) return rows[0];
  }
  return undefined;
}
