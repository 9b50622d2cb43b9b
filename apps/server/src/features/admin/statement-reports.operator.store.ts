import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

/** Newest first, behind the cursor's. Words of an agency's own documents are not even selected. */
export function listReportRows(
  t: Transaction,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return t.db
    .selectFrom("statement_report as report")
    .innerJoin("agency", "agency.id", "report.agency_id")
    .innerJoin("tender", "tender.id", "report.tender_id")
    .leftJoin("user_account", "user_account.id", "report.done_by")
    .select([
      "report.id",
      "report.reported_at",
      "report.agency_id",
      "agency.name as agency_name",
      "tender.slug",
      "tender.title",
      "report.section",
      "report.key",
      "report.is_public",
      "report.comment",
      "report.model",
      "report.done_at",
      "user_account.name as done_by_name",
    ])
    .select((eb) => [
      eb
        .case()
        .when(eb.ref("report.is_public"))
        .then(eb.ref("report.statement"))
        .end()
        .as("statement"),
      eb.case().when(eb.ref("report.is_public")).then(eb.ref("report.quotes")).end().as("quotes"),
    ])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(report.reported_at, report.id) < (select reported_at, id from statement_report where id = ${cursor})`,
      ),
    )
    .orderBy("report.reported_at", "desc")
    .orderBy("report.id", "desc")
    .limit(limit)
    .execute();
}

/** False: there is no such report. One that was done before keeps its moment and its admin. */
export async function setReportDone(
  t: Transaction,
  reportId: string,
  adminId: string,
): Promise<boolean> {
  const row = await t.db
    .updateTable("statement_report")
    .set({
      done_by: sql<string>`case when done_at is null then ${adminId}::uuid else done_by end`,
      done_at: sql<Date>`coalesce(done_at, ${t.now()})`,
    })
    .where("id", "=", reportId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
