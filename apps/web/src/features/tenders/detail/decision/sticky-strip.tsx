import { Check, CircleQuestionMark, X } from "lucide-react";
import { ActionButtons } from "./action-buttons";
import { CellFigure } from "./cell-figure";
import { VerdictWord, cellNames } from "./decision-strip";
import type { Decision } from "./use-decision";
import styles from "./sticky-strip.module.css";

/** The strip in one line, while it is out of view. Readers have the strip itself, so they pass this twin by. */
export function StickyStrip({ decision }: { decision: Decision }) {
  const { title, cells, line, assessment } = decision;
  const isCounted = cells.criteria.kind === "number";
  const { failed = 0, open = 0 } = assessment?.criteria ?? {};
  const Icon = failed > 0 ? X : open > 0 ? CircleQuestionMark : Check;
  return (
    <div className={styles.holder} aria-hidden>
      <div className={styles.sticky}>
        <b className={styles.title}>{title}</b>
        <ul>
          {cellNames.map((name) => {
            const { figure, short = figure, kind, tone } = cells[name];
            if (kind === "wait" || kind === "locked") return null;
            return (
              <li key={name} data-cell={name} data-tone={tone}>
                {name === "fit" && kind === "number" ? (
                  <CellFigure name={name} decision={decision} />
                ) : name === "criteria" && isCounted ? (
                  <>
                    <Icon size={15} /> <b>{short}</b>{" "}
                    <span className={styles.spare}>
                      {failed > 0 ? "nicht erfüllt" : open > 0 ? "ungeprüft" : "erfüllt"}
                    </span>
                  </>
                ) : (
                  <>
                    <b>{short}</b>
                    {name === "chances" && kind === "number" && (
                      <span className={styles.spare}>{cells.chances.note}</span>
                    )}
                  </>
                )}
              </li>
            );
          })}
          {line.word !== undefined && (
            <li>
              <VerdictWord line={line} />
            </li>
          )}
        </ul>
        <div className={styles.actions}>
          <ActionButtons decision={decision} isTwin />
        </div>
      </div>
    </div>
  );
}
