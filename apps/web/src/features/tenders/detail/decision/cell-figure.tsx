import { Lock } from "lucide-react";
import { FitStrip, TallyStrokes } from "../../../assessment";
import { Bar } from "../../../../ui/feedback/skeleton";
import type { CellName, Decision } from "./use-decision";
import styles from "./decision-strip.module.css";

interface Props {
  name: CellName;
  decision: Decision;
}

/** A cell's figure as it looks: a number, words, a lock with its plan, or a bar while it is to come. */
export function CellFigure({ name, decision }: Props) {
  const cell = decision.cells[name];
  if (cell.kind === "wait") {
    return (
      <b className={styles.text}>
        <Bar width={60} height={20} />
        <span className="visually-hidden">wird berechnet</span>
      </b>
    );
  }
  if (cell.kind !== "number") {
    return (
      <b className={styles.text}>
        {cell.kind === "locked" && <Lock size={14} aria-hidden />}
        {cell.figure}
      </b>
    );
  }
  return (
    <b className={styles.number} data-tone={cell.tone} data-estimated={cell.isEstimate}>
      {name === "fit" && <span className="visually-hidden">{cell.name} </span>}
      <span>{cell.figure}</span>
      {name === "fit" && (
        <>
          <span className="visually-hidden"> von 100</span>
          <Fit decision={decision} />
        </>
      )}
    </b>
  );
}

function Fit({ decision: { assessment } }: Pick<Props, "decision">) {
  const fit = assessment?.fit;
  if (fit?.kind !== "fit") return null;
  return (
    <FitStrip
      parts={fit.parts.map(({ score }) => score)}
      weights={fit.parts.map(({ weight }) => weight)}
    />
  );
}

/** The strokes beside the range; nothing where no chance is shown. */
export function ChanceStrokes({ decision: { assessment, cells } }: Pick<Props, "decision">) {
  const chances = assessment?.chances;
  if (cells.chances.kind !== "number" || chances?.kind !== "chances") return null;
  return <TallyStrokes range={chances} />;
}
