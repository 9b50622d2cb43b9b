import { billingPeriods } from "@tc/domain";
import type { BillingPeriod } from "@tc/domain";
import type { InputHTMLAttributes } from "react";
import styles from "./period-switch.module.css";

const words = {
  annual: "Jährlich, mindestens 20\u00a0% günstiger",
  monthly: "Monatlich",
} as const satisfies Record<BillingPeriod, string>;

interface Props {
  /** Shared by the radio buttons, and by no others on the page. */
  name: string;
  /** What each radio button has beside its name and value: its state, with or without a script. */
  choice: (
    period: BillingPeriod,
  ) => Pick<InputHTMLAttributes<HTMLInputElement>, "checked" | "defaultChecked" | "onChange">;
  className?: string | undefined;
}

/** Which prices are shown, and what is ordered. */
export function PeriodSwitch({ name, choice, className }: Props) {
  return (
    <fieldset className={[styles.switch, className].filter(Boolean).join(" ")}>
      <legend className="visually-hidden">Abrechnung</legend>
      {billingPeriods.map((period) => (
        <label key={period}>
          <input type="radio" name={name} value={period} {...choice(period)} />
          <span>{words[period]}</span>
        </label>
      ))}
    </fieldset>
  );
}
