import { useId } from "react";
import styles from "./radio-list.module.css";

interface Props<Value extends string> {
  label: string;
  isLabelHidden?: boolean;
  choices: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices, each with a sentence of its own. */
export function RadioList<Value extends string>(props: Props<Value>) {
  const { label, isLabelHidden = false, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={isLabelHidden ? "visually-hidden" : undefined}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
