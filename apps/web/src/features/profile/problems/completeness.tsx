import type { ProfileAnswer } from "@tc/contract";
import { Link } from "react-router";
import { gapsByCost, percentWords } from "./gaps";
import styles from "./completeness.module.css";

type Completeness = ProfileAnswer["completeness"];

interface Props {
  completeness: Completeness;
  /** How many gaps to name; all without it. */
  max?: number;
}

/** How full the profile is, and what each gap costs, the dearest first. */
export function CompletenessMeter({ completeness, max }: Props) {
  const { percent } = completeness;
  const gaps = gapsByCost(completeness.gaps);
  const shown = gaps.slice(0, max);
  return (
    <div className={styles.box}>
      <p className={styles.head}>
        <b>{percent} %</b>
        <span>{percentWords(percent)}</span>
      </p>
      <div
        className={styles.meter}
        role="meter"
        aria-label="Vollständigkeit des Profils"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent} %`}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      {shown.length > 0 && (
        <ul className={styles.gaps}>
          {shown.map((gap) => (
            <li key={gap.part}>
              <Link to={{ pathname: "/app/profil", hash: gap.anchor }}>{gap.name}</Link>
              <span className={styles.points}>
                {gap.weight} %<span className="visually-hidden"> des Profils</span>
              </span>
              <small>{gap.cost}</small>
            </li>
          ))}
        </ul>
      )}
      {shown.length < gaps.length && (
        <p className={styles.more}>
          <Link to="/app/profil">Alle {gaps.length} Lücken ansehen</Link>
        </p>
      )}
    </div>
  );
}
