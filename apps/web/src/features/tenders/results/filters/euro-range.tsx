import { formatNumber } from "../../../../platform/format/format";
import { parseTypedEuros } from "../../../../platform/format/typed-values";
import { TypedField } from "../../../../ui/forms/typed-field";
import styles from "./filter-panel.module.css";

interface Props {
  label: string;
  /** Whole euros */
  min: number | null;
  max: number | null;
  onMin: (euros: number | null) => void;
  onMax: (euros: number | null) => void;
}

/** Two amounts, either of which may be missing. */
export function EuroRange({ label, min, max, onMin, onMax }: Props) {
  const ends = [
    { label: "ab", placeholder: "50.000", value: min, onChange: onMin },
    { label: "bis", placeholder: "2,5 Mio.", value: max, onChange: onMax },
  ];
  return (
    <div className={styles.pair} role="group" aria-label={label}>
      {ends.map((end) => (
        <TypedField
          key={end.label}
          {...end}
          suffix="€"
          problem="Bitte einen Betrag wie 50.000"
          show={formatNumber}
          read={parseTypedEuros}
        />
      ))}
    </div>
  );
}
