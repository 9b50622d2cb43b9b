import { declineReasons } from "@tc/domain";
import type { DeclineReason } from "@tc/domain";
import { useState } from "react";
import { Button } from "../../../ui/forms/button";
import { RadioList } from "../../../ui/forms/radio-list";
import type { MatchAnswer } from "../queries";
import styles from "../agency-match.module.css";

const reasons = Object.entries(declineReasons).map(([value, label]) => ({
  // The keys of the object are its type's.
  value: value as DeclineReason,
  label,
}));

interface Props {
  isBusy: boolean;
  onDecline: (answer: MatchAnswer) => void;
  onClose: () => void;
}

export function DeclineForm({ isBusy, onDecline, onClose }: Props) {
  const [reason, setReason] = useState<DeclineReason>("capacity");
  return (
    <form
      className={styles.form}
      aria-label="Anfrage ablehnen"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onDecline({ answer: "decline", reason });
      }}
    >
      <RadioList label="Warum nicht?" choices={reasons} value={reason} onChange={setReason} />
      <p className={styles.lead}>
        Der Auftraggeber erfährt weder, dass ihr gefragt wart, noch warum ihr ablehnt. Uns hilft der
        Grund, besser auszuwählen.
      </p>
      <div className={styles.deeds}>
        <Button type="submit" look="main" aria-disabled={isBusy}>
          Ablehnen
        </Button>
        <Button onClick={onClose}>Abbrechen</Button>
      </div>
    </form>
  );
}
