import { useState } from "react";
import styles from "./prose.module.css";

const foldedLength = 600;

/** Published text with its line breaks; long ones fold. Always text, never markup. */
export function Prose({ text }: { text: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (text === undefined || text.trim() === "") return null;
  const isLong = text.length > foldedLength + 120;
  const shown = isLong && !isOpen ? `${cutAtWord(text, foldedLength)} …` : text;
  return (
    <div className={styles.prose} lang="de">
      <p>{shown}</p>
      {isLong && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Weniger anzeigen" : "Ganzen Text anzeigen"}
        </button>
      )}
    </div>
  );
}

function cutAtWord(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), length - 60)).trimEnd();
}
