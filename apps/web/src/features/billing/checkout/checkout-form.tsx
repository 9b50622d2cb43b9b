import { accountLimits, addressLimits } from "@tc/domain";
import { useState } from "react";
import type { FormEvent } from "react";
import { Button } from "../../../ui/forms/button";
import { FormProblems } from "../../../ui/forms/form-problems";
import { TextField } from "../../../ui/forms/text-field";
import { PaymentField } from "../payments/payment-field";
import { chargeTerms, submitLabel } from "./charge-terms";
import type { Choice } from "./choice";
import { OrderSummary } from "./order-summary";
import { useOrder } from "./use-order";
import type { Prefill } from "./use-prefill";
import styles from "./checkout-form.module.css";

interface Props {
  agencyId: string;
  email: string;
  choice: Choice;
  prefill: Prefill;
}

/** Who is billed, how it is paid, what it costs, and the button: in this order on every screen. */
export function CheckoutForm({ agencyId, email, choice, prefill }: Props) {
  const order = useOrder({
    agencyId,
    email,
    choice,
    wasTrialEligible: prefill.isTrialEligible,
  });
  const { problems, isTrialEligible, isProcessing } = order;
  const [now] = useState(() => new Date());
  const field = (name: string) => ({ id: name, name, problem: order.problem(name) });
  const { info } = prefill;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void order.submit(new FormData(event.currentTarget));
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <div className={styles.entries}>
        <FormProblems problems={problems} />
        <fieldset className={styles.part}>
          <legend>Rechnungsanschrift</legend>
          <TextField
            label="Unternehmen"
            autoComplete="organization"
            maxLength={accountLimits.companyMax}
            defaultValue={info?.company_name}
            {...field("rechnungsempfaenger")}
          />
          <TextField
            label="Ansprechperson"
            autoComplete="name"
            maxLength={accountLimits.nameMax}
            defaultValue={info?.contact_person}
            {...field("ansprechpartner")}
          />
          <div className={styles.street}>
            <TextField
              label="Straße"
              autoComplete="address-line1"
              maxLength={addressLimits.streetMax}
              defaultValue={info?.street}
              {...field("strasse")}
            />
            <TextField
              label="Hausnummer"
              maxLength={addressLimits.houseNumberMax}
              defaultValue={info?.house_number}
              {...field("hausnummer")}
            />
          </div>
          <div className={styles.city}>
            <TextField
              label="Postleitzahl"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={addressLimits.orderPostalCodeMax}
              defaultValue={info?.postal_code}
              {...field("plz")}
            />
            <TextField
              label="Stadt"
              autoComplete="address-level2"
              maxLength={addressLimits.cityMax}
              defaultValue={info?.city}
              {...field("stadt")}
            />
          </div>
          <TextField
            label="USt-IdNr."
            isOptional
            hint="Deutschland, z. B. DE123456789"
            maxLength={30}
            defaultValue={info?.ust_id}
            {...field("ust_id")}
          />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>Zahlungsart</legend>
          <PaymentField field={order.field} />
        </fieldset>
      </div>
      <div className={styles.order}>
        <OrderSummary
          terms={chargeTerms(
            choice,
            choice.tier === "premium" && isTrialEligible,
            now,
            prefill.trialEndsAt,
          )}
        />
        <Button
          type="submit"
          look="main"
          size="large"
          disabled={isProcessing || !order.field.isReady}
        >
          {isProcessing ? "Wird verarbeitet..." : submitLabel(choice, isTrialEligible)}
        </Button>
        <p className={styles.legal}>
          Mit dem Klick bestellst du für dein Unternehmen; es gelten unsere{" "}
          <a href="/terms" target="_blank" rel="noopener">
            AGB
          </a>
          . Die Zahlung wickelt Stripe ab, mehr dazu in der{" "}
          <a href="/datenschutz" target="_blank" rel="noopener">
            Datenschutzerklärung
          </a>
          .
        </p>
      </div>
    </form>
  );
}
