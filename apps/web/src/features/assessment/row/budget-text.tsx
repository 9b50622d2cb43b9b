import type { AssessmentSummary } from "@tc/contract";
import { formatMoneyShort } from "../../../platform/format/format";
import { formatEstimate } from "./format-estimate";
import styles from "./budget-text.module.css";

interface Props {
  /** undefined: "keine belastbare Schätzung" */
  budget: AssessmentSummary["budget"];
  /** Of a published value, as the list knows it: "Schätzwert", "vergebener Wert". */
  kindWord?: string | undefined;
}

const kindWords = {
  published: "veröffentlicht",
  maximum: "Höchstwert",
  quoted: "laut Text",
  document: "laut Unterlagen",
  estimate: "geschätzt",
} as const;

/** Value and kind in two short lines. An estimate is a range, dotted and called so; a maximum is no value. */
export function BudgetText({ budget, kindWord }: Props) {
  if (!budget) return <span className={styles.none}>keine belastbare Schätzung</span>;
  const { kind, lowCents, highCents } = budget;
  const isRange = kind === "estimate" && lowCents !== undefined && highCents !== undefined;
  return (
    <span className={styles.budget}>
      <b data-estimated={kind === "estimate" || undefined}>
        {kind === "maximum" && "bis "}
        {isRange
          ? formatEstimate(lowCents, highCents)
          : `${kind === "estimate" ? "ca. " : ""}${formatMoneyShort(budget)}`}
      </b>
      <small>{(kind === "published" ? kindWord : undefined) ?? kindWords[kind]}</small>
    </span>
  );
}
