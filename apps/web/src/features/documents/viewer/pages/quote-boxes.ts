import type { DocumentPart } from "../../queries";
import { stretchOf } from "../part-blocks";

/** Points of a page, from its upper left corner */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the lines of a quote stand on their page. */
export function quoteBoxes({ lines, boxes = [] }: DocumentPart, quote: string): PageBox[] {
  const marked = stretchOf(lines, quote);
  if (!marked) return [];
  let start = 0;
  return lines.flatMap((line, at) => {
    const end = start + line.length;
    const isMarked = start < marked.end && end > marked.start;
    start = end + 1;
    const [x = 0, y = 0, width = 0, height = 0] = boxes.slice(4 * at, 4 * at + 4);
    return isMarked && width > 0 && height > 0 ? [{ x, y, width, height }] : [];
  });
}
