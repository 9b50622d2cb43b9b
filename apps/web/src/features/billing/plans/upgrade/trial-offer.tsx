import { openWithoutPlan, trialDays } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { formatMoment } from "../../../../platform/format/format";
import { Button } from "../../../../ui/forms/button";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { showToast } from "../../../../ui/overlays/toast";
import type { Billing } from "../../../shell";
import { runningSubscription } from "./offer";
import { useStartTrial } from "../queries";
import styles from "./trial-offer.module.css";

/** The trial that needs no payment data: offered, running, or nothing. */
export function TrialOffer({ billing }: { billing: Billing }) {
  const [isAsking, setAsking] = useState(false);
  if (billing.source === "trial" && billing.trial.endsAt !== undefined) {
    const { endsAt } = billing.trial;
    return <RunningTrial endsAt={endsAt} isBookable={billing.isPurchasePossible} />;
  }
  const isOffered =
    billing.trial.isEligible &&
    billing.can.manage &&
    billing.source === "none" &&
    runningSubscription(billing) === undefined;
  if (!isOffered) return null;
  return (
    <section className={styles.trial} aria-labelledby="testphase">
      <div>
        <h2 id="testphase">Premium {trialDays} Tage testen, ohne Zahlungsdaten</h2>
        <p>
          Alles, was Premium öffnet, für das ganze Team. Der Test endet von selbst, es wird nichts
          berechnet und du musst nichts kündigen. Einmal je Agentur.
        </p>
      </div>
      <Button look="main" onClick={() => setAsking(true)}>
        Testphase starten
      </Button>
      {isAsking && <StartDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

function RunningTrial({ endsAt, isBookable }: { endsAt: string; isBookable: boolean }) {
  return (
    <section className={styles.trial} aria-labelledby="testphase">
      <div>
        <h2 id="testphase">Eure Testphase läuft bis {formatMoment(endsAt)}</h2>
        <p>
          Sie endet von selbst und kostet nichts. Danach bleiben euch {openWithoutPlan}.
          {isBookable &&
            " Wenn du vorher buchst, bleiben euch die restlichen Tage; abgebucht wird erst danach."}
        </p>
      </div>
    </section>
  );
}

function StartDialog({ onClose }: { onClose: () => void }) {
  const start = useStartTrial();
  async function run() {
    try {
      const { endsAt } = await start.mutateAsync();
      onClose();
      showToast(`Premium ist freigeschaltet, bis ${formatMoment(endsAt)}.`);
    } catch {
      // The dialog says why.
    }
  }
  return (
    <ConfirmDialog
      title="Testphase starten"
      confirmLabel="Jetzt starten"
      isBusy={start.isPending}
      failure={start.error ? errorSentence(start.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>
        Die {trialDays} Tage beginnen sofort und lassen sich nicht anhalten. Jede Agentur kann
        einmal testen; dieselbe Firma, USt-IdNr. oder Mail-Domain zählt als dieselbe Agentur.
      </p>
    </ConfirmDialog>
  );
}
