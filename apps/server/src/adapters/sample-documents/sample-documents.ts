import type { DocumentFile } from "../../ports/document-reader.ts";
import type { SampleDocuments, SampleTender } from "../../ports/sample-documents.ts";
import { writeZip } from "../archive/zip-writer.ts";
import * as files from "./sample-files.ts";
import { pageWith } from "./sample-pages.ts";
import { daysOf } from "./sample-words.ts";
import { writePdf } from "./write-pdf.ts";

/** Files of every kind that can be read, written on the spot: none lies in the project. */
export const sampleDocuments: SampleDocuments = {
  whole: async (tender) => [
    archiveOf("Vergabeunterlagen.zip", [
      files.invitation(tender),
      files.specification(tender),
      files.priceSheet(tender),
    ]),
    files.suitability(tender),
    files.contractDraft(tender),
    await scanned(tender),
    files.hiddenInstructions(tender),
  ],
  later: async (tender) => [files.laterContractDraft(tender)],
  few: async (tender) => [files.invitation(tender), files.suitability(tender)],
  proof: async (title, lines) => writePdf({ pages: [pageWith(title, lines)] }),
};

/** What a buyer has under the address of a notice: documents that agree, in one file */
export function sampleArchive(tender: SampleTender): DocumentFile {
  return archiveOf("Vergabeunterlagen.zip", [
    files.invitation(tender),
    files.specification(tender),
    files.priceSheet(tender),
    files.suitability(tender),
  ]);
}

function archiveOf(file: string, members: readonly DocumentFile[]): DocumentFile {
  return {
    file,
    bytes: writeZip(members.map(({ file: name, bytes }) => ({ name, data: bytes }))),
  };
}

async function scanned(tender: SampleTender): Promise<DocumentFile> {
  // Draws with a library of tests, which takes a moment to load.
  const { scanOf } = await import("./write-scan.ts");
  const { content } = pageWith("Protokoll der Ortsbesichtigung", [
    `Besichtigt wurde zum Auftrag: ${tender.title}.`,
    "",
    `Die Angebotsfrist endet am ${daysOf(tender).offers}.`,
    "Die Auftraggeberin stellt Bildmaterial kostenlos zur Verfügung.",
  ]);
  const { page, object } = await scanOf(content);
  return {
    file: "Protokoll (Scan).pdf",
    bytes: writePdf({ pages: [page], objects: [object] }),
  };
}
