import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useEffectEvent, useState } from "react";
import { openPdf } from "./open-pdf";

/** Points */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy;
  /** Of the first page; what others are like shows once they come near the view */
  readonly size: PageSize;
}

/** The PDF behind an address, until the component goes; undefined while it loads. */
export function usePdf(url: string, onFailure: () => void): OpenedPdf | undefined {
  const [opened, setOpened] = useState<OpenedPdf>();
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isGone = false;
    const opening = openPdf(url);
    opening
      .then(async (task) => {
        const pdf = await task.promise;
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setOpened({ pdf, size: { width, height } });
      })
      .catch(() => {
        if (!isGone) fail();
      });
    return () => {
      isGone = true;
      opening.then((task) => task.destroy()).catch(() => undefined);
    };
  }, [url]);
  return opened;
}
