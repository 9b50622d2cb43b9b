import { ChevronsUpDown } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { NativeSelect } from "../../../ui/forms/native-select";
import { placeHeading } from "../../../platform/documents/places";
import type { DocumentPart } from "../queries";
import { PartView } from "./part-view";
import { partWith } from "./part-with";
import { marksByPart } from "./quote-marks";
import type { QuoteMark } from "./quote-marks";
import { usePartInView } from "./use-part-in-view";
import styles from "./document-viewer.module.css";

interface Props {
  parts: readonly DocumentPart[];
  marks: readonly QuoteMark[];
}

/** The text part by part. It turns to the quote of an item whenever somebody comes here for it. */
export function DocumentParts({ parts, marks }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { key: visit } = useLocation();
  const isByChip = useNavigationType() === "PUSH";
  const current = usePartInView(scroller, parts.length);
  const item = marks.find(({ tone }) => tone === "active");
  const target = item && partWith(parts, item);
  const byPart = useMemo(() => marksByPart(parts, marks), [parts, marks]);

  const turnTo = (index: number) => {
    const part = scroller.current?.querySelector(`[data-part="${index}"]`);
    const mark = part?.querySelector<HTMLElement>('mark[data-tone="active"]');
    const scroll = () => (mark ?? part)?.scrollIntoView({ block: mark ? "center" : "start" });
    scroll();
    // What came into view only now has its true height after it is drawn.
    requestAnimationFrame(scroll);
    return mark ?? part?.querySelector("h3");
  };
  const arrive = useEffectEvent((index: number) => {
    const place = turnTo(index);
    if (isByChip) place?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (target !== undefined) arrive(target);
  }, [target, visit]);

  return (
    <div className={styles.text}>
      {parts.length > 1 && (
        <NativeSelect
          label="Stelle im Dokument"
          className={styles.turn}
          value={String(current)}
          choices={parts.map(({ place }, index) => ({
            value: String(index),
            label: placeHeading(place),
          }))}
          onChange={(value) => turnTo(Number(value))}
        >
          <span className={styles.current}>{currentWords(parts, current)}</span>
          <ChevronsUpDown size={14} />
        </NativeSelect>
      )}
      <div
        ref={scroller}
        // There may be nothing in it to move the focus to, and it is read by the arrow keys.
        role="group"
        aria-label="Text"
        tabIndex={0}
        className={styles.scroller}
      >
        <div className={styles.paper}>
          {parts.map((part, index) => (
            <PartView key={index} part={part} index={index} marks={byPart.get(index) ?? noMarks} />
          ))}
          {parts.length === 0 && <p>Diese Datei enthält keinen Text.</p>}
        </div>
      </div>
    </div>
  );
}

/** "Seite 4 von 12"; a sheet or a heading by its name */
function currentWords(parts: readonly DocumentPart[], index: number): string {
  const place = parts[index]?.place;
  if (!place) return "";
  const last = parts.at(-1)?.place;
  const words = placeHeading(place);
  return "page" in place && last && "page" in last ? `${words} von ${last.page}` : words;
}

/** One list for all parts without a mark, so that they stay as they are. */
const noMarks: readonly never[] = [];
