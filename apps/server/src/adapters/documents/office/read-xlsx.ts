import { DocumentError } from "../document-error.ts";
import type { ReadFormatOptions, ReadText } from "../read-text.ts";
import { TextCollector } from "../text/text-collector.ts";
import { partOf, readParts } from "./read-parts.ts";
import { SheetReader } from "./sheet-reader.ts";
import { cellFormats, listSheets, sharedStrings } from "./workbook.ts";

const wanted =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

/** The rows of a workbook, sheet by sheet; hidden sheets, rows and columns are counted only. */
export async function readXlsx(bytes: Uint8Array, options: ReadFormatOptions): Promise<ReadText> {
  const parts = await readParts(bytes, (name) => wanted.test(name));
  const { sheets, is1904 } = listSheets(
    partOf(parts, "xl/workbook.xml"),
    partOf(parts, "xl/_rels/workbook.xml.rels"),
  );
  const strings = sharedStrings(parts.get("xl/sharedStrings.xml"));
  const formats = cellFormats(parts.get("xl/styles.xml"));
  const collector = new TextCollector({ sheet: "" });
  let invisible = 0;
  for (const [index, { name, part, isHidden }] of sheets.entries()) {
    options.onPage?.(index + 1, sheets.length);
    const bytes = parts.get(part);
    // A sheet that is only a chart has another kind of part.
    if (!bytes) continue;
    collector.begin({ sheet: name });
    const reader = new SheetReader({ strings, formats, is1904, isHidden }, collector);
    reader.read(bytes);
    invisible += reader.invisible;
  }
  if (sheets.length === 0) throw new DocumentError("broken");
  const { characters, removed } = collector;
  return { parts: collector.finish(), characters, removed, invisible };
}
