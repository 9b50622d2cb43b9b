import { berlinDay, formatDay } from "../../platform/format/format";
import { parseTypedDay } from "../../platform/format/typed-values";
import { TypedField } from "./typed-field";

interface Props {
  label: string;
  /** YYYY-MM-DD */
  day: string | undefined;
  now: Date;
  onChange: (day: string | undefined) => void;
}

/** A day typed the German way. */
export function DayField({ label, day, now, onChange }: Props) {
  return (
    <TypedField
      label={label}
      placeholder="TT.MM.JJJJ"
      problem="Bitte ein Datum wie 24.12.2026"
      value={day ?? null}
      show={formatDay}
      read={(text) => parseTypedDay(text, berlinDay(now))}
      onChange={(value) => onChange(value ?? undefined)}
    />
  );
}
