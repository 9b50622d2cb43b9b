import { Link } from "react-router";
import { formatNumber, formatShare } from "../../platform/format/format";
import { Card } from "../../ui/layout/card";
import styles from "./party-table.module.css";

interface Party {
  name: string;
  count: number;
  share: number;
  id?: string | undefined;
}

interface Props {
  title: string;
  parties: readonly Party[];
  n: number;
  missingShare: number;
  /** Said below, e.g. how concentrated the market is. */
  note?: string | undefined;
}

/** Who appears most often, with what is missing. */
export function PartyTable({ title, parties, n, missingShare, note }: Props) {
  return (
    <Card
      title={title}
      note={`n = ${formatNumber(n)}, Name fehlt bei ${formatShare(missingShare)}`}
    >
      {parties.length === 0 ? (
        <p className={styles.thin}>Zu wenig Daten</p>
      ) : (
        <ol className={styles.parties}>
          {parties.map((party) => (
            <li key={party.id ?? party.name}>
              <span>
                {party.id === undefined ? (
                  party.name
                ) : (
                  <Link to={`/app/buyer/${party.id}`}>{party.name}</Link>
                )}
              </span>
              <b>{formatNumber(party.count)}</b>
              <small>{formatShare(party.share)}</small>
            </li>
          ))}
        </ol>
      )}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
