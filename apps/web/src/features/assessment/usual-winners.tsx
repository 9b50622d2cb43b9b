import { count, formatNumber, formatShare } from "../../platform/format";
import type { Competition } from "./queries";
import styles from "./usual-winners.module.css";

interface Props {
  title: string;
  winners: Competition["buyerWinners"];
}

/** Names with their share; how many results are without a name stands beside it. */
export function UsualWinners({ title, winners }: Props) {
  if (winners.parties.length === 0) return null;
  return (
    <section className={styles.winners}>
      <h3>
        {title}{" "}
        <small>
          n = {formatNumber(winners.n)}, Name fehlt bei {formatShare(winners.missingShare)}
        </small>
      </h3>
      <ol>
        {winners.parties.map((party) => (
          <li key={party.name}>
            <span>{party.name}</span>
            <span className={styles.bar} aria-hidden>
              <i style={{ width: `${Math.max(2, party.share * 100)}%` }} />
            </span>
            <span className={styles.count}>{count(party.count, "Zuschlag", "Zuschläge")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
