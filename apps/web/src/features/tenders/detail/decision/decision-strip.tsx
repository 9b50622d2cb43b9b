import { TriangleAlert } from "lucide-react";
import type { Ref } from "react";
import { Highlight } from "../../../../ui/data/highlight";
import { ActionButtons } from "./action-buttons";
import { CellFigure, ChanceStrokes } from "./cell-figure";
import type { DecisionLine } from "./decision-line";
import type { CellName, Decision } from "./use-decision";
import styles from "./decision-strip.module.css";

export const cellNames = [
  "fit",
  "chances",
  "deadline",
  "value",
  "criteria",
] as const satisfies readonly CellName[];

/** Worth an hour? Five figures, one verdict with its reason, and the two steps that matter. */
export function DecisionStrip({
  decision,
  endRef,
}: {
  decision: Decision;
  endRef: Ref<HTMLElement>;
}) {
  const { line } = decision;
  return (
    <section ref={endRef} className={styles.strip} aria-label="Entscheidung auf einen Blick">
      <dl>
        {cellNames.map((name) => (
          <StripCell key={name} name={name} decision={decision} />
        ))}
      </dl>
      <div className={styles.verdict}>
        <p>
          {line.word !== undefined && <VerdictWord line={line} />}
          {line.sentence}
        </p>
        <div className={styles.actions}>
          <ActionButtons decision={decision} />
        </div>
      </div>
    </section>
  );
}

function StripCell({ name, decision }: { name: CellName; decision: Decision }) {
  const { name: title, nameMore, note, noteMore, warning } = decision.cells[name];
  return (
    <div data-cell={name}>
      <dt>
        {title}
        {nameMore !== undefined && <span className={styles.more}>{nameMore}</span>}
      </dt>
      <dd>
        <CellFigure name={name} decision={decision} />
        {name === "chances" && <ChanceStrokes decision={decision} />}
        {note !== undefined && (
          <span className={styles.note}>
            {note}
            {noteMore !== undefined && (
              <span className={styles.more}>
                {name === "chances" && " · "}
                {noteMore}
              </span>
            )}
          </span>
        )}
        {warning !== undefined && (
          <span className={styles.warning}>
            <TriangleAlert size={13} aria-hidden />
            {warning}
          </span>
        )}
      </dd>
    </div>
  );
}

export function VerdictWord({ line: { word, look } }: { line: DecisionLine }) {
  return (
    <b className={styles.word} data-look={look}>
      {look === "marked" ? <Highlight>{word}</Highlight> : word}
    </b>
  );
}
