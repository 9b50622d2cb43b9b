import { useSearchParams } from "react-router";
import styles from "./judged-result.module.css";

/** On a narrow screen: what was found, or the text. */
export function ViewSwitch({ isReading }: { isReading: boolean }) {
  const [, setQuery] = useSearchParams();
  return (
    <div className={styles.switch} role="group" aria-label="Ansicht">
      <button
        type="button"
        aria-pressed={!isReading}
        onClick={() => setQuery({}, { replace: true })}
      >
        Auswertung
      </button>
      <button
        type="button"
        aria-pressed={isReading}
        onClick={() => setQuery({ ansicht: "text" }, { replace: true })}
      >
        Text
      </button>
    </div>
  );
}
