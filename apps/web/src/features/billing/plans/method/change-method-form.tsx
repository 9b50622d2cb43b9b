import { useId, useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { errorSentence } from "../../../../platform/api/error-sentences";
import { subscriptionPath } from "../../../../platform/payment/payment-paths";
import { useSession } from "../../../../platform/session/session";
import { Button } from "../../../../ui/forms/button";
import { PaymentDocument } from "../../../../ui/data/payment-document";
import { Bar } from "../../../../ui/feedback/skeleton";
import { showToast } from "../../../../ui/overlays/toast";
import panel from "../../../../ui/layout/panel.module.css";
import { elementMissing } from "../../payments/use-payment-field";
import { PaymentElements } from "../../payments/payment-elements";
import { PaymentField } from "../../payments/payment-field";
import { TestMode } from "../../payments/test-mode";
import { usePaymentField } from "../../payments/use-payment-field";
import { usePayments } from "../../payments/use-payments";
import { useNewMethod } from "./use-new-method";

/** Another card or account, in the payment provider's own fields. */
export function ChangeMethodForm() {
  return (
    <PaymentDocument>
      <LoadedForm />
    </PaymentDocument>
  );
}

function LoadedForm() {
  const payments = usePayments();
  if (payments.data) {
    return (
      <PaymentElements stripe={payments.data.stripe}>
        {payments.data.isTestMode && <TestMode />}
        <Form />
      </PaymentElements>
    );
  }
  if (payments.isError) {
    return (
      <div role="alert" className={panel.stack}>
        <p className={panel.failure}>
          Der Zahlungsdienst ließ sich nicht laden. Deine bisherige Zahlungsart bleibt bestehen.
        </p>
        <div>
          <Button onClick={() => void payments.refetch()}>Erneut versuchen</Button>
        </div>
      </div>
    );
  }
  return (
    <div role="status" className={panel.stack}>
      <span className="visually-hidden">Lädt …</span>
      <Bar width={100} height={120} />
    </div>
  );
}

function Form() {
  const field = usePaymentField();
  const session = useSession();
  const navigate = useNavigate();
  const change = useNewMethod(field);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const user = session.kind === "known" ? session.user : null;
  const leave = () => navigate(subscriptionPath, { replace: true });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(undefined);
    if (change.isPending || !field.check()) return field.focus();
    if (user === null || !field.isThere()) return setFailure(elementMissing);
    try {
      const outcome = await change.mutateAsync({ name: user.email, email: user.email });
      if (outcome === "inline") return field.focus();
      if (outcome === "failed") return setFailure(notSaved);
      showToast("Die neue Zahlungsart gilt ab sofort.");
      await leave();
    } catch (error) {
      setFailure(errorSentence(error));
    }
  }

  return (
    <form noValidate className={panel.stack} onSubmit={(event) => void submit(event)}>
      <PaymentField field={field} />
      <p className={panel.small}>
        Die neue Zahlungsart gilt für alle künftigen Abbuchungen und zuerst für eine Rechnung, die
        noch offen ist. Jetzt wird sonst nichts berechnet.
      </p>
      <div id={failureId} role="alert">
        {failure !== undefined && <p className={panel.failure}>{failure}</p>}
      </div>
      <div className={panel.row}>
        <Button type="submit" look="main" disabled={!field.isReady || change.isPending}>
          {change.isPending ? "Wird gespeichert …" : "Zahlungsart speichern"}
        </Button>
        <Button look="quiet" onClick={() => void leave()}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

const notSaved =
  "Die Zahlungsart ließ sich nicht hinterlegen. Die bisherige bleibt bestehen. Bitte versuche es erneut oder nimm eine andere.";
