import type { TextPart } from "@tc/documents";
import { DocumentError } from "../document-error.ts";
import { documentLimits } from "../document-limits.ts";
import type { PageRefusal, ReadFormatOptions, ReadText } from "../read-text.ts";
import { TextCollector } from "../text/text-collector.ts";
import { drawPage } from "./draw-page.ts";
import type { PageFrame } from "./draw-page.ts";
import type { DrawnPage } from "./glyph.ts";
import { identity, matrixOf } from "./matrix.ts";
import { openPdf } from "./open-pdf.ts";
import type { Pdf, PdfPage } from "./open-pdf.ts";
import { pageLines } from "./page-lines.ts";

/** Unpacking pictures would cost most of the time and memory, and their letters are not read here. */
const withoutPictures = 1;

/** The text of a PDF, page by page; a page that cannot be read is a refusal of this page. Nothing in it is executed. */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadFormatOptions = {},
): Promise<ReadText> {
  const pdf = await openPdf(bytes, withoutPictures);
  const pages = pdf.numPages;
  if (pages > documentLimits.callPages) throw new DocumentError("too-many-pages");
  const layers = await pdf.getOptionalContentConfig();
  const isShown = (layer: unknown) => layers.isVisible(layer);
  const parts: TextPart[] = [];
  const refusedPages: PageRefusal[] = [];
  let [characters, removed, invisible] = [0, 0, 0];
  for (let page = 1; page <= pages; page++) {
    options.onPage?.(page, pages);
    if (options.without?.includes(page)) {
      refusedPages.push({ page, reason: "too-slow" });
      continue;
    }
    const read = await readPage(pdf, page, isShown);
    if ("reason" in read) {
      refusedPages.push(read);
      continue;
    }
    parts.push(...read.parts);
    characters += read.characters;
    removed += read.removed;
    invisible += read.invisible;
    if (read.characters < documentLimits.scanCharacters && read.hasPicture) {
      refusedPages.push({ page, reason: "scan" });
    }
  }
  if (parts.length === 0 && refusedPages.length === pages) {
    const [first] = refusedPages;
    if (first && first.reason !== "scan") throw new DocumentError(first.reason);
  }
  return { parts, pages, characters, removed, invisible, refusedPages };
}

interface ReadPage {
  readonly parts: readonly TextPart[];
  readonly characters: number;
  readonly removed: number;
  readonly invisible: number;
  readonly hasPicture: boolean;
}

async function readPage(
  pdf: Pdf,
  number: number,
  isShown: PageFrame["isShown"],
): Promise<ReadPage | PageRefusal> {
  try {
    const page = await pdf.getPage(number);
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const drawn = drawPage(await page.getOperatorList(), {
      transform: matrixOf(transform),
      width,
      height,
      isShown,
      fontOf: (name) => fontOf(page, name),
    });
    page.cleanup();
    if (isGarbled(drawn)) return { page: number, reason: "garbled" };
    const collector = new TextCollector({ page: number });
    for (const { text, box } of pageLines(drawn)) collector.add(text, { box });
    return {
      parts: collector.finish(),
      characters: collector.characters,
      removed: collector.removed,
      invisible: drawn.invisible,
      hasPicture: drawn.hasPicture,
    };
  } catch (error) {
    return { page: number, reason: error instanceof DocumentError ? error.reason : "broken" };
  }
}

/** Letters of no alphabet: the font does not say which ones it draws. A few are bullets and ticks. */
const meaningless = /[\p{Co}\p{Cc}\p{Cn}\ufffd]/u;
const garbledShare = 0.3;

function isGarbled({ glyphs }: DrawnPage): boolean {
  const without = glyphs.filter(({ text }) => meaningless.test(text)).length;
  return without >= documentLimits.scanCharacters && without > garbledShare * glyphs.length;
}

function fontOf(page: PdfPage, name: unknown): ReturnType<PageFrame["fontOf"]> {
  if (typeof name !== "string" || !page.commonObjs.has(name)) return undefined;
  const font = page.commonObjs.get(name) as { fontMatrix?: unknown; isType3Font?: unknown } | null;
  const matrix = matrixOf(font?.fontMatrix);
  return {
    matrix: matrix === identity ? [0.001, 0, 0, 0.001, 0, 0] : matrix,
    isType3: font?.isType3Font === true,
  };
}
