import { briefOf } from "@tc/assessment";
import type { Summary, TenderQuote } from "@tc/contract";
import { AppError, canUse } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findAssessedTender, statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import { readDocumentsOf, readOverviewOf } from "../documents/index.ts";
import type { Overview } from "../documents/index.ts";
import type { FoundInput } from "../tender-checks/index.ts";
import { listReports } from "./summaries.store.ts";
import { writeSummary } from "./write/write-summary.ts";

/**
 * The summary of a tender from its notice and the agency's own documents; nothing without a plan and above its volume
 * cap.
 */
export async function getSummary(ctx: Context, { slug }: { slug: string }): Promise<Summary> {
  const { agencyId, tier } = requireMembership(ctx);
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  const amount = statedAmountOf(tender);
  const isOpen = canUse(tier, "summaries") && !volumeLockOf(tier, amount);
  if (!isOpen) return locked;
  return inAgency(ctx, agencyId, async (t) => {
    const read = await readDocumentsOf(t, tender.id);
    const overview = await readOverviewOf(ctx, t, tender);
    return {
      ...(overview && { overview: quoted(overview, read) }),
      ...writeSummary({
        tender: tender.record,
        brief: briefOf(tender.record),
        hasValue: amount !== undefined,
        ...read,
      }),
      reported: await listReports(t, tender.id),
      isLocked: false,
    };
  });
}

/** The sentences whose documents are all still there */
function quoted(
  { sentences, ai }: Overview,
  { documents }: Pick<FoundInput, "documents">,
): Summary["overview"] {
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const shown = sentences.flatMap(({ text, quotes }) => {
    const placed = quotes.flatMap(({ quote, file, place, cell }): TenderQuote[] => {
      const name = names.get(file);
      if (name === undefined) return [];
      return [{ quote, document: { id: file, name, place, ...(cell !== undefined && { cell }) } }];
    });
    return placed.length === quotes.length ? [{ text, quotes: placed }] : [];
  });
  return shown.length > 0 ? { sentences: shown, ai } : undefined;
}

const locked: Summary = {
  engine: "rules",
  documents: 0,
  pages: 0,
  sections: [],
  missing: [],
  reported: [],
  isLocked: true,
};
