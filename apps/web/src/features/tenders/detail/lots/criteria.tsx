import { codeWord } from "@tc/domain";
import { formatNumber } from "../../../../platform/format/format";
import type { Lot } from "../queries";
import styles from "./criteria.module.css";

/** Award criteria with their weights; a bar only where the weights are percentages. */
export function AwardCriteria({ criteria }: { criteria: Lot["awardCriteria"] }) {
  return (
    <ul className={styles.list}>
      {criteria.map((criterion, index) => (
        <li key={index}>
          <span>
            <b>{criterion.name ?? codeWord("awardCriterion", criterion.type) ?? "Kriterium"}</b>
            {criterion.name !== undefined && kindBeside(criterion)}
          </span>
          <b className={styles.weight}>{weightWords(criterion)}</b>
          {criterion.weightUnit === "percent" && criterion.weight !== undefined && (
            <span className={styles.track} aria-hidden>
              <i style={{ width: `${Math.min(100, Math.max(0, criterion.weight))}%` }} />
            </span>
          )}
          {criterion.description !== undefined && criterion.description !== criterion.name && (
            <p>{criterion.description}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The kind beside a name that does not say it itself: not "Preis Preis". */
function kindBeside(criterion: Lot["awardCriteria"][number]) {
  const kind = codeWord("awardCriterion", criterion.type);
  if (kind === undefined || kind.toLowerCase() === criterion.name?.trim().toLowerCase())
    return null;
  return <small>{kind}</small>;
}

export function SelectionCriteria({ criteria }: { criteria: Lot["selectionCriteria"] }) {
  return (
    <ul className={styles.list}>
      {criteria.map((criterion, index) => (
        <li key={index}>
          <span>
            <b>{criterion.name ?? codeWord("selection", criterion.type) ?? "Anforderung"}</b>
            {criterion.selectsCandidates === true && (
              <small>entscheidet über die zweite Stufe</small>
            )}
          </span>
          {criterion.weight !== undefined && (
            <b className={styles.weight}>{formatNumber(criterion.weight)}</b>
          )}
          {criterion.description !== undefined && <p>{criterion.description}</p>}
        </li>
      ))}
    </ul>
  );
}

export function weightWords(criterion: Lot["awardCriteria"][number]): string {
  if (criterion.weight === undefined) return "";
  const number = formatNumber(criterion.weight);
  if (criterion.weightUnit === "percent") return `${number} %`;
  if (criterion.weightUnit === "points") return `${number} Punkte`;
  return criterion.weightUnit === "order" ? `Rang ${number}` : number;
}
