import { RadioList } from "../../../ui/forms/radio-list";
import form from "../../../ui/forms/dense-form.module.css";
import type { PartProps } from "../form/part";
import { priceLevelChoices } from "../values/words";

export function PriceFields({ data, onChange }: PartProps) {
  return (
    <div className={form.form}>
      <RadioList
        label="Preisniveau im Vergleich zu anderen Anbietern"
        choices={priceLevelChoices}
        value={data.priceLevel ?? "unsaid"}
        onChange={(level) => onChange({ priceLevel: level === "unsaid" ? undefined : level })}
      />
      <p className={form.note}>
        Wirkt nur auf eure Chancen und nur, wo ein Zuschlagskriterium Preis mit Gewicht genannt ist.
      </p>
    </div>
  );
}
