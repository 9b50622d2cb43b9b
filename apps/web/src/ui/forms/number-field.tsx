import { formatNumber } from "../../platform/format/format";
import { TypedField } from "./typed-field";

interface Props {
  label: string;
  placeholder: string;
  suffix?: string;
  min: number;
  max: number;
  /** Years are written without the point of thousands. */
  isYear?: boolean;
  /** Id of an element that says more about what stands in it */
  describedBy?: string | undefined;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A whole number within bounds; what lies outside is refused with the bounds named. */
export function NumberField(props: Props) {
  const {
    label,
    placeholder,
    suffix,
    min,
    max,
    isYear = false,
    describedBy,
    value,
    onChange,
  } = props;
  const show = (number: number) => (isYear ? String(number) : formatNumber(number));
  return (
    <TypedField
      label={label}
      placeholder={placeholder}
      {...(suffix !== undefined && { suffix })}
      problem={`Bitte eine ganze Zahl von ${show(min)} bis ${show(max)}`}
      describedBy={describedBy}
      value={value ?? null}
      show={show}
      read={(text) => {
        const digits = text.replaceAll(/[\s.]/g, "");
        const number = /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
        return number !== undefined && number >= min && number <= max ? number : undefined;
      }}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
