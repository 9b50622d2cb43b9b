import { ChevronsUpDown } from "lucide-react";
import { NativeSelect } from "../../ui/forms/native-select";
import styles from "./filter-select.module.css";

interface Props {
  label: string;
  value: string;
  /** Without the one for all */
  choices: readonly { value: string; label: string }[];
  /** What is shown where nothing is chosen */
  all?: string;
  onChange: (value: string) => void;
}

/** One filter of a list; "" chooses all. */
export function FilterSelect({ label, value, choices, all = `${label}: alle`, onChange }: Props) {
  // A filter in the address that nothing fits any more can still be taken away.
  const isKnown = value === "" || choices.some((choice) => choice.value === value);
  const shown = [
    { value: "", label: all },
    ...choices,
    ...(isKnown ? [] : [{ value, label: value }]),
  ];
  return (
    <NativeSelect
      label={label}
      value={value}
      choices={shown}
      onChange={onChange}
      className={styles.select}
    >
      {shown.find((choice) => choice.value === value)?.label}
      <ChevronsUpDown size={14} />
    </NativeSelect>
  );
}
