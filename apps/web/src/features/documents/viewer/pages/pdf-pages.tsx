import { ChevronsUpDown } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { NativeSelect } from "../../../../ui/forms/native-select";
import { Bar } from "../../../../ui/feedback/skeleton";
import type { DocumentPart } from "../../queries";
import { usePartInView } from "../use-part-in-view";
import { marksByPart } from "../quote-marks";
import type { QuoteMark } from "../quote-marks";
import { PdfPage } from "./pdf-page";
import type { PageContent } from "./pdf-page";
import { quoteBoxes } from "./quote-boxes";
import { usePagesNear } from "./use-pages-near";
import { usePdf } from "./use-pdf";
import type { OpenedPdf } from "./use-pdf";
import viewer from "../document-viewer.module.css";
import styles from "./pdf-pages.module.css";

interface Props {
  /** Of the file */
  url: string;
  parts: readonly DocumentPart[];
  marks: readonly QuoteMark[];
  onFailure: () => void;
}

/** The pages of a PDF as they are printed. */
export function PdfPages({ url, onFailure, ...rest }: Props) {
  const opened = usePdf(url, onFailure);
  if (opened) return <Pages opened={opened} {...rest} />;
  return (
    <div className={viewer.skeleton}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={100} height={400} />
    </div>
  );
}

interface PagesProps extends Pick<Props, "parts" | "marks"> {
  opened: OpenedPdf;
}

function Pages({ opened, parts, marks }: PagesProps) {
  const { pdf, size } = opened;
  const { numPages } = pdf;
  const scroller = useRef<HTMLDivElement>(null);
  const { key: visit } = useLocation();
  const isByChip = useNavigationType() === "PUSH";
  const near = usePagesNear(scroller, numPages);
  const current = usePartInView(scroller, numPages);
  const item = marks.find(({ tone }) => tone === "active");
  const target = item && "page" in item.place ? item.place.page - 1 : undefined;
  const onPages = useMemo(() => pagesWith(parts, marks), [parts, marks]);

  const turnTo = (index: number) => {
    const page = scroller.current?.querySelector(`[data-part="${index}"]`);
    const mark = page?.querySelector<HTMLElement>('mark[data-tone="active"]');
    (mark ?? page)?.scrollIntoView({ block: mark ? "center" : "start" });
    return mark ?? page?.querySelector("h3");
  };
  const arrive = useEffectEvent((index: number) => {
    const place = turnTo(index);
    if (isByChip) place?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (target !== undefined) arrive(target);
  }, [target, visit]);

  const pages = Array.from({ length: numPages }, (_, index) => index);
  return (
    <div className={viewer.text}>
      {numPages > 1 && (
        <NativeSelect
          label="Stelle im Dokument"
          className={viewer.turn}
          value={String(current)}
          choices={pages.map((index) => ({ value: String(index), label: `Seite ${index + 1}` }))}
          onChange={(value) => turnTo(Number(value))}
        >
          <span className={viewer.current}>
            Seite {current + 1} von {numPages}
          </span>
          <ChevronsUpDown size={14} />
        </NativeSelect>
      )}
      <div ref={scroller} role="group" aria-label="Seiten" tabIndex={0} className={viewer.scroller}>
        <div className={styles.pages}>
          {pages.map((index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              index={index}
              isNear={near.has(index)}
              likelySize={size}
              {...(onPages.get(index) ?? plainPage)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** One object for all pages without marks or doubts, so that they stay as they are. */
const plainPage: PageContent = { marks: [] };

/** What lies over the drawing of a page, by its index. */
function pagesWith(
  parts: readonly DocumentPart[],
  marks: readonly QuoteMark[],
): ReadonlyMap<number, PageContent> {
  const byPart = marksByPart(parts, marks);
  return new Map(
    parts.flatMap((part, at) => {
      if (!("page" in part.place)) return [];
      const boxed = (byPart.get(at) ?? []).map(({ quote, tone }) => {
        return { quote, tone, boxes: quoteBoxes(part, quote) };
      });
      if (boxed.length === 0 && part.confidence === undefined) return [];
      return [[part.place.page - 1, { marks: boxed, confidence: part.confidence }]];
    }),
  );
}
