import { billingPeriods } from "@tc/domain";
import type { BillingPeriod } from "@tc/domain";
import { useId } from "react";
import styles from "./period-switch.module.css";

const words = {
  annual: "Jährlich, mindestens 20\u00a0% günstiger",
  monthly: "Monatlich",
} as const satisfies Record<BillingPeriod, string>;

interface Props {
  value: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}

/** Which prices are shown, and what is ordered. */
export function PeriodSwitch({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Abrechnung</legend>
      {billingPeriods.map((period) => (
        <label key={period}>
          <input
            type="radio"
            name={name}
            value={period}
            checked={value === period}
            onChange={() => onChange(period)}
          />
          <span>{words[period]}</span>
        </label>
      ))}
    </fieldset>
  );
}
