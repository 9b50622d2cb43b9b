import { profileLimits } from "@tc/domain";
import { useNow } from "../../../platform/format/clock";
import { MoneyField } from "../../../ui/forms/money-field";
import { NumberField } from "../../../ui/forms/number-field";
import form from "../../../ui/forms/dense-form.module.css";
import { RestNote } from "./rest-note";
import type { PartProps } from "../form/part";
import { setTurnover, turnoverYears } from "../values/turnover";

export function SizeFields({ data, onChange }: PartProps) {
  const years = turnoverYears(data.turnover, useNow().getFullYear());
  return (
    <div className={form.form}>
      <div className={form.short}>
        <NumberField
          label="Feste Mitarbeitende"
          placeholder="12"
          min={1}
          max={profileLimits.teamSizeMax}
          value={data.teamSize}
          onChange={(teamSize) => onChange({ teamSize })}
        />
      </div>
      <div className={form.row}>
        {years.map((year) => (
          <MoneyField
            key={year}
            label={`Umsatz ${year} (netto)`}
            cents={data.turnover.find((entry) => entry.year === year)?.cents}
            onChange={(cents) => onChange({ turnover: setTurnover(data.turnover, year, cents) })}
          />
        ))}
      </div>
      <RestNote part="turnover" data={data} />
      <p className={form.note}>
        Viele Ausschreibungen verlangen einen Mindestumsatz der letzten drei Jahre. Gezählt werden
        die drei jüngsten.
      </p>
    </div>
  );
}
