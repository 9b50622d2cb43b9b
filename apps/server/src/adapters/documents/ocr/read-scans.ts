import type { TextPart } from "@tc/documents";
import { matrixOf } from "../pdf/matrix.ts";
import { openPdf } from "../pdf/open-pdf.ts";
import type { PdfPage } from "../pdf/open-pdf.ts";
import { pagePictures } from "./page-pictures.ts";
import { Raster } from "./raster.ts";
import { Recogniser } from "./recognise.ts";

/** More than a colour scan of A4 at 600 dots an inch has */
const mostPictureDots = 40_000_000;

/** The text of scanned pages of a PDF, one after the other; a page without trustworthy letters is passed over. */
export async function* readScans(
  bytes: Uint8Array,
  pages: readonly number[],
  onPage: (page: number, of: number) => void,
): AsyncGenerator<TextPart, void, void> {
  const pdf = await openPdf(bytes, mostPictureDots);
  const recogniser = await Recogniser.start();
  try {
    for (const page of pages) {
      onPage(page, pdf.numPages);
      const part = await recogniser.read(await rasterOf(await pdf.getPage(page)), page);
      if (part) yield part;
    }
  } finally {
    await recogniser.end();
  }
}

async function rasterOf(page: PdfPage): Promise<Raster> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const raster = new Raster(width, height);
  const objectOf = (name: string) =>
    new Promise<unknown>((resolve) => {
      // Objects of several pages have a name of their own.
      const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
      objects.get(name, resolve);
    });
  const operators = await page.getOperatorList();
  for await (const picture of pagePictures(operators, matrixOf(transform), objectOf)) {
    raster.draw(picture);
  }
  page.cleanup();
  return raster;
}
