import { decisionReasonNames, decisionReasons, maxDecisionReasons } from "@tc/contract";
import type { BidDecision, DecisionReason, TenderCheck } from "@tc/contract";
import { verdictDecisions, verdictNames } from "@tc/domain";
import type { VerdictDecision } from "@tc/domain";
import { Check, Plus } from "lucide-react";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { Card } from "../../../ui/layout/card";
import { showToast } from "../../../ui/overlays/toast";
import { useDecide } from "../queries";
import type { NewDecision } from "../queries";
import styles from "./bid.module.css";

/** Reasons that fit a word; the rest stand behind them. */
const reasonsFor: Readonly<Record<VerdictDecision, readonly DecisionReason[]>> = {
  go: ["strategic", "teamFree", "buyerKnown", "goodReferences", "worthIt"],
  check: ["strategic", "teamFree", "buyerKnown", "missingProof", "unfairTerms"],
  noGo: [
    "teamBusy",
    "tooMuchEffort",
    "tooLittleValue",
    "unfairTerms",
    "missingProof",
    "poorChances",
  ],
};

/** What the agency decides; our proposal stands beside it and never replaces it. */
export function DecisionCard({ slug, check }: { slug: string; check: TenderCheck }) {
  const { decision, proposal } = check;
  const decide = useDecide(slug);
  const save = (next: NewDecision | undefined) =>
    decide.mutate(next, {
      onError: (error) => showToast(errorSentence(error), { isFailure: true }),
    });

  function choose(word: VerdictDecision) {
    if (decision?.decision === word) return;
    save({ decision: word, reasons: [] });
    showToast(`Entschieden: ${verdictNames[word]}.`, {
      action: {
        label: "Rückgängig",
        run: () => save(decision && asNew(decision)),
      },
    });
  }

  return (
    <Card title="Entscheidung" note={proposal && `Vorschlag: ${verdictNames[proposal.decision]}`}>
      <div className={styles.choice} role="group" aria-label="Entscheidung">
        {verdictDecisions.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={decision?.decision === word}
            disabled={decide.isPending}
            onClick={() => choose(word)}
          >
            {verdictNames[word]}
          </button>
        ))}
      </div>
      {proposal && <p className={styles.sentence}>{proposal.sentence}</p>}
      {decision ? (
        <Reasons decision={decision} isBusy={decide.isPending} save={save} />
      ) : (
        <p className={styles.note}>Noch hat niemand entschieden.</p>
      )}
    </Card>
  );
}

interface ReasonsProps {
  decision: BidDecision;
  isBusy: boolean;
  save: (next: NewDecision | undefined) => void;
}

function Reasons({ decision, isBusy, save }: ReasonsProps) {
  const { decision: word, reasons, at, byName } = decision;
  const offered = decisionReasons.filter(
    (reason) => reasons.includes(reason) || reasonsFor[word].includes(reason),
  );
  return (
    <>
      <div className={styles.reasons} role="group" aria-label="Gründe">
        {offered.map((reason) => {
          const isChosen = reasons.includes(reason);
          const Icon = isChosen ? Check : Plus;
          return (
            <button
              key={reason}
              type="button"
              aria-pressed={isChosen}
              disabled={isBusy || (!isChosen && reasons.length >= maxDecisionReasons)}
              onClick={() =>
                save({
                  ...asNew(decision),
                  reasons: isChosen
                    ? reasons.filter((other) => other !== reason)
                    : [...reasons, reason],
                })
              }
            >
              <Icon size={14} aria-hidden />
              {decisionReasonNames[reason]}
            </button>
          );
        })}
      </div>
      {word === "noGo" && reasons.length === 0 && (
        <p className={styles.sentence}>Warum nicht? Ein Grund hilft euch beim nächsten Mal.</p>
      )}
      <p className={styles.note}>
        {byName}, {formatMoment(at)}{" "}
        <button type="button" disabled={isBusy} onClick={() => save(undefined)}>
          Zurücknehmen
        </button>
      </p>
    </>
  );
}

function asNew({ decision, reasons, note }: BidDecision): NewDecision {
  return { decision, reasons, ...(note !== undefined && { note }) };
}
