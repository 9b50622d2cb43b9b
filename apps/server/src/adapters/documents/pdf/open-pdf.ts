import { createRequire } from "node:module";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { DocumentError } from "../document-error.ts";

export type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;
export type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;

const library = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/** Pictures of more dots are left out. */
export async function openPdf(bytes: Uint8Array, mostPictureDots: number): Promise<Pdf> {
  try {
    return await getDocument({
      data: bytes,
      maxImageSize: mostPictureDots,
      disableFontFace: true,
      useSystemFonts: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      useWorkerFetch: false,
      enableXfa: false,
      cMapUrl: `${library}/cmaps/`,
      cMapPacked: true,
      wasmUrl: `${library}/wasm/`,
      iccUrl: `${library}/iccs/`,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === "PasswordException";
    throw new DocumentError(isEncrypted ? "encrypted" : "broken");
  }
}
