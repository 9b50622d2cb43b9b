import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

/** Newest first, behind the cursor's. */
export function listEnquiryRows(
  t: Transaction,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return t.db
    .selectFrom("enquiry")
    .selectAll()
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(at, id) < (select at, id from enquiry where id = ${cursor})`),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export type EnquiryChange =
  | { isHandled: boolean }
  | { isApplication: boolean }
  | { isClosed: boolean };

/** False: there is no such enquiry, or it is no application whose process could end. What was marked before keeps its moment. */
export async function updateEnquiry(
  t: Transaction,
  enquiryId: string,
  change: EnquiryChange,
): Promise<boolean> {
  const since = (column: "handled_at" | "closed_at", isSo: boolean) =>
    isSo ? sql<Date>`coalesce(${sql.ref(column)}, ${t.now()})` : null;
  const update = t.db.updateTable("enquiry").where("id", "=", enquiryId).returning("id");
  const row =
    "isHandled" in change
      ? await update.set({ handled_at: since("handled_at", change.isHandled) }).executeTakeFirst()
      : "isApplication" in change
        ? await update
            .set({
              is_application: change.isApplication,
              ...(!change.isApplication && { closed_at: null }),
            })
            .executeTakeFirst()
        : await update
            .set({ closed_at: since("closed_at", change.isClosed) })
            .where("is_application", "=", true)
            .executeTakeFirst();
  return row !== undefined;
}

export async function removeEnquiry(t: Transaction, enquiryId: string): Promise<boolean> {
  const row = await t.db
    .deleteFrom("enquiry")
    .where("id", "=", enquiryId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
