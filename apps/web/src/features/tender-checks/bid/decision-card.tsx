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
import { DecisionNote } from "./decision-note";
import { FactorList } from "./factor-list";
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
  // What was said last counts, also while its answer is on the way: a note must not undo a reason.
  const current = decide.isPending ? decide.variables : decision && asNew(decision);

  function choose(word: VerdictDecision) {
    if (current?.decision === word) return;
    save({ decision: word, reasons: [], ...(current?.note && { note: current.note }) });
    showToast(`Entschieden: ${verdictNames[word]}.`, {
      action: { label: "Rückgängig", run: () => save(current) },
    });
  }

  return (
    <Card title="Entscheidung" note={proposal && `Vorschlag: ${verdictNames[proposal.decision]}`}>
      <div className={styles.choice} role="group" aria-label="Entscheidung">
        {verdictDecisions.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={current?.decision === word}
            disabled={decide.isPending}
            onClick={() => choose(word)}
          >
            {verdictNames[word]}
          </button>
        ))}
      </div>
      {proposal && (
        <p className={styles.sentence} aria-live="polite">
          {proposal.sentence}
        </p>
      )}
      {current ? (
        <Reasons current={current} decision={decision} save={save} />
      ) : (
        <p className={styles.note}>Noch hat niemand entschieden.</p>
      )}
      {proposal && <FactorList slug={slug} proposal={proposal} />}
    </Card>
  );
}

interface ReasonsProps {
  current: NewDecision;
  /** As the server has it */
  decision: BidDecision | undefined;
  save: (next: NewDecision | undefined) => void;
}

function Reasons({ current, decision, save }: ReasonsProps) {
  const { decision: word, reasons = [], note } = current;
  const withNote = (text: string | undefined) => (text === undefined ? {} : { note: text });
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
              disabled={!isChosen && reasons.length >= maxDecisionReasons}
              onClick={() =>
                save({
                  ...current,
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
      <DecisionNote
        note={note}
        onChange={(text) => save({ decision: word, reasons, ...withNote(text) })}
      />
      {decision?.decision === word && (
        <p className={styles.note}>
          {decision.byName}, {formatMoment(decision.at)}{" "}
          <button type="button" onClick={() => save(undefined)}>
            Zurücknehmen
          </button>
        </p>
      )}
    </>
  );
}

function asNew({ decision, reasons, note }: BidDecision): NewDecision {
  return { decision, reasons, ...(note !== undefined && { note }) };
}
