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
        <b>{percent} %</b> {percentWords(percent)}
      </p>
      <meter
        className={styles.meter}
        min={0}
        max={100}
        value={percent}
        aria-label="Vollständigkeit des Profils"
      >
        {percent} %
      </meter>
      {shown.length > 0 && (
        <ul className={styles.gaps}>
          {shown.map((gap) => (
            <li key={gap.part}>
              <Link to={{ pathname: "/app/profil", hash: gap.anchor }}>{gap.name}</Link>
              <span className={styles.points}>
                +{gap.weight}
                <span className="visually-hidden"> Prozentpunkte</span>
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
