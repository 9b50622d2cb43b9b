import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "./button";
import styles from "./words-field.module.css";

interface Props {
  label: string;
  hint?: string;
  placeholder?: string;
  words: readonly string[];
  /** What a word stands for, beside it. */
  describe?: (word: string) => string | undefined;
  /** What stays of a typed word; undefined when it is none. */
  read: (text: string) => string | undefined;
  /** Said when `read` refuses. */
  problem: string;
  max: number;
  inputMode?: "text" | "numeric";
  onChange: (words: string[]) => void;
}

/** A list of single words: Enter or a comma adds one, the cross on it takes it away. */
export function WordsField(props: Props) {
  const { label, hint, placeholder, words, describe, read, problem, max, inputMode, onChange } =
    props;
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function add() {
    const typed = text.split(/[,;\n]/).filter((word) => word.trim() !== "");
    if (typed.length === 0) return;
    const understood = typed.map(read);
    if (understood.includes(undefined)) return setRefused(problem);
    const next = [...new Set([...words, ...understood.filter((word) => word !== undefined)])];
    if (next.length > max) return setRefused(`Mehr als ${max} passen hier nicht hinein.`);
    setRefused(undefined);
    setText("");
    onChange(next);
  }

  const describedBy = [hint && `${id}-hint`, refused && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          aria-invalid={refused !== undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => setText(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            if (event.key === "Enter" && text.trim() === "") return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} aria-label={`${label}: hinzufügen`}>
          <Plus size={15} aria-hidden />
          Hinzufügen
        </Button>
      </div>
      {refused !== undefined && (
        <small id={`${id}-problem`} role="alert" className={styles.problem}>
          {refused}
        </small>
      )}
      {words.length > 0 && (
        <ul className={styles.words} aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <span>
                {word} {describe && <small>{describe(word)}</small>}
              </span>
              <button
                type="button"
                aria-label={`${word} entfernen`}
                onClick={() => {
                  onChange(words.filter((other) => other !== word));
                  // The button is gone; without this the focus would fall to the page.
                  input.current?.focus();
                }}
              >
                <X size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
