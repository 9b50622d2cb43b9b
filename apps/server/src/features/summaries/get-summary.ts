import { briefOf } from "@tc/assessment";
import type { Summary } from "@tc/contract";
import { canUse } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requireTender, statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import { isBeingFetched, shownExtract } from "../documents/index.ts";
import type { ShownExtract } from "../documents/index.ts";
import { listReports } from "./reports/reports.store.ts";
import { quotedOverview } from "./write/quoted-overview.ts";
import { summaryOfItems } from "./write/summary-of-items.ts";

/**
 * The summary of a tender from its notice and all documents that the agency may read; nothing without a plan and above
 * its volume cap.
 */
export async function getSummary(ctx: Context, { slug }: { slug: string }): Promise<Summary> {
  const { agencyId, tier } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  const amount = statedAmountOf(tender);
  const isOpen = canUse(tier, "summaries") && !volumeLockOf(tier, amount);
  if (!isOpen) return locked;
  return inAgency(ctx, agencyId, async (t) => {
    // Asked first: what is fetched meanwhile is among the documents below.
    const isFetching = await isBeingFetched(t, tender.id);
    const extract = await shownExtract(ctx, t, tender);
    const documents = extract.documents
      .filter(({ state }) => state === "read")
      .map(({ id, name, pages }) => ({ id, name, pages: pages ?? 0 }));
    const ids = new Set(documents.map(({ id }) => id));
    const overview = extract.byModel && quotedOverview(extract.byModel.overview, documents);
    const { missing, ...written } = summaryOfItems(
      {
        tender: tender.record,
        brief: briefOf(tender.record),
        hasValue: amount !== undefined,
        documents,
        items: extract.items.filter(({ file }) => ids.has(file)),
      },
      extract.byModel?.itemsMark,
    );
    const reading = readingOf(extract, isFetching);
    return {
      ...(overview && { overview }),
      ...written,
      reading,
      // Whoever has not read everything cannot tell what is nowhere.
      missing: isAllRead(reading) ? missing : [],
      reported: await listReports(t, tender.id),
      isLocked: false,
    };
  });
}

function readingOf(
  { documents, isComplete, isModelDue, isShareSpent }: ShownExtract,
  isFetching: boolean,
): Summary["reading"] {
  return {
    isFetching,
    unread: documents.filter(({ state }) => state === "waiting" || state === "reading").length,
    refused: documents.filter(({ state }) => state === "refused").map(({ name }) => name),
    refusedPages: documents.reduce((sum, { refused_pages }) => sum + refused_pages.length, 0),
    isComplete,
    isModelDue,
    isShareSpent,
  };
}

const isAllRead = ({ isFetching, isComplete, isModelDue }: Summary["reading"]) =>
  isComplete && !isFetching && !isModelDue;

const locked: Summary = {
  engine: "rules",
  documents: 0,
  pages: 0,
  reading: {
    isFetching: false,
    unread: 0,
    refused: [],
    refusedPages: 0,
    isComplete: true,
    isModelDue: false,
    isShareSpent: false,
  },
  sections: [],
  missing: [],
  reported: [],
  isLocked: true,
};
