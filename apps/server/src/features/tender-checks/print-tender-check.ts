import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { FileAnswer } from "../../platform/http/http-answer.ts";
import { writePdf } from "../../platform/pdf/write-pdf.ts";
import type { Judges } from "../assessment/index.ts";
import { getTenderCheck } from "./get-tender-check.ts";
import { checkSections } from "./print/check-sections.ts";
import { requireTender } from "./require-tender.ts";

const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/**
 * The check as one may hand it to a partner. Figures of the calculation and the decision are the agency's own and come
 * only where they are wished for. Throws not_found before the first check.
 */
export async function printTenderCheck(
  ctx: Context,
  judges: Judges,
  { slug, isInternal }: { slug: string; isInternal: boolean },
): Promise<FileAnswer> {
  const check = await getTenderCheck(ctx, judges, { slug });
  const { result } = check;
  if (!result) throw new AppError("not_found");
  const { record } = await requireTender(ctx, slug);
  const buyer = record.buyers[0]?.name;
  const at = moment.format(new Date(result.madeAt));
  const pdf = await writePdf({
    title: `TenderCheck: ${record.title}`,
    lead: [
      ...(buyer === undefined ? [] : [`${buyer}.`]),
      `Geprüft am ${at} Uhr: Bekanntmachung, ${result.documents} Unterlagen, ${result.pages} Seiten.`,
      "Automatischer Auszug, ohne Sprachmodell; vor dem Angebot mit den Originalunterlagen vergleichen.",
    ].join(" "),
    sections: checkSections(check, result, isInternal),
  });
  return new FileAnswer(pdf, `tendercheck-${slug}.pdf`);
}
