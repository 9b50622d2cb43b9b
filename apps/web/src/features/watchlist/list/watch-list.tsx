import type { AssessmentAccess } from "@tc/contract";
import { formatNumber } from "../../../platform/format/format";
import type { WatchMember } from "../queries";
import type { WatchedRow } from "../watched-row";
import type { Group } from "./groups";
import { WatchRow } from "./watch-row";
import styles from "./watch-list.module.css";

interface Props {
  groups: readonly Group[];
  access: AssessmentAccess;
  fitWeights: readonly number[] | undefined;
  members: readonly WatchMember[];
  now: Date;
  activeSlug: string | undefined;
  onOpen: (row: WatchedRow) => void;
  onLook: (row: WatchedRow) => void;
}

export function WatchList({ groups, activeSlug, onOpen, onLook, ...shared }: Props) {
  const rowsOf = (rows: readonly WatchedRow[]) => (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <WatchRow
          key={row.item.id}
          {...shared}
          row={row}
          isActive={row.item.slug === activeSlug}
          onOpen={() => onOpen(row)}
          onLook={() => onLook(row)}
        />
      ))}
    </ul>
  );
  return groups.map(({ title, rows, isOver }) =>
    isOver ? (
      <details key={title} open={rows.some(({ item }) => item.slug === activeSlug) || undefined}>
        <summary className={styles.group}>
          {title} <small>{formatNumber(rows.length)}</small>
        </summary>
        {rowsOf(rows)}
      </details>
    ) : (
      <section key={title} aria-label={title}>
        <h2 className={styles.group}>
          {title} <small>{formatNumber(rows.length)}</small>
        </h2>
        {rowsOf(rows)}
      </section>
    ),
  );
}
