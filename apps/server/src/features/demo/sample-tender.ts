import { germanMoment } from "@tc/documents";
import { bidDeadlines } from "@tc/domain";
import type { Tender } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import type { DocumentFile } from "../../ports/document-reader.ts";
import type { SampleTender } from "../../ports/sample-documents.ts";
import { uploadDocument } from "../documents/index.ts";

export async function uploadAll(
  ctx: Context,
  slug: string,
  files: readonly DocumentFile[],
): Promise<void> {
  for (const { file, bytes } of files) await uploadDocument(ctx, { slug, name: file, bytes });
}

/** What made-up documents say of a tender */
export function factsOf({
  slug,
  record,
}: {
  readonly slug: string;
  readonly record: Tender;
}): SampleTender {
  const last = bidDeadlines(record).at(-1);
  const { date = "", time } = last ? germanMoment(last) : {};
  return {
    title: record.title,
    buyer: record.buyers[0]?.name ?? "Die Auftraggeberin",
    reference: record.reference ?? slug,
    offersDueOn: date,
    offersDueAt: time === undefined || time === "24:00" ? "12:00" : time,
  };
}
