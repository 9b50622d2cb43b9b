import type { TenderCheck } from "@tc/contract";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { momentInZone } from "./moment-words.ts";

type Section = PdfContent["sections"][number];

/** The font has no arrow. */
const withoutArrows = (sentence: string) => sentence.replaceAll(" → ", ", jetzt ");

const readAnew =
  "TenderChances liest Unterlagen inzwischen genauer: Nicht jede dieser Änderungen stammt vom Auftraggeber.";

export function changeSection({ changes }: Pick<TenderCheck, "changes">): Section[] {
  if (!changes) return [];
  return [
    {
      title: `Geändert seit dem Check vom ${momentInZone(changes.since)}`,
      blocks: [
        ...(changes.isReadAnew ? [{ kind: "paragraph" as const, text: readAnew }] : []),
        { kind: "list", items: changes.sentences.map(withoutArrows) },
      ],
    },
  ];
}
