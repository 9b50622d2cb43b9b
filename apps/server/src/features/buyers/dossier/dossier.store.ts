import type { Lot, TenderStage } from "@tc/domain";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface DossierTender {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly stage: TenderStage;
  readonly procedure: string | null;
  readonly publishedOn: string | null;
  readonly buyerId: string | null;
  readonly buyerName: string | null;
}

/** All tenders of a buyer, the latest first */
export async function listTenders(db: Db, buyerId: string): Promise<DossierTender[]> {
  const { rows } = await sql<DossierTender>`
    select t.id, t.slug, t.title, t.stage, t.procedure, t.published_on::text as "publishedOn",
      t.buyer_id as "buyerId", b.name as "buyerName"
    from tender t join buyer b on b.id = t.buyer_id
    where t.buyer_id = ${buyerId}
    order by t.published_on desc nulls last, t.id desc`.execute(db);
  return rows;
}

export interface NoticeText {
  readonly id: string;
  readonly description: string | null;
  readonly lots: readonly Pick<Lot, "kind" | "description" | "awardCriteria">[];
}

/** What the notices of these tenders say in words and weights; records are large, so only a few hundred at a time. */
export async function listNoticeTexts(db: Db, ids: readonly string[]): Promise<NoticeText[]> {
  const { rows } = await sql<NoticeText>`
    select t.id, t.record ->> 'description' as description, coalesce(t.record -> 'lots', '[]') as lots
    from tender t where t.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The first stored supplier of each name, by the key of the name. */
export async function listSupplierIds(
  db: Db,
  nameKeys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select name_key as key, min(id::text) as id from supplier
    where name_key = any(${[...nameKeys]}::text[]) group by name_key`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
