import type { CheckRisk } from "@tc/contract";
import { count } from "../../../platform/format/format";
import { Card } from "../../../ui/layout/card";
import { Quotes } from "./quotes";
import styles from "./result.module.css";

/** What may hurt on the way to the award or after it. */
export function RiskCard({ slug, risks }: { slug: string; risks: readonly CheckRisk[] }) {
  return (
    <Card
      title="Risiken"
      note={risks.length > 0 ? count(risks.length, "Fundstelle", "Fundstellen") : undefined}
    >
      {risks.length === 0 && (
        <p className={styles.none}>
          Keine gefunden. Das ersetzt nicht, den Vertrag selbst zu lesen.
        </p>
      )}
      <ul className={styles.rows}>
        {risks.map(({ name, note, quotes }, index) => (
          <li key={index}>
            <h3>{name}</h3>
            {note !== undefined && <p className={styles.note}>{note}</p>}
            <Quotes slug={slug} quotes={quotes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
