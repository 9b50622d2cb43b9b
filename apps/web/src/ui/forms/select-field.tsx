import type { SelectHTMLAttributes } from "react";
import { FieldFrame } from "./text-field";
import type { FieldProps } from "./text-field";

interface Props extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  choices: readonly { readonly value: string; readonly label: string }[];
}

/** One of a few choices on a form, in the browser's own list; nothing is chosen beforehand. */
export function SelectField({ label, hint, problem, isOptional, choices, ...select }: Props) {
  return (
    <FieldFrame {...{ id: select.id, label, hint, problem, isOptional: isOptional ?? false }}>
      {(control) => (
        <select
          required={!isOptional}
          {...(select.value === undefined && { defaultValue: "" })}
          {...select}
          {...control}
        >
          <option value="">Bitte wählen</option>
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
