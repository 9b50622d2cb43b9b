import { CardElement, IbanElement } from "@stripe/react-stripe-js";
import { useRef } from "react";
import { RadioList } from "../../../ui/forms/radio-list";
import type { PaymentFieldState } from "./use-payment-field";
import { useElementStyle } from "./use-element-style";
import styles from "./payment-field.module.css";

const kinds = [
  { value: "card", label: "Karte", hint: "Visa, Mastercard oder American Express" },
  { value: "sepa", label: "SEPA-Lastschrift", hint: "Vom Konto, mit deiner IBAN" },
] as const;

const titles = { card: "Kartendaten", sepa: "Bankverbindung" } as const;

/** Choice of the payment method, the provider's field for it, and what is wrong with it. */
export function PaymentField({ field }: { field: PaymentFieldState }) {
  const place = useRef<HTMLDivElement>(null);
  const style = useElementStyle(place);
  const { kind, problem, onReady, onChange } = field;
  return (
    <div className={styles.payment}>
      <RadioList
        label="Zahlungsart"
        isLabelHidden
        choices={kinds}
        value={kind}
        onChange={field.choose}
      />
      <div className={styles.field} data-problem={problem === undefined ? undefined : true}>
        <p className={styles.title}>{titles[kind]}</p>
        <div ref={place} className={styles.box}>
          {kind === "card" ? (
            <CardElement
              key="card"
              options={{ hidePostalCode: true, style }}
              onReady={onReady}
              onChange={onChange}
            />
          ) : (
            <IbanElement
              key="iban"
              options={{ supportedCountries: ["SEPA"], placeholderCountry: "DE", style }}
              onReady={onReady}
              onChange={onChange}
            />
          )}
        </div>
        {/* The field itself stands in a frame: it cannot be tied to this text, so the text speaks up. */}
        <div role="alert">
          {problem !== undefined && <p className={styles.problem}>{problem}</p>}
        </div>
      </div>
      {kind === "sepa" && (
        <p className={styles.mandate}>
          Mit deiner Bestätigung erlaubst du uns und unserem Zahlungsdienst Stripe, fällige Beträge
          von diesem Konto einzuziehen (SEPA-Lastschriftmandat), und weist deine Bank an, sie
          einzulösen. Innerhalb von acht Wochen nach der Belastung kannst du von deiner Bank die
          Erstattung verlangen; es gelten die Bedingungen deiner Bank. Angekündigt wird ein Einzug
          spätestens zwei Tage vorher. Wer wir sind, steht im{" "}
          <a href="/impressum" target="_blank" rel="noopener">
            Impressum
          </a>
          .
        </p>
      )}
    </div>
  );
}
