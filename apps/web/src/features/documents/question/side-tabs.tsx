import styles from "./side-tabs.module.css";

export type Side = "extract" | "question";

const names: readonly (readonly [Side, string])[] = [
  ["extract", "Auszug"],
  ["question", "Fragen"],
];

/** What stands beside the text. */
export function SideTabs({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  return (
    <div className={styles.tabs} role="group" aria-label="Neben dem Text">
      {names.map(([name, words]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === side}
          onClick={() => onChange(name)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
