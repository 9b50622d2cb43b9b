import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { FileAnswer } from "../../platform/http/http-answer.ts";
import { writePdf } from "../../platform/pdf/write-pdf.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { requireTender } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { changesForOthers } from "./changes-of.ts";
import { getTenderCheck } from "./get-tender-check.ts";
import { checkSections } from "./print/check-sections.ts";
import { momentInZone } from "./print/moment-words.ts";
import { readWords } from "./result/item-words.ts";
import { findCheck } from "./tender-check.store.ts";

/**
 * The check as one may hand it to a partner. What the profile says, the calculation, the proposal and the decision are the
 * agency's own and come only where they are wished for. Throws not_found before the first check.
 */
export async function printTenderCheck(
  ctx: Context,
  judges: Judges,
  { slug, isInternal }: { slug: string; isInternal: boolean },
): Promise<FileAnswer> {
  const check = await getTenderCheck(ctx, judges, { slug });
  const { result } = check;
  if (!result) throw new AppError("not_found");
  const { id, record } = await requireTender(ctx, slug);
  const buyer = record.buyers[0]?.name;
  const { changes: allChanges, ...rest } = check;
  const { changes } = isInternal
    ? { changes: allChanges }
    : changesForOthers(
        await inAgency(ctx, requireMembership(ctx).agencyId, (t) => findCheck(t, id)),
      );
  const pdf = await writePdf({
    title: `TenderCheck: ${record.title}`,
    lead: [
      ...(isInternal ? ["Nur für die eigene Agentur, nicht zum Weitergeben."] : []),
      ...(buyer === undefined ? [] : [`${buyer}.`]),
      `Geprüft am ${momentInZone(result.madeAt)}: Bekanntmachung, ${readWords(result)}.`,
      "Automatischer Auszug, ohne Sprachmodell; vor dem Angebot mit den Originalunterlagen vergleichen.",
    ].join(" "),
    sections: checkSections({ ...rest, ...(changes && { changes }) }, result, isInternal),
  });
  // Side by side in a folder the two must not be taken for one another.
  return new FileAnswer(pdf, `tendercheck-${slug}${isInternal ? "-intern" : ""}.pdf`);
}
