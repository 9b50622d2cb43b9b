import { Check, Minus, TriangleAlert } from "lucide-react";
import { formatNumber } from "../../../../platform/format/format";
import { fitPartWords } from "../../row/words";
import { listWords, weakPart } from "./fit-words";
import type { Fit, FitReason } from "../queries";
import styles from "./fit-part-list.module.css";

const goodPart = 65;

/** The five parts of the score, each with what it rests on. */
export function FitPartList({ fit }: { fit: Fit }) {
  return (
    <ul className={styles.parts}>
      {fit.parts.map(({ key, weight, score, reason: line }) => {
        const reasons = [...fit.plus, ...fit.minus].filter((reason) => reason.part === key);
        return (
          <li key={key} data-weak={(score !== undefined && score < weakPart) || undefined}>
            <PartIcon score={score} />
            <div>
              <p>
                <b>{fitPartWords[key]}</b> <small>{weight} %</small>
              </p>
              {score === undefined && (
                <p className={styles.reason}>Noch unbekannt, zählt als Mitte.</p>
              )}
              {line === undefined
                ? reasons.map((reason, index) => <Reason key={index} reason={reason} />)
                : line !== "" && <p className={styles.reason}>{line}</p>}
            </div>
            <span className={styles.score}>
              {score === undefined ? "–" : formatNumber(score)}
              {score !== undefined && <span className="visually-hidden"> von 100</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function PartIcon({ score }: { score: number | undefined }) {
  if (score === undefined) return <Minus size={16} aria-hidden />;
  if (score < weakPart) return <TriangleAlert size={16} aria-label="schwach" />;
  return score >= goodPart ? (
    <Check size={16} aria-label="stark" />
  ) : (
    <Minus size={16} aria-label="mittel" />
  );
}

/** The evidence: shared words, the reference, the codes that met. */
function Reason({ reason }: { reason: FitReason }) {
  const parts = [
    reason.reference !== undefined && `Referenz: ${reason.reference}`,
    reason.words.length > 0 && `Gemeinsam: ${listWords(reason.words)}`,
    reason.cpv !== undefined && (reason.cpvLabel ?? `CPV ${reason.cpv}`),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return <p className={styles.reason}>{parts.join(" · ")}</p>;
}
