import type { CardOutcome, FilingAnswer } from "@tc/contract";
import { outcomeReasonNames, pipelineStageNames } from "@tc/domain";
import { Users } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { formatMoney } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { rankWords } from "./rank-words";
import styles from "./published.module.css";

export type FilingConflict = Extract<FilingAnswer, { kind: "conflict" }>;

interface Props {
  conflict: FilingConflict;
  onKeep: () => void;
}

/** What a colleague filed meanwhile. The member's own words stay in the fields below, and nothing is stored yet. */
export function OthersOutcome({ conflict, onKeep }: Props) {
  const { outcome, card } = conflict;
  const name = conflict.byName || "Jemand";
  const headingId = useId();
  const area = useRef<HTMLElement>(null);
  // The button that was pressed is far below.
  useEffect(() => area.current?.focus(), []);
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.published}
      data-conflict
    >
      <Users size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b id={headingId}>
          {outcome
            ? `${name} hat inzwischen einen Ausgang abgelegt.`
            : `${name} hat die Karte inzwischen nach ${pipelineStageNames[card.stage]} verschoben.`}
        </b>
        {outcome && <p>{outcomeWords(outcome)}</p>}
        {outcome?.note !== undefined && <p>Notiz: {outcome.note}</p>}
        <p>Deine Angaben stehen noch unten. Legst du sie ab, ersetzen sie diesen Stand.</p>
        <Button onClick={onKeep}>So lassen</Button>
      </div>
    </section>
  );
}

function outcomeWords(outcome: CardOutcome): string {
  const { stage, rank, offers, ownPriceCents, winner, valueCents, reasons } = outcome;
  const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });
  return [
    pipelineStageNames[stage],
    rankWords(outcome),
    rank === undefined && offers !== undefined && `Angebote: ${offers}`,
    ownPriceCents !== undefined && `euer Preis ${euros(ownPriceCents)}`,
    winner !== undefined && `an ${winner}`,
    valueCents !== undefined && `Zuschlagswert ${euros(valueCents)}`,
    reasons.length > 0 &&
      `${reasons.length === 1 ? "Grund" : "Gründe"}: ${reasons.map((reason) => outcomeReasonNames[reason]).join(", ")}`,
  ]
    .filter((words) => typeof words === "string")
    .join(" · ");
}
