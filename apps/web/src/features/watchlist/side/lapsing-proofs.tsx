import type { WatchedTender } from "@tc/contract";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatDay } from "../../../platform/format/format";
import { StateMark } from "../../../ui/data/state-mark";
import styles from "./watch-side.module.css";

export function LapsingProofs({ proofs }: { proofs: WatchedTender["lapsing"] }) {
  return (
    <section>
      <h3>Nachweise, die vor der Frist ablaufen</h3>
      <ul className={styles.proofs}>
        {proofs.map(({ name, validUntil }) => (
          <li key={name}>
            <span>{name}</span>
            <StateMark
              look={{ icon: TriangleAlert, tone: "amber" }}
              word={`gültig bis ${formatDay(validUntil)}`}
            />
          </li>
        ))}
      </ul>
      <p className={styles.noteDeeds}>
        <Link to="/app/profil/nachweise">Nachweise erneuern</Link>
      </p>
    </section>
  );
}
