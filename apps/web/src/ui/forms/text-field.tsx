import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import styles from "./text-field.module.css";

export interface FieldProps {
  label: string;
  /** What helps while typing; read out with the field. */
  hint?: ReactNode;
  /** What is wrong with it; also in the form's summary. */
  problem?: string | undefined;
  isOptional?: boolean;
}

type Described = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** Label, control, hint and problem in one order, tied together for screen readers. */
export function FieldFrame({
  id: givenId,
  label,
  hint,
  problem,
  isOptional = false,
  after,
  children,
}: FieldProps & {
  id?: string | undefined;
  /** A button inside the box. */
  after?: ReactNode;
  children: (control: Described) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-problem={problem ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small> (freiwillig)</small>}
      </label>
      <div className={styles.box}>
        {children({
          id,
          ...(described && { "aria-describedby": described }),
          ...(problem && { "aria-invalid": true }),
        })}
        {after}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** One line of text on a form. */
export function TextField({
  label,
  hint,
  problem,
  isOptional,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, problem, isOptional: isOptional ?? false }}>
      {(control) => <input required={!isOptional} {...input} {...control} />}
    </FieldFrame>
  );
}

/** Several lines of text on a form. */
export function TextAreaField({
  label,
  hint,
  problem,
  isOptional,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame {...{ id: area.id, label, hint, problem, isOptional: isOptional ?? false }}>
      {(control) => <textarea rows={3} required={!isOptional} {...area} {...control} />}
    </FieldFrame>
  );
}
