import { ImageKind } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Matrix } from "../pdf/matrix.ts";

/** A picture on a page, in shades of grey; of a stencil only what is drawn covers what lies below. */
export interface Picture {
  /** Of the unit square, in which PDF draws pictures, to points of the page from its upper left corner */
  readonly matrix: Matrix;
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  readonly isStencil: boolean;
}

interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data: Uint8Array;
}

/** What the library unpacked; undefined where it could not. */
export function pictureOf(image: unknown, matrix: Matrix, isStencil: boolean): Picture | undefined {
  if (!isDecoded(image)) return undefined;
  const { width, height, kind, data } = image;
  const grey =
    isStencil || kind === ImageKind.GRAYSCALE_1BPP
      ? greyOfBits(data, width, height)
      : greyOfColours(data, width * height, kind === ImageKind.RGBA_32BPP ? 4 : 3);
  return { matrix, width, height, grey, isStencil };
}

function isDecoded(image: unknown): image is DecodedImage {
  if (typeof image !== "object" || image === null) return false;
  const { width, height, data } = image as Partial<DecodedImage>;
  return typeof width === "number" && typeof height === "number" && ArrayBuffer.isView(data);
}

/** Eight dots a byte, 1 is white; rows begin with a byte of their own. */
function greyOfBits(data: Uint8Array, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  const rowBytes = (width + 7) >> 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = data[y * rowBytes + (x >> 3)] ?? 0;
      grey[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return grey;
}

function greyOfColours(data: Uint8Array, dots: number, channels: number): Uint8Array {
  const grey = new Uint8Array(dots);
  for (let dot = 0, at = 0; dot < dots; dot++, at += channels) {
    // As the eye weighs them (ITU-R BT.601)
    grey[dot] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return grey;
}
