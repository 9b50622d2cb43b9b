import { Link } from "react-router";
import { formatDay } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import type { Competition } from "../queries";
import styles from "./incumbent-card.module.css";

/** Who has the contract now; only where an earlier award is matched. */
export function IncumbentCard({ incumbent }: Pick<Competition, "incumbent">) {
  if (!incumbent) return null;
  const { name, awardedOn, tenderSlug, title } = incumbent;
  return (
    <Card
      title="Bisher beauftragt"
      note={awardedOn === undefined ? undefined : `Zuschlag ${formatDay(awardedOn)}`}
    >
      <p className={styles.name}>{name}</p>
      <p className={styles.award}>
        <Link to={`/app/tender/${tenderSlug}`}>{title}</Link>
      </p>
    </Card>
  );
}
