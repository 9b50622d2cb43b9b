import type * as Library from "pdfjs-dist";
// As their makers built them: they travel as files of their own, beside the app's scripts.
import libraryUrl from "pdfjs-dist/build/pdf.min.mjs?url";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

let library: Promise<typeof Library> | undefined;

/** Loaded with the first PDF that somebody looks at; a failure is tried again with the next. */
function loadLibrary(): Promise<typeof Library> {
  library ??= (import(/* @vite-ignore */ libraryUrl) as Promise<typeof Library>).then(
    (loaded) => {
      loaded.GlobalWorkerOptions.workerSrc = workerUrl;
      return loaded;
    },
    (error: unknown) => {
      library = undefined;
      throw error;
    },
  );
  return library;
}

/** Opens a PDF in a thread of its own. Scripts in it stay what they are: text nobody runs. */
export async function openPdf(url: string): Promise<Library.PDFDocumentLoadingTask> {
  const { getDocument, version } = await loadLibrary();
  return getDocument({
    url,
    disableRange: true,
    disableStream: true,
    // The page's policy allows no WebAssembly; the decoders exist as scripts too.
    useWasm: false,
    // `vite-pdf-decoders.ts` puts them there.
    wasmUrl: new URL(`/assets/pdf-decoders-${version}/`, location.origin).href,
    enableXfa: false,
    verbosity: 0,
  });
}
