import { MoneyField } from "../../ui/forms/money-field";
import panel from "../../ui/layout/panel.module.css";

interface Props {
  cents: number | undefined;
  onChange: (cents: number | undefined) => void;
}

/** The sum of an insurance. A policy over nothing is none, so that 0 is not understood. */
export function CoverField({ cents, onChange }: Props) {
  return (
    <div>
      <MoneyField
        label="Deckungssumme je Schadensfall"
        placeholder="3.000.000"
        minCents={1}
        cents={cents}
        onChange={onChange}
      />
      <p className={panel.small}>
        Ohne Summe bleibt sie in jeder Angebotsmappe zu prüfen, die eine verlangt.
      </p>
    </div>
  );
}
