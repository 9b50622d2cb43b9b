import { documentRefusalSentences, playgroundLimits } from "@tc/domain";
import type { DocumentRefusalReason } from "@tc/domain";
import { formatNumber } from "../../../platform/format/format";

const { bytes, pages } = playgroundLimits;

/** Where one text has other limits than the documents of a tender */
const ofOneText: { readonly [Reason in DocumentRefusalReason]?: string } = {
  "unknown-format":
    "Dieses Format können wir hier nicht lesen. Lesbar sind PDF, DOCX, XLSX, ODT, ODS und TXT; ein ZIP packe bitte zuerst aus.",
  "too-large": `Das ist größer als ${formatNumber(bytes / 1_000_000)}\u00a0MB.`,
  "too-many-pages": `Das sind mehr als ${formatNumber(pages)} Seiten. Füge nur den Teil ein, auf den es ankommt.`,
};

/** Why a text was not read */
export function refusalSentence(reason: DocumentRefusalReason): string {
  return ofOneText[reason] ?? documentRefusalSentences[reason];
}

/** Why a text need not be sent; the server would refuse it. */
export function refusalBefore({ size }: Pick<Blob, "size">): string | undefined {
  if (size === 0) return refusalSentence("empty");
  return size > bytes ? refusalSentence("too-large") : undefined;
}
