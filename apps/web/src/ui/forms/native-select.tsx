import type { ReactNode } from "react";
import styles from "./native-select.module.css";

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** What is seen; the select itself lies invisibly above it. */
  children: ReactNode;
  className?: string | undefined;
}

/** The browser's own list of choices behind a face of our own: best on phones, free of script. */
export function NativeSelect<Value extends string>(props: Props<Value>) {
  const { label, value, choices, onChange, children, className } = props;
  return (
    <span className={[styles.box, className].filter(Boolean).join(" ")}>
      <span aria-hidden className={styles.face}>
        {children}
      </span>
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => {
          const choice = choices.find((candidate) => candidate.value === event.target.value);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
