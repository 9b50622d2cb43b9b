import { Check } from "lucide-react";
import { useId } from "react";
import styles from "./chip-picker.module.css";

interface Props<Value extends string> {
  label: string;
  hint?: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  selected: readonly Value[];
  onChange: (selected: Value[]) => void;
}

/** Several of a few choices, all in sight. Each chip is a check box, so keys and readers know what to do. */
export function ChipPicker<Value extends string>(props: Props<Value>) {
  const { label, hint, choices, selected, onChange } = props;
  const hintId = useId();
  return (
    <fieldset className={styles.picker} aria-describedby={hint === undefined ? undefined : hintId}>
      <legend>{label}</legend>
      {hint !== undefined && <small id={hintId}>{hint}</small>}
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={selected.includes(choice.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...selected, choice.value]
                    : selected.filter((value) => value !== choice.value),
                )
              }
            />
            <Check size={14} strokeWidth={2.5} aria-hidden />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
