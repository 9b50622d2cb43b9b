import { compareWithNotice } from "@tc/documents";
import type { Extract } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requireTender, statedAmountOf, volumeLockOf } from "../../assessment/index.ts";
import { listFetchedVersions } from "../fetched/fetched-documents.store.ts";
import type { ModelGap } from "../model/extract-by-model.ts";
import { toDocumentVersion } from "../versions/to-document-version.ts";
import { listCompared } from "../versions/version.store.ts";
import { noticeDeadlinesOf } from "./notice-deadlines.ts";
import { shownExtract } from "./shown-extract.ts";
import { toExtractItem } from "./to-extract-item.ts";

/**
 * What the agency's documents and those fetched for everybody say; each deadline with the notice's beside it. Where there
 * is a language model, a job lets it read them too.
 */
export async function getExtract(ctx: Context, { slug }: { slug: string }): Promise<Extract> {
  const { tier, agencyId } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  if (volumeLockOf(tier, statedAmountOf(tender))) {
    return { isComplete: true, isLocked: true, items: [], versions: [] };
  }
  return inAgency(ctx, agencyId, async (t) => {
    const extract = await shownExtract(ctx, t, tender);
    const { documents, items, byModel } = extract;
    const ids = new Set(documents.map(({ id }) => id));
    const comparisons = new Map(
      compareWithNotice(items, noticeDeadlinesOf(tender.record)).map((comparison) => [
        comparison.item,
        { ...comparison.notice, agrees: comparison.agrees },
      ]),
    );
    return {
      isComplete: extract.isComplete && !extract.isModelDue,
      isLocked: false,
      items: items.map((item) => toExtractItem(item, comparisons.get(item))),
      ...(byModel?.itemsMark && { ai: byModel.itemsMark }),
      ...(byModel && { gaps: byModel.gaps.filter(({ file }) => ids.has(file)).map(toGap) }),
      ...(extract.isShareSpent && { isShareSpent: true }),
      versions: [
        ...(await listCompared(t, tender.id)),
        ...(await listFetchedVersions(t, tender.id)),
      ].map((version) => toDocumentVersion(version, documents)),
    };
  });
}

function toGap({ file, from, to }: ModelGap): NonNullable<Extract["gaps"]>[number] {
  return { documentId: file, from, to };
}
