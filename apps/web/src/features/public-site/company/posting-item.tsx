import { ButtonLink } from "../../../ui/forms/button";
import { applicationLink, employmentWords, payWords } from "./posting-words";
import type { Posting } from "./postings";
import styles from "./posting-item.module.css";

/** One posting. The common name lets the browser keep only one of them open, without a script. */
export function PostingItem({ posting }: { posting: Posting }) {
  const { title, summary, employment, pay, tasks, profile } = posting;
  return (
    <details name="stelle" className={styles.posting}>
      <summary>
        <h3>{title}</h3>
        <span className={styles.facts}>
          <span>{"{{operator.city}}"}</span>
          <span>{employmentWords[employment]}</span>
          {pay && <span className={styles.pay}>{payWords(pay)}</span>}
        </span>
        <span className={styles.sign} aria-hidden />
      </summary>
      <div className={styles.body}>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.lists}>
          <div>
            <h4>Deine Aufgaben</h4>
            <Points texts={tasks} />
          </div>
          <div>
            <h4>Dein Profil</h4>
            <Points texts={profile} />
          </div>
        </div>
        <ButtonLink look="main" size="large" href={applicationLink(title)}>
          Als {title} bewerben
        </ButtonLink>
      </div>
    </details>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
