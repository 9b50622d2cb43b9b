import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";

export interface RejectedFilter {
  readonly source?: string | undefined;
  readonly code?: string | undefined;
}

const rejectedRaws = (t: Transaction, { source, code }: RejectedFilter) =>
  t.db
    .selectFrom("raw_notice")
    .where("status", "=", "rejected")
    .$if(source !== undefined, (query) => query.where("source_id", "=", source ?? ""))
    .$if(code !== undefined, (query) =>
      query.where(sql<boolean>`coalesce(reject_code, 'unknown') = ${code}`),
    );

/** Newest first, behind the cursor's. */
export function listRejectedRows(
  t: Transaction,
  { cursor, limit, ...filter }: RejectedFilter & { cursor?: string | undefined; limit: number },
) {
  return rejectedRaws(t, filter)
    .select((eb) => [
      eb.fn<string>("encode", ["sha256", sql.lit("hex")]).as("id"),
      "file",
      "source_id",
      "received_at",
      "size_bytes",
      "reject_code",
      "reject_reason",
    ])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`seq < (select seq from raw_notice where sha256 = decode(${cursor}, 'hex'))`,
      ),
    )
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
}

export async function countRejected(t: Transaction) {
  const { rows } = await sql<{ source: string; code: string; count: number }>`
    select source_id as source, coalesce(reject_code, 'unknown') as code, count(*)::int as count
    from raw_notice where status = 'rejected' group by 1, 2`.execute(t.db);
  return rows;
}

export async function countPending(t: Transaction): Promise<number> {
  const row = await t.db
    .selectFrom("raw_notice")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findRejectedContent(t: Transaction, sha256: Buffer) {
  return t.db
    .selectFrom("raw_notice")
    .select(["content", "size_bytes"])
    .where("sha256", "=", sha256)
    .where("status", "=", "rejected")
    .executeTakeFirst();
}

/** They count as unread again, with all their tries. */
export async function setPending(
  t: Transaction,
  choice: { readonly sha256: Buffer } | RejectedFilter,
): Promise<number> {
  const update = t.db
    .updateTable("raw_notice")
    .set({ status: "pending", attempts: 0 })
    .where("status", "=", "rejected");
  const rows = await (
    "sha256" in choice
      ? update.where("sha256", "=", choice.sha256)
      : update
          .$if(choice.code !== undefined, (query) =>
            query.where(sql<boolean>`coalesce(reject_code, 'unknown') = ${choice.code}`),
          )
          .$if(choice.source !== undefined, (query) =>
            query.where("source_id", "=", choice.source ?? ""),
          )
  )
    .returning("seq")
    .execute();
  return rows.length;
}
