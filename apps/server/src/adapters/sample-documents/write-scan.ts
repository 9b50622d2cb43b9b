import { createRequire } from "node:module";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { a4, streamOf, writePdf } from "./write-pdf.ts";
import type { WrittenPage } from "./write-pdf.ts";

const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const dotsPerPoint = 200 / 72;

/** A page as a scanner delivers it: its drawing as the only picture, at 200 dots an inch. */
export interface Scan {
  readonly page: WrittenPage;
  /** The picture, to be the object 5 of the file */
  readonly object: Buffer;
}

export async function scanOf(content: string): Promise<Scan> {
  const data = new Uint8Array(writePdf({ pages: [{ content }] }));
  const standardFontDataUrl = `${library}/standard_fonts/`;
  const pdf = await getDocument({ data, standardFontDataUrl, disableFontFace: true, verbosity: 0 })
    .promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale: dotsPerPoint });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  // The library's types know the browser's canvas only; this one draws the same.
  const canvasContext = context as never;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  const { data: dots } = context.getImageData(0, 0, width, height);
  return pictureScan(
    width,
    height,
    Uint8Array.from({ length: width * height }, (_, at) => dots[4 * at] ?? 0),
  );
}

/** A page that is this picture in shades of grey. */
export function pictureScan(width: number, height: number, grey: Uint8Array): Scan {
  return {
    page: {
      content: `q ${a4.width} 0 0 ${a4.height} 0 0 cm /Im1 Do Q`,
      resources: "/XObject << /Im1 5 0 R >>",
    },
    object: streamOf(
      deflateSync(grey),
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode`,
    ),
  };
}
