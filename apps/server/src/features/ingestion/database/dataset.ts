import { AppError } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/schema.ts";
import { removeSearchDocuments } from "../../search/index.ts";
import { forgetLearning } from "../labels/forget-learning.operator.store.ts";

type Tx = KyselyTransaction<Database>;

/** Samples are refused once real notices are here, be they applied yet or not. */
export async function refuseSamplesBesideReal(db: Tx): Promise<void> {
  const { rows } = await sql<{ real: boolean }>`
    select kind = 'real' or exists (
      select from raw_notice join source on source.id = source_id
      where not source.sample and status <> 'rejected'
    ) as real from dataset`.execute(db);
  if (rows[0]?.real === true) throw new AppError("sample_refused");
}

/**
 * Notes which kind of notices the database holds. The first real one removes all samples in the same transaction.
 * Returns false where samples came too late and must not be applied.
 */
export async function enterDataset(t: Transaction, incoming: "sample" | "real"): Promise<boolean> {
  const { db } = t;
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  if (kind === incoming) return true;
  if (kind !== "empty") await wipeSamples(t);
  if (incoming === "sample" && kind === "real") return false;
  await db.updateTable("dataset").set({ kind: incoming }).execute();
  return true;
}

/** Removes every generated notice and all that was made of it. */
export async function wipeSamples(t: Transaction): Promise<void> {
  const { db } = t;
  const { kind } = await db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow();
  if (kind === "sample") {
    const tenders = await db.selectFrom("tender").select("id").execute();
    await removeSearchDocuments(
      db,
      tenders.map((tender) => tender.id),
    );
    await sql`delete from notice`.execute(db);
    // Takes awards, winners and aliases along, and what agencies have said of them.
    await sql`delete from tender`.execute(db);
    await forgetLearning(t);
    await sql`delete from buyer`.execute(db);
    await sql`delete from supplier`.execute(db);
    await db.updateTable("dataset").set({ kind: "empty" }).execute();
  }
  // Bytes that a real source has too stay, as its own.
  await sql`
    with real as (
      delete from raw_sighting s using source real, raw_notice raw, source first
      where real.id = s.source_id and not real.sample
        and raw.sha256 = s.sha256 and first.id = raw.source_id and first.sample
      returning s.*
    )
    update raw_notice set source_id = real.source_id, file = real.file, url = real.url, status = 'pending'
    from real where raw_notice.sha256 = real.sha256`.execute(db);
  await sql`delete from raw_sighting using source where source.id = source_id and sample`.execute(
    db,
  );
  await sql`delete from raw_notice using source where source.id = source_id and sample`.execute(db);
  await sql`delete from source_package using source where source.id = source_id and sample`.execute(
    db,
  );
}
