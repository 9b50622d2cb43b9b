import { FieldFrame } from "../../ui/forms/text-field";

interface Props {
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, in the browser's own list; one is always chosen. */
export function Choice({ label, value, choices, onChange }: Props) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
