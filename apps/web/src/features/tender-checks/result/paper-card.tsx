import type { CheckPaper } from "@tc/contract";
import { Link } from "react-router";
import { QuotePlaceList } from "../../../ui/data/quote-place";
import { Card } from "../../../ui/layout/card";
import { PaperStateMark } from "../../bid-folders";
import { paperRemedy } from "./remedies";
import styles from "./result.module.css";

interface Props {
  slug: string;
  papers: readonly CheckPaper[];
  /** How many documents were read */
  documents: number;
}

/** Forms and proofs that are wanted; what is missing first. */
export function PaperCard({ slug, papers, documents }: Props) {
  return (
    <Card title="Verlangte Formulare und Nachweise">
      {papers.length === 0 && (
        <p className={styles.none}>
          {documents === 0
            ? "Sie stehen in den Vergabeunterlagen. Holt sie oder ladet sie hoch, dann prüft erneut."
            : "In den gelesenen Unterlagen haben wir keine gefunden. Das heißt nicht, dass keine verlangt sind."}
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

function PaperRow({ slug, paper }: { slug: string; paper: CheckPaper }) {
  const { name, state, note, quotes } = paper;
  const remedy = paperRemedy(paper);
  return (
    <li className={styles.point}>
      <div>
        <h3>{name}</h3>
        <p>
          {note} <QuotePlaceList slug={slug} quotes={quotes} />{" "}
          {remedy && (
            <Link to={remedy.to}>
              {remedy.words} <span className="visually-hidden">{name}</span>
            </Link>
          )}
        </p>
      </div>
      <PaperStateMark state={state} />
    </li>
  );
}
