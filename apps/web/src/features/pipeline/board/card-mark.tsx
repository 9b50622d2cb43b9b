import type { BoardCard, CardMark as Mark } from "@tc/contract";
import { OctagonAlert, Pencil } from "lucide-react";
import { count } from "../../../platform/format/format";
import { Marked } from "../../../ui/feedback/badge";
import styles from "./card-mark.module.css";

/** The gravest that this member has not seen, then the criterion that threatens an exclusion. Nothing, no line. */
export function CardMarks({ card }: { card: Pick<BoardCard, "mark" | "exclusionRisk"> }) {
  const { mark, exclusionRisk } = card;
  return (
    <>
      {mark && (
        <span className={styles.line}>
          <CardMark mark={mark} />
        </span>
      )}
      {exclusionRisk !== undefined && (
        <span className={styles.risk}>
          <OctagonAlert size={12} strokeWidth={2} aria-hidden />
          Ausschlussrisiko: {exclusionRisk}
        </span>
      )}
    </>
  );
}

export function CardMark({ mark }: { mark: Mark }) {
  if (mark.kind !== "deadline" && mark.kind !== "price_sheet")
    return <Marked>{markWords(mark)}</Marked>;
  return (
    <span className={styles.red}>
      <Pencil size={11} strokeWidth={2} aria-hidden />
      {markWords(mark)}
    </span>
  );
}

export function markWords(mark: Mark): string {
  switch (mark.kind) {
    case "deadline":
      return deadlineWords[mark.direction];
    case "price_sheet":
      return "Preisblatt ersetzt";
    case "result":
      return resultWords[mark.because];
    case "changes":
      return count(mark.count, "Änderung", "Änderungen");
    case "new":
      return "Neu";
  }
}
const deadlineWords = {
  earlier: "Frist vorverlegt",
  later: "Frist verlängert",
  unclear: "Frist geändert",
} as const;
const resultWords = {
  awarded: "Vergabe veröffentlicht",
  cancelled: "Aufhebung veröffentlicht",
  filed: "Ausgang noch offen",
} as const;
