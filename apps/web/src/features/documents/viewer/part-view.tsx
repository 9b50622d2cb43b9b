import { memo } from "react";
import { HardToRead } from "./hard-to-read";
import { placeHeading } from "../../../platform/documents/places";
import type { DocumentPart } from "../queries";
import { blocksOf } from "./part-blocks";
import type { Block, Piece } from "./part-blocks";
import { markedStretches } from "./quote-marks";
import type { QuoteMark } from "./quote-marks";
import styles from "./document-viewer.module.css";

interface Props {
  part: DocumentPart;
  index: number;
  marks: readonly QuoteMark[];
}

/** A page, a sheet, or what stands under a heading. Kept as it is while others are turned to. */
export const PartView = memo(function PartView({ part, index, marks }: Props) {
  const { place, lines, confidence } = part;
  const blocks = blocksOf(lines, markedStretches(lines, marks));
  const hasTable = blocks.some(({ kind }) => kind === "table");
  const heading = placeHeading(place);
  return (
    <section
      className={styles.part}
      data-part={index}
      style={{ containIntrinsicSize: `auto ${estimatedHeight(lines)}px` }}
      // A wide table is moved by keys, too.
      {...(hasTable && { role: "group", "aria-label": heading, tabIndex: 0 })}
    >
      <h3 tabIndex={-1}>
        {heading}
        <HardToRead confidence={confidence} />
      </h3>
      {lines.length === 0 && <p className={styles.silent}>Hier steht kein Text.</p>}
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} />
      ))}
    </section>
  );
});

/** How high a part will be, until it has come into view. */
function estimatedHeight(lines: readonly string[]): number {
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 95)), 0);
  return 72 + rows * 22;
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === "text") {
    return (
      <p className={styles.lines}>
        <Pieces pieces={block.pieces} />
      </p>
    );
  }
  return (
    <table className={styles.table}>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((pieces, cell) => (
              <td key={cell}>
                <Pieces pieces={pieces} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, tone }, at) =>
    tone ? (
      <mark key={at} tabIndex={-1} data-tone={tone}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
