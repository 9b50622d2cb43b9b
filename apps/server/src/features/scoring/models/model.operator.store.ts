import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { partNames } from "./model-parts.ts";
import type { PartName } from "./model-parts.ts";

/** Parts that are stored; `counted` says which results the offers part has counted. */
export type StoredPart = PartName | "counted";
export const storedParts: readonly StoredPart[] = [...partNames, "counted"];

/** What a killed training left behind. Only whoever holds the lock of training may call it. */
export async function removeUnfinished({ db }: Transaction): Promise<void> {
  await db.deleteFrom("scoring_model").where("status", "=", "building").execute();
}

export async function beginVersion(
  { db, now }: Transaction,
  dataset: "sample" | "real",
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into scoring_model (version, trained_at, dataset, basis, status)
    select coalesce(max(version), 0) + 1, ${now()}, ${dataset}, '{}', 'building' from scoring_model
    returning version`.execute(db);
  return rows[0]!.version;
}

export async function writePart(
  { db }: Transaction,
  version: number,
  part: StoredPart,
  content: Uint8Array,
): Promise<void> {
  await db
    .insertInto("scoring_model_part")
    .values({ version, part, content: Buffer.from(content) })
    .execute();
}

/** Returns how many of the parts there were to take over. */
export async function copyParts(
  { db }: Transaction,
  { from, to, parts }: { from: number; to: number; parts: readonly StoredPart[] },
): Promise<number> {
  const { rows } = await sql`
    insert into scoring_model_part (version, part, content)
    select ${to}, part, content from scoring_model_part
    where version = ${from} and part = any(${parts}::text[])
    returning part`.execute(db);
  return rows.length;
}

/** The kind of notices the database holds; it stays so until the transaction ends. */
export async function holdDataset({ db }: Transaction): Promise<"empty" | "sample" | "real"> {
  const { kind } = await db
    .selectFrom("dataset")
    .select("kind")
    .forShare()
    .executeTakeFirstOrThrow();
  return kind;
}

/**
 * Replaces parts of the active version by newer ones that were made from the revision `seen`. Returns false when the version
 * is no longer active or another process was first.
 */
export async function reviseParts(
  { db }: Transaction,
  version: number,
  parts: Partial<Record<StoredPart, { readonly content: Uint8Array; readonly seen: number }>>,
): Promise<boolean> {
  if (!(await holdActive(db, version))) return false;
  const entries = Object.entries(parts);
  const { rows } = await sql<{ part: string; revision: number }>`
    select part, revision from scoring_model_part
    where version = ${version} and part = any(${entries.map(([part]) => part)}::text[])
    order by part for update`.execute(db);
  // All or none: counts that are not noted as counted would count again.
  const revisions = new Map(rows.map(({ part, revision }) => [part, revision]));
  if (entries.some(([part, { seen }]) => revisions.get(part) !== seen)) return false;
  for (const [part, { content, seen }] of entries) {
    await db
      .updateTable("scoring_model_part")
      .set({ content: Buffer.from(content), revision: seen + 1 })
      .where("version", "=", version)
      .where("part", "=", part)
      .execute();
  }
  return true;
}

/** Whether the version is in use, for the kind of notices that is here; it stays so until the transaction ends. */
export async function holdActive(db: Transaction["db"], version: number): Promise<boolean> {
  const { rows } = await sql`
    select from scoring_model m join dataset d on d.kind = m.dataset
    where m.version = ${version} and m.status = 'active'
    for share`.execute(db);
  return rows.length > 0;
}
