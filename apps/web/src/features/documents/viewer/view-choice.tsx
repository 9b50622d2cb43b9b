import styles from "./document-viewer.module.css";

export type TextView = "page" | "text";

const names: Readonly<Record<TextView, string>> = { page: "Seite", text: "Text" };

/** A PDF as it is printed, or what it says. */
export function ViewChoice({
  view,
  onChange,
}: {
  view: TextView;
  onChange: (view: TextView) => void;
}) {
  return (
    <div className={styles.choice} role="group" aria-label="Darstellung">
      {(["page", "text"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === view}
          onClick={() => onChange(name)}
        >
          {names[name]}
        </button>
      ))}
    </div>
  );
}
