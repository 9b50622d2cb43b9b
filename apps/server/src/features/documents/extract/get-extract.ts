import { compareWithNotice } from "@tc/documents";
import type { DocumentItem, NoticeComparison } from "@tc/documents";
import type { Extract, ExtractItem } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { findAssessedTender, statedAmountOf, volumeLockOf } from "../../assessment/index.ts";
import { currentExtract } from "./current-extract.ts";
import { noticeDeadlinesOf } from "./notice-deadlines.ts";

/** What the agency's documents say; each deadline with the notice's beside it. */
export async function getExtract(ctx: Context, { slug }: { slug: string }): Promise<Extract> {
  const { tier, agencyId } = requireMembership(ctx);
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  if (volumeLockOf(tier, statedAmountOf(tender))) {
    return { isComplete: true, isLocked: true, items: [] };
  }
  return inAgency(ctx, agencyId, async (t) => {
    const { documents, extract, isComplete } = await currentExtract(t, tender);
    if (!extract) return { isComplete: true, isLocked: false, items: [] };
    const ids = new Set(documents.map(({ id }) => id));
    const items = extract.items.filter(({ file }) => ids.has(file));
    const comparisons = new Map(
      compareWithNotice(items, noticeDeadlinesOf(tender.record)).map((comparison) => [
        comparison.item,
        { ...comparison.notice, agrees: comparison.agrees },
      ]),
    );
    return {
      isComplete,
      isLocked: false,
      items: items.map((item) => toExtractItem(item, comparisons.get(item))),
    };
  });
}

type NoticeMoment = Omit<NoticeComparison, "item" | "notice"> & NoticeComparison["notice"];

function toExtractItem(item: DocumentItem, notice: NoticeMoment | undefined): ExtractItem {
  const { file: documentId, ...rest } = item;
  const { type } = rest;
  if (type === "deadline") return { ...rest, documentId, ...(notice && { notice }) };
  if (type !== "eligibility") return { ...rest, documentId };
  const { names, judged: _, ...demand } = rest;
  return { ...demand, documentId, ...(names && { names: [...names] }) };
}
