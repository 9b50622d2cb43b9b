import type { PipelineCard } from "@tc/contract";
import { Button } from "../../../ui/forms/button";
import styles from "./replaced-words.module.css";

export type Words = NonNullable<PipelineCard["note"]>;

interface Props {
  words: Words;
  /** "die Notiz" */
  of: string;
  onRestore: () => void;
  onClose: () => void;
}

/** Words of a colleague that the member has just replaced without seeing them. They stay until the member decides. */
export function ReplacedWords({ words, of, onRestore, onClose }: Props) {
  return (
    <div className={styles.replaced} role="status">
      <p>
        <b>{words.byName || "Jemand"}</b> hatte {of} inzwischen auch geändert. Deine Fassung ist
        gespeichert, diese stand vorher da:
      </p>
      <blockquote>{words.text}</blockquote>
      <span>
        <Button onClick={onRestore}>Diese Fassung zurückholen</Button>
        <Button look="quiet" onClick={onClose}>
          Bei deiner bleiben
        </Button>
      </span>
    </div>
  );
}
