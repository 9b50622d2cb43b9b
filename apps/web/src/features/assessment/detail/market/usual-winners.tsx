import { count, formatNumber, formatShare } from "../../../../platform/format/format";
import type { Competition } from "../queries";
import styles from "./usual-winners.module.css";

interface Props {
  title: string;
  winners: Competition["buyerWinners"];
}

/** Names with their share; how many results are without a name stands beside it. */
export function UsualWinners({ title, winners }: Props) {
  if (winners.n === 0) return null;
  // Who won once is no usual winner.
  const usual = winners.parties.filter((party) => party.count > 1);
  return (
    <section className={styles.winners}>
      <h3>
        {title}{" "}
        <small>
          n = {formatNumber(winners.n)}, Name fehlt bei {formatShare(winners.missingShare)}
        </small>
      </h3>
      {usual.length === 0 && <p className={styles.none}>Niemand gewann hier mehr als einmal.</p>}
      <ol>
        {usual.map((party) => (
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
