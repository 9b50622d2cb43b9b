import { useId } from "react";
import type { InputHTMLAttributes, ReactNode } from "react";
import styles from "./check-field.module.css";

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  problem?: string | undefined;
  /** The sentence that is agreed to; may hold links. */
  children: ReactNode;
}

export function CheckField({ problem, children, id: givenId, ...input }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={styles.field} data-problem={problem ? true : undefined}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
          {...input}
        />
        <span>{children}</span>
      </label>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
