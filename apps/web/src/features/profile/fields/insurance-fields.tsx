import { profileLimits } from "@tc/domain";
import { useNow } from "../../../platform/format/clock";
import { DayField } from "../../../ui/forms/day-field";
import { MoneyField } from "../../../ui/forms/money-field";
import { TextField } from "../../../ui/forms/text-field";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { Expiry } from "./expiry";

export function InsuranceFields({ data, onChange, problemAt }: PartProps) {
  const now = useNow();
  const { insurance } = data;
  const set = (change: Partial<typeof insurance>) =>
    onChange({ insurance: { ...insurance, ...change } });
  return (
    <div className={form.form}>
      <div className={form.row}>
        <MoneyField
          label="Deckungssumme der Berufshaftpflicht"
          placeholder="3.000.000"
          cents={insurance.coverCents}
          onChange={(coverCents) => set({ coverCents })}
        />
        <TextField
          label="Versicherung"
          required={false}
          maxLength={profileLimits.insurerMax}
          problem={problemAt("insurance.insurer")}
          value={insurance.insurer ?? ""}
          onChange={(event) => set({ insurer: event.target.value })}
        />
        <DayField
          label="Gültig bis"
          now={now}
          day={insurance.expiresOn}
          onChange={(expiresOn) => set({ expiresOn })}
        />
      </div>
      <Expiry day={insurance.expiresOn} now={now} />
    </div>
  );
}
