import { useState } from "react";
import type { InputHTMLAttributes } from "react";
import { FieldFrame } from "./text-field";
import type { FieldProps } from "./text-field";

/** A password that can be looked at while it is typed. Nothing of it is trimmed or cut. */
export function PasswordField({
  label,
  hint,
  problem,
  ...input
}: Omit<FieldProps, "isOptional"> & Omit<InputHTMLAttributes<HTMLInputElement>, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame
      {...{ id: input.id, label, hint, problem }}
      after={
        <button
          type="button"
          aria-label={isShown ? `${label} verbergen` : `${label} anzeigen`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "verbergen" : "anzeigen"}
        </button>
      }
    >
      {(control) => (
        <input
          type={isShown ? "text" : "password"}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          required
          {...input}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
