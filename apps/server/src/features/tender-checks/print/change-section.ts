import type { TenderCheck } from "@tc/contract";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { momentInZone } from "./moment-words.ts";

type Section = PdfContent["sections"][number];

/** The font has no arrow. */
const withoutArrows = (sentence: string) => sentence.replaceAll(" → ", ", jetzt ");

export function changeSection({ changes }: Pick<TenderCheck, "changes">): Section[] {
  if (!changes) return [];
  return [
    {
      title: `Geändert seit dem Check vom ${momentInZone(changes.since)}`,
      blocks: [{ kind: "list", items: changes.sentences.map(withoutArrows) }],
    },
  ];
}
