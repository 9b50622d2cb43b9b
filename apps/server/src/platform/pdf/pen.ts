import type PdfDocument from "pdfkit";

type Document = InstanceType<typeof PdfDocument>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Label {
  readonly size?: number;
  readonly colour?: string;
  readonly isBold?: boolean;
  readonly align?: "left" | "center" | "right";
  /** It ends with "…" where it is longer. */
  readonly width?: number;
}

/** Draws within a figure of a page, in points from its upper left corner. */
export interface Pen {
  readonly width: number;
  fill(box: Box, colour: string): void;
  /** What is running or missing, told by its pattern */
  hatch(box: Box, colour: string): void;
  line(from: readonly [number, number], to: readonly [number, number], look: LineLook): void;
  dot(x: number, y: number, radius: number, colour: string): void;
  label(text: string, x: number, y: number, look?: Label): void;
}

interface LineLook {
  readonly colour: string;
  readonly width?: number;
}

export type WriteRuns = (
  text: string,
  font: "text" | "bold",
  place: { readonly x: number; readonly y: number; readonly options: PDFKit.Mixins.TextOptions },
) => void;

export function penOf(doc: Document, origin: Omit<Box, "height">, writeRuns: WriteRuns): Pen {
  const at = ({ x, y, width, height }: Box) =>
    [origin.x + x, origin.y + y, Math.max(width, 0), Math.max(height, 0)] as const;
  return {
    width: origin.width,
    fill(box, colour) {
      doc.rect(...at(box)).fill(colour);
    },
    hatch(box, colour) {
      const [x, y, width, height] = at(box);
      doc.save();
      doc.rect(x, y, width, height).clip();
      for (let offset = -height; offset < width; offset += 3.5) {
        doc.moveTo(x + offset, y + height).lineTo(x + offset + height, y);
      }
      doc.lineWidth(0.8).strokeColor(colour).stroke();
      doc.restore();
      doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(colour).stroke();
    },
    line([fromX, fromY], [toX, toY], { colour, width = 0.5 }) {
      doc.moveTo(origin.x + fromX, origin.y + fromY).lineTo(origin.x + toX, origin.y + toY);
      doc.lineWidth(width).strokeColor(colour).stroke();
    },
    dot(x, y, radius, colour) {
      doc.circle(origin.x + x, origin.y + y, radius).fill(colour);
    },
    label(text, x, y, { size = 8.5, colour = "#1b1b1f", isBold = false, align, width } = {}) {
      doc.fontSize(size).fillColor(colour);
      writeRuns(text, isBold ? "bold" : "text", {
        x: origin.x + x,
        y: origin.y + y,
        options: {
          ...(width === undefined
            ? { lineBreak: false }
            : { width, height: size + 2, ellipsis: true }),
          ...(align && { align }),
        },
      });
    },
  };
}
