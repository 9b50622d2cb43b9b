import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { TenderText } from "../scores/scoring.ts";

export async function datasetKind(db: Db): Promise<"empty" | "sample" | "real"> {
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  return kind;
}

export async function countTenders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from tender`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The next tenders by id, which says nothing about them: the first ones are a fair sample. */
export async function tenderTextsAfter(
  db: Db,
  id: string | undefined,
  limit: number,
): Promise<TenderText[]> {
  const { rows } = await sql<TenderText>`
    select id, buyer_id as "buyerId", record::text as record from tender
    where id > ${id ?? "00000000-0000-0000-0000-000000000000"}::uuid
    order by id limit ${limit}`.execute(db);
  return rows;
}

export async function cpvLabels(db: Db): Promise<{ code: string; label: string }[]> {
  const { rows } = await sql<{ code: string; label: string }>`
    select code, label_de as label from code_list_entry where list = 'cpv' order by code`.execute(
    db,
  );
  return rows;
}
