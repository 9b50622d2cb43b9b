import { formatNumber } from "../../platform/format/format";
import { parseTypedEuros } from "../../platform/format/typed-values";
import { TypedField } from "./typed-field";

interface Props {
  label: string;
  placeholder?: string;
  /** Less is not understood. */
  minCents?: number;
  /** Id of an element that says more about what stands in it */
  describedBy?: string | undefined;
  cents: number | undefined;
  onChange: (cents: number | undefined) => void;
}

/** An amount in euros as it is written in German ("1.234.567 €", "2,5 Mio."), kept in cents. */
export function MoneyField(props: Props) {
  const { label, placeholder = "1.234.567", minCents = 0, describedBy, cents, onChange } = props;
  return (
    <TypedField
      label={label}
      placeholder={placeholder}
      suffix="€"
      problem="Bitte einen Betrag wie 1.234.567 oder 2,5 Mio."
      describedBy={describedBy}
      value={cents ?? null}
      show={showEuros}
      read={(text) => {
        const typed = readCents(text);
        return typed !== undefined && typed >= minCents ? typed : undefined;
      }}
      onChange={(value) => onChange(value ?? undefined)}
    />
  );
}

function showEuros(cents: number): string {
  return cents % 100 === 0
    ? formatNumber(cents / 100)
    : (cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2 });
}

function readCents(text: string): number | undefined {
  const euros = parseTypedEuros(text);
  return euros === undefined ? undefined : Math.round(euros * 100);
}
