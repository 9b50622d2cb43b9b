import { useId, useState } from "react";
import styles from "./typed-field.module.css";

interface Props<Value> {
  label: string;
  placeholder: string;
  suffix?: string;
  /** Said when the text cannot be understood. */
  problem: string;
  /** Id of an element that says more about what stands in it */
  describedBy?: string | undefined;
  value: Value | null;
  show: (value: Value) => string;
  read: (text: string) => Value | undefined;
  onChange: (value: Value | null) => void;
}

/** A day or an amount typed the German way; understood on leaving the field or Enter. */
export function TypedField<Value extends string | number>(props: Props<Value>) {
  const { label, placeholder, suffix, problem, describedBy, value, show, read, onChange } = props;
  const [text, setText] = useState(value === null ? "" : show(value));
  const [seen, setSeen] = useState(value);
  const [hasProblem, setHasProblem] = useState(false);
  const fieldId = useId();
  const problemId = useId();

  // Set or cleared from elsewhere: the typed text follows.
  if (value !== seen) {
    setSeen(value);
    setText(value === null ? "" : show(value));
    setHasProblem(false);
  }

  /** The complaint goes as soon as it is met: on leaving the field its line would move a button from under the pointer. */
  function type(next: string) {
    setText(next);
    if (hasProblem && (next.trim() === "" || read(next) !== undefined)) setHasProblem(false);
  }

  function commit() {
    if (text.trim() === "") {
      setHasProblem(false);
      if (value !== null) onChange(null);
      return;
    }
    const understood = read(text);
    setHasProblem(understood === undefined);
    if (understood === undefined) return;
    setText(show(understood));
    if (understood !== value) onChange(understood);
  }

  return (
    <div className={styles.field} data-problem={hasProblem || undefined}>
      <label htmlFor={fieldId}>{label}</label>
      <span className={styles.box}>
        <input
          id={fieldId}
          inputMode="text"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          aria-invalid={hasProblem}
          aria-describedby={hasProblem ? problemId : describedBy}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
        {suffix !== undefined && <span aria-hidden>{suffix}</span>}
      </span>
      {hasProblem && (
        <small id={problemId} role="alert">
          {problem}
        </small>
      )}
    </div>
  );
}
