import type { PaperProgress, WantedPaper } from "@tc/contract";
import { Link } from "react-router";
import { tenderPath } from "../../../platform/tender-path";
import { ProgressBar } from "../../../ui/feedback/progress-bar";
import { Card } from "../../../ui/layout/card";
import { PaperRow } from "./paper-row";
import styles from "../folder-rows.module.css";

interface Props {
  slug: string;
  papers: readonly WantedPaper[];
  progress: PaperProgress;
  /** How many documents were read */
  documents: number;
  /** Some are still to come. */
  isReading: boolean;
}

/** Every paper that is wanted; what needs somebody first. */
export function PaperCard({ slug, papers, progress, documents, isReading }: Props) {
  const { ready, wanted } = progress;
  const words = `${ready} von ${wanted} bereit`;
  return (
    <Card title="Verlangte Unterlagen" note={wanted > 0 ? words : undefined}>
      {wanted > 0 && (
        <ProgressBar label="Verlangte Unterlagen" share={ready / wanted} words={words} />
      )}
      {documents === 0 && (
        <p className={styles.none}>
          Das meiste steht in den Vergabeunterlagen.{" "}
          {isReading ? (
            "Sie werden gerade gelesen."
          ) : (
            <>
              <Link to={tenderPath(slug, "unterlagen")}>Holt sie oder ladet sie hoch</Link>, dann
              steht es hier.
            </>
          )}
        </p>
      )}
      {documents > 0 && papers.length === 0 && (
        <p className={styles.none}>
          In den gelesenen Unterlagen haben wir keine gefunden. Das heißt nicht, dass keine verlangt
          sind.
        </p>
      )}
      <ul className={styles.rows}>
        {papers.map((paper) => (
          <PaperRow key={paper.name} slug={slug} paper={paper} />
        ))}
      </ul>
    </Card>
  );
}
