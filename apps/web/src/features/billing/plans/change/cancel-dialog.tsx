import { openWithoutPlan, subscriptionCancellationDays } from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { formatDay } from "../../../../platform/format/format";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";
import { RadioList } from "../../../../ui/forms/radio-list";
import { showToast } from "../../../../ui/overlays/toast";
import type { Subscription } from "../upgrade/offer";
import { useCancel } from "../queries";
import { formatAmount, planWords } from "../words";

interface Props {
  subscription: Subscription;
  onClose: () => void;
}

type TrialEnd = "end" | "now";

/** Says when it ends and what it still costs, before cancellation is given. */
export function CancelDialog({ subscription, onClose }: Props) {
  const cancel = useCancel();
  const [trialEnd, setTrialEnd] = useState<TrialEnd>("end");
  const { status, trialEndsAt, ifCancelledNow } = subscription;
  const isTrial = status === "trialing";
  const isAtOnce = isTrial && trialEnd === "now";
  const end = formatDay((isTrial ? trialEndsAt : undefined) ?? ifCancelledNow.endsAt);

  async function run() {
    try {
      const { endsAt } = await cancel.mutateAsync(isAtOnce);
      onClose();
      showToast(
        isAtOnce
          ? "Die Testphase ist beendet. Es wird nichts berechnet."
          : `Gekündigt. Euer Abo endet am ${formatDay(endsAt)}.`,
      );
    } catch {
      // The dialog says why.
    }
  }

  return (
    <ConfirmDialog
      title={isTrial ? "Testphase kündigen" : "Abo kündigen"}
      confirmLabel={isAtOnce ? "Sofort beenden" : `Zum ${end} kündigen`}
      cancelLabel="Nicht kündigen"
      isDangerous
      isBusy={cancel.isPending}
      failure={cancel.error ? errorSentence(cancel.error) : undefined}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {isTrial ? (
        <RadioList
          label="Wann soll sie enden? Berechnet wird in beiden Fällen nichts."
          choices={[
            {
              value: "end",
              label: `Zum Ende der Testphase am ${end}`,
              hint: "Bis dahin bleibt alles freigeschaltet.",
            },
            { value: "now", label: "Sofort", hint: "Das lässt sich nicht zurücknehmen." },
          ]}
          value={trialEnd}
          onChange={setTrialEnd}
        />
      ) : (
        <CancellationText subscription={subscription} />
      )}
      <p>
        Danach bleiben euch Anmeldung, {openWithoutPlan}. Alles andere ist dann gesperrt, gelöscht
        wird nichts.
      </p>
    </ConfirmDialog>
  );
}

function CancellationText({ subscription }: { subscription: Subscription }) {
  const { periodEndsAt, ifCancelledNow, next } = subscription;
  const { endsAt, charges, voidsNext } = ifCancelledNow;
  return (
    <>
      <p>
        <b>Euer Abo endet am {formatDay(endsAt)}.</b> Bis dahin bleibt alles freigeschaltet, und du
        kannst die Kündigung zurücknehmen.
      </p>
      {charges.length > 0 && (
        <>
          <p>
            Bis zum Ende des laufenden Zeitraums am {formatDay(periodEndsAt)} sind es weniger als{" "}
            {subscriptionCancellationDays} Tage. Darum wird noch berechnet:
          </p>
          <ul>
            {charges.map(({ at, netCents }) => (
              <li key={at}>
                am {formatDay(at)}: {formatAmount(netCents)} zzgl. USt.
              </li>
            ))}
          </ul>
        </>
      )}
      {next && voidsNext && <p>Der bestellte Wechsel zu {planWords(next)} entfällt damit.</p>}
    </>
  );
}
