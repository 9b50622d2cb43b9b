import type { PDFDocumentProxy } from "pdfjs-dist";
import { memo, useEffect, useRef, useState } from "react";
import { HardToRead } from "../hard-to-read";
import type { QuoteTone } from "../part-blocks";
import type { PageBox } from "./quote-boxes";
import type { PageSize } from "./use-pdf";
import styles from "./pdf-pages.module.css";

/** Dots across a page: sharp on a screen of two dots a pixel */
const drawnWidth = 1_520;
/** A page may be any shape; no drawing has more dots than this. */
const maxDots = 8_000_000;

/** What lies over the drawing of a page */
export interface PageContent {
  readonly marks: readonly {
    readonly quote: string;
    readonly tone: QuoteTone;
    readonly boxes: readonly PageBox[];
  }[];
  /** Of the letters of a scan */
  readonly confidence?: number | undefined;
}

interface Props extends PageContent {
  pdf: PDFDocumentProxy;
  index: number;
  isNear: boolean;
  /** What it is laid out as until its own size is there */
  likelySize: PageSize;
}

/** A page as it is printed, with the highlighter over quotes. Its drawing goes when it is far from the view. */
export const PdfPage = memo(function PdfPage(props: Props) {
  const { pdf, index, isNear, likelySize, marks, confidence } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(likelySize);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!isNear || !element) return;
    const drawing = drawPage(pdf, index + 1, element, setSize);
    drawing.done.catch(() => {
      if (!drawing.isStopped()) setFailed(true);
    });
    return () => {
      drawing.stop();
      // Gives the memory back at once.
      element.width = 0;
      element.height = 0;
    };
  }, [pdf, index, isNear]);
  const { width, height } = size;
  const name = `Seite ${index + 1}`;
  return (
    <section
      className={styles.page}
      data-part={index}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <h3 tabIndex={-1} className="visually-hidden">
        {name}
      </h3>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${name} als Bild. Ihren Wortlaut zeigt die Ansicht „Text“.`}
      />
      {hasFailed && (
        <p>Diese Seite lässt sich nicht zeichnen. Die Ansicht „Text“ zeigt ihre Worte.</p>
      )}
      <div className={styles.doubt}>
        <HardToRead confidence={confidence} />
      </div>
      {marks.map(({ quote, tone, boxes }) =>
        boxes.map((box, at) => (
          <mark
            key={`${quote} ${at}`}
            tabIndex={at === 0 ? -1 : undefined}
            data-tone={tone}
            style={{
              left: `${(100 * box.x) / width}%`,
              top: `${(100 * box.y) / height}%`,
              width: `${(100 * box.width) / width}%`,
              height: `${(100 * box.height) / height}%`,
            }}
          >
            {at === 0 && <span className="visually-hidden">{quote}</span>}
          </mark>
        )),
      )}
    </section>
  );
});

function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  onSize: (size: PageSize) => void,
): { done: Promise<void>; stop: () => void; isStopped: () => boolean } {
  let isStopped = false;
  let cancel: (() => void) | undefined;
  async function draw() {
    const page = await pdf.getPage(number);
    if (isStopped) return;
    const { width, height } = page.getViewport({ scale: 1 });
    onSize({ width, height });
    const scale = Math.min(drawnWidth / width, Math.sqrt(maxDots / (width * height)));
    const viewport = page.getViewport({ scale });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    const task = page.render({ canvas, viewport });
    cancel = () => task.cancel();
    await task.promise;
    page.cleanup();
  }
  return {
    done: draw(),
    stop: () => {
      isStopped = true;
      cancel?.();
    },
    isStopped: () => isStopped,
  };
}
