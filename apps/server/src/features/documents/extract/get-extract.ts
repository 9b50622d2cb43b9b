import { compareWithNotice } from "@tc/documents";
import type { DocumentItem, NoticeComparison } from "@tc/documents";
import type { Extract, ExtractItem } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { findAssessedTender, statedAmountOf, volumeLockOf } from "../../assessment/index.ts";
import { listDocuments } from "../documents.store.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { readByModelJob, readDocumentsJob } from "../job-definitions.ts";
import { isNoteCurrent, markOf } from "../model/model-note.ts";
import type { ModelGap } from "../model/extract-by-model.ts";
import { findExtract } from "./extract.store.ts";
import { isCurrent } from "./make-extract.ts";
import { noticeDeadlinesOf } from "./notice-deadlines.ts";

/**
 * What the agency's documents say; each deadline with the notice's beside it. If the extract is older than the documents,
 * the tender or the rules, a job makes it again. Where there is a language model, another job lets it read them too.
 */
export async function getExtract(ctx: Context, { slug }: { slug: string }): Promise<Extract> {
  const { tier, agencyId } = requireMembership(ctx);
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  if (volumeLockOf(tier, statedAmountOf(tender))) {
    return { isComplete: true, isLocked: true, items: [] };
  }
  return inAgency(ctx, agencyId, async (t) => {
    const documents = await listDocuments(t, tender.id);
    const extract = await findExtract(t, tender.id);
    if (!extract) return { isComplete: true, isLocked: false, items: [] };
    const isOpen = documents.some(({ state }) => state === "waiting" || state === "reading");
    const isUpToDate = isCurrent(extract, tender.version);
    if (!isUpToDate && !isOpen) {
      await t.enqueue(readDocumentsJob, { agencyId, tenderId: tender.id });
    }
    const model = ctx.ports.languageModel;
    const isRead = !model || isNoteCurrent(extract.model, model, berlinDay(ctx.now()));
    if (!isRead && isUpToDate && !isOpen) {
      await t.enqueue(readByModelJob, { agencyId, tenderId: tender.id });
    }
    const note = extract.model?.state === "read" ? extract.model : undefined;
    const ids = new Set(documents.map(({ id }) => id));
    const all = (note && extract.merged_items) ?? extract.items;
    const items = all.filter(({ file }) => ids.has(file));
    const comparisons = new Map(
      compareWithNotice(items, noticeDeadlinesOf(tender.record)).map((comparison) => [
        comparison.item,
        { ...comparison.notice, agrees: comparison.agrees },
      ]),
    );
    return {
      isComplete: isUpToDate && !isOpen && isRead,
      isLocked: false,
      items: items.map((item) => toExtractItem(item, comparisons.get(item))),
      // Nothing of the model is shown: then it is the rules' extract.
      ...(note && items.some(({ byModel }) => byModel) && { ai: markOf(note) }),
      ...(note && { gaps: note.gaps.filter(({ file }) => ids.has(file)).map(toGap) }),
    };
  });
}

function toGap({ file, from, to }: ModelGap): NonNullable<Extract["gaps"]>[number] {
  return { documentId: file, from, to };
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
