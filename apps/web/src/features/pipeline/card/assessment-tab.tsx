import { AssessedDemands, AssessmentCards } from "../../assessment";
import styles from "./assessment-tab.module.css";

/** The same cards as on the tender's own page. */
export function AssessmentTab({ slug }: { slug: string }) {
  return (
    <div className={styles.cards}>
      <AssessmentCards slug={slug} />
      <AssessedDemands slug={slug} />
    </div>
  );
}
