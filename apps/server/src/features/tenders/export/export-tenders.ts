import { Readable } from "node:stream";
import type { TenderListQuery } from "@tc/contract";
import { csvRowsMax } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { FileAnswer } from "../../../platform/http/http-answer.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import type { RateLimit } from "../../../platform/http/rate-limit.ts";
import { requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import {
  assessmentQuery,
  listAssessments,
  publishedAssessment,
  requireColumns,
  volumeLockOf,
} from "../../assessment/index.ts";
import type { AgencyAssessment } from "../../assessment/index.ts";
import type { ListParts } from "../list-tenders.ts";
import * as store from "../tenders.store.ts";
import { toListItem, toLockedItem } from "../to-list-item.ts";
import { toSearchQuery } from "../to-search-query.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { exportColumns } from "./export-columns.ts";
import type { ExportedTender } from "./export-columns.ts";

/** A file reads up to five thousand tenders. */
const csvLimit: RateLimit = { name: "csv", limit: 30, windowSeconds: 3_600 };
const rowsPerStep = 250;

/**
 * The list with these filters in its order as a table, made while it is sent; at most `csvRowsMax` tenders. Throws
 * plan_required for a locked column, and rate_limited.
 */
export async function exportTenders(
  ctx: Context,
  { search, assessments }: Pick<ListParts, "search" | "assessments">,
  query: TenderListQuery,
): Promise<FileAnswer> {
  const { tier } = requireMembership(ctx);
  requireColumns(ctx, query);
  await countTry(ctx, csvLimit, requireUserId(ctx));
  const now = ctx.now();
  const nowMs = now.getTime();
  const agency = await assessments.read(ctx);
  const { ids } = await search.search({
    ...toSearchQuery({ ...query, limit: csvRowsMax }, agency.field),
    assessment: assessmentQuery(query, tier, agency.columns),
    after: undefined,
    nowMs,
  });
  const lines = csvLines(ctx, agency, ids, nowMs);
  const day = now.toISOString().slice(0, 10);
  return new FileAnswer(Readable.from(lines), `ausschreibungen-${day}.csv`);
}

async function* csvLines(
  ctx: Context,
  agency: AgencyAssessment,
  ids: readonly string[],
  nowMs: number,
): AsyncGenerator<string> {
  const { tier } = requireMembership(ctx);
  const { names, cellsOf } = exportColumns(tier);
  yield byteOrderMark + csvLine(names);
  for (let from = 0; from < ids.length; from += rowsPerStep) {
    const rows = await store.listRows(ctx.db, ids.slice(from, from + rowsPerStep));
    yield rows.map((row) => csvLine(cellsOf(exportedTender(ctx, agency, row, nowMs)))).join("");
  }
}

/** As the list shows it: of a locked tender only what the lock leaves */
function exportedTender(
  ctx: Context,
  agency: AgencyAssessment,
  row: store.ListRow,
  nowMs: number,
): ExportedTender {
  const { tier } = requireMembership(ctx);
  const published = publishedAssessment(row);
  const lock = volumeLockOf(tier, published.statedAmount);
  const item = toListItem(row, nowMs);
  const listed = {
    id: row.id,
    published,
    firstDeadlineMs: row.deadline_at?.getTime(),
    hasPlausibleDeadline: !row.flags.includes("deadline_implausible"),
  };
  return {
    item: lock ? toLockedItem(item) : item,
    assessment: listAssessments(tier, agency, listed, nowMs, lock),
    publicUrl: ctx.site.publicUrl,
  };
}
