import type { listStatementReports as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "./as-admin.ts";
import { listReportRows } from "./statement-reports.operator.store.ts";

const pageSize = 50;
type Answer = z.input<typeof endpoint.response>;
type Report = Answer["reports"][number];
type Quotes = NonNullable<Report["words"]>["quotes"];

/** A page of the statements that agencies call wrong, newest first. */
export function listStatementReports(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<Answer> {
  return asAdmin(ctx, "listStatementReports", async (t) => {
    const rows = await listReportRows(t, { cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      reports: page.map(toReport),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}

function toReport(row: Awaited<ReturnType<typeof listReportRows>>[number]): Report {
  return {
    id: row.id,
    at: row.reported_at.toISOString(),
    agency: { id: row.agency_id, name: row.agency_name },
    tender: { slug: row.slug, title: row.title },
    // Section and quotes were written by reportStatement alone.
    section: row.section as Report["section"],
    key: row.key,
    ...(row.statement !== null && {
      words: { text: row.statement, quotes: row.quotes as unknown as Quotes },
    }),
    ...(row.comment !== null && { comment: row.comment }),
    ...(row.model !== null && { model: row.model }),
    ...(row.done_at && { doneAt: row.done_at.toISOString() }),
    ...(row.done_by_name !== null && { doneBy: row.done_by_name }),
  };
}
