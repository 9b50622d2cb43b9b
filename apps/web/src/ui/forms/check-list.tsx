import { useState } from "react";
import { formatNumber } from "../../platform/format/format";
import styles from "./check-list.module.css";

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface Props {
  label: string;
  choices: readonly Choice[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
}

const shownAtFirst = 8;

/** Choices with counts, several at once; long lists open on demand. */
export function CheckList({ label, choices, selected, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen
    ? choices
    : choices.filter((choice, index) => index < shownAtFirst || selected.includes(choice.value));
  const hidden = choices.length - shown.length;
  if (choices.length === 0)
    return <p className={styles.none}>Hier gibt es gerade nichts zu wählen.</p>;
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {shown.map((choice) => (
        <label key={choice.value} data-empty={choice.count === 0 || undefined}>
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
          <span>{choice.label}</span>
          <small>
            {formatNumber(choice.count)}
            <span className="visually-hidden"> Treffer</span>
          </small>
        </label>
      ))}
      {(hidden > 0 || isOpen) && (
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Weniger zeigen" : `${hidden} weitere zeigen`}
        </button>
      )}
    </fieldset>
  );
}
