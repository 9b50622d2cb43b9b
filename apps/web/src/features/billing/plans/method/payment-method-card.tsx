import { Card } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import panel from "../../../../ui/layout/panel.module.css";
import type { Billing } from "../../../shell";
import { ChangeMethodForm } from "./change-method-form";
import { ChangeMethodLink } from "./change-method-link";
import { methodWords } from "./method-words";

interface Props {
  billing: Billing;
  /** The form to change it is asked for. */
  isChanging: boolean;
}

/** What is charged from now on, and the VAT id on the invoices. */
export function PaymentMethodCard({ billing, isChanging }: Props) {
  const { paymentMethod, vatId } = billing;
  const isInvoiced = billing.subscription?.isInvoiced === true;
  const canChange = billing.can.manage && billing.isPurchasePossible && !isInvoiced;
  return (
    <Card title="Zahlungsart">
      <div className={panel.stack}>
        {isInvoiced && (
          <p className={panel.note}>
            Ihr zahlt auf Rechnung. Abgebucht wird nichts; jede Rechnung nennt ihre Frist.
          </p>
        )}
        {paymentMethod || vatId ? (
          <Facts>
            <Fact name="Abgebucht von">
              {paymentMethod && !isInvoiced && methodWords(paymentMethod)}
            </Fact>
            <Fact name="USt-IdNr.">
              {vatId && (
                <>
                  {vatId.id} <small>{vatId.status && vatWords[vatId.status]}</small>
                </>
              )}
            </Fact>
          </Facts>
        ) : (
          !isInvoiced && <p className={panel.note}>Es ist keine Zahlungsart hinterlegt.</p>
        )}
        {canChange &&
          (isChanging ? (
            <ChangeMethodForm />
          ) : (
            <div>
              <ChangeMethodLink>Zahlungsart ändern</ChangeMethodLink>
            </div>
          ))}
      </div>
    </Card>
  );
}

const vatWords = {
  pending: "wird geprüft",
  verified: "geprüft",
  unverified: "nicht bestätigt, bitte prüfe sie",
} as const;
