import { views } from "./reading-place";
import type { View } from "./reading-place";
import styles from "./documents-page.module.css";

const names: Readonly<Record<View, string>> = {
  files: "Dateien",
  text: "Lesen",
  extract: "Auszug",
};

interface Props {
  view: View;
  count: number;
  onChange: (view: View) => void;
}

/** On a narrow screen: one of the three at a time. */
export function ViewSwitch({ view, count, onChange }: Props) {
  return (
    <div className={styles.switch} role="group" aria-label="Ansicht">
      {views.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onChange(name)}
        >
          {names[name]} {name === "files" && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}
