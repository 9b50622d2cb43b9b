import type { DocumentsAnswer } from "@tc/contract";
import type { RankedPassage } from "@tc/documents";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requireTender, statedAmountOf, volumeLockOf } from "../../assessment/index.ts";
import { beginExtract, findRevision } from "../extract/extract.store.ts";
import { listAllDocuments } from "../list-all-documents.ts";
import { answerQuestion } from "./answer-question.ts";
import type { PassageIndexes } from "./passage-indexes.ts";

const passagesShown = 5;

/** A passage with less of the question than this, rare words counting more, answers something else. */
const leastCoverage = 0.5;

/**
 * The passages of the documents that fit a question best, and where there is a language model what it answers by
 * them; nothing is stored of it.
 */
export async function askDocuments(
  ctx: Context,
  indexes: PassageIndexes,
  { slug, question }: { slug: string; question: string },
): Promise<DocumentsAnswer> {
  const { tier, agencyId } = requireMembership(ctx);
  const tender = await requireTender(ctx, slug);
  if (volumeLockOf(tier, statedAmountOf(tender))) {
    return { passages: [], isAnswered: false, documentCount: 0, isLocked: true };
  }
  const { documents, revision } = await inAgency(ctx, agencyId, async (t) => {
    const all = await listAllDocuments(t, tender.id);
    // Its revision tells when what was fetched changed.
    if (all.length > 0) await beginExtract(t, tender.id);
    return {
      documents: all.filter(({ state }) => state === "read"),
      revision: await findRevision(t, tender.id),
    };
  });
  const index = await indexes.get(ctx, { agencyId, tenderId: tender.id, documents, revision });
  const ranked = index.find(question, passagesShown);
  const answer = await answerQuestion(ctx, agencyId, question, ranked);
  // A document may go while the model answers.
  const ids = await inAgency(ctx, agencyId, async (t) => {
    const all = await listAllDocuments(t, tender.id);
    return new Set(all.map(({ id }) => id));
  });
  const passages = ranked.filter(({ file }) => ids.has(file));
  const documentCount = documents.filter(({ id }) => ids.has(id)).length;
  if (answer && passages.length === ranked.length) {
    return {
      passages: passages.map(toPassage),
      answer,
      isAnswered: true,
      documentCount,
      isLocked: false,
    };
  }
  const isAnswered = (passages[0]?.coverage ?? 0) >= leastCoverage;
  const shown = isAnswered
    ? passages.filter(({ coverage }) => coverage >= leastCoverage)
    : passages.slice(0, 1);
  return { passages: shown.map(toPassage), isAnswered, documentCount, isLocked: false };
}

function toPassage({
  file,
  place,
  quote,
  confidence,
}: RankedPassage): DocumentsAnswer["passages"][number] {
  return { documentId: file, place, quote, confidence };
}
