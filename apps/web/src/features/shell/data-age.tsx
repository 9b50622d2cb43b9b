import type { listSources } from "@tc/contract";
import type { z } from "zod";
import { formatDay, formatNumber } from "../../platform/format/format";
import styles from "./data-age.module.css";

/** How many tenders there are and up to which day they reach; on every screen, because stale data costs bids. */
export function DataAge({
  sources,
}: {
  sources: z.output<typeof listSources.response> | undefined;
}) {
  if (!sources || sources.tenderCount === 0) return null;
  const days = sources.sources.flatMap((source) => source.watermark ?? []).toSorted();
  const latest = days.at(-1);
  return (
    <dl className={styles.age}>
      <div>
        <dt>Ausschreibungen</dt>
        <dd>{formatNumber(sources.tenderCount)}</dd>
      </div>
      <div>
        <dt>davon offen</dt>
        <dd>{formatNumber(sources.openTenderCount)}</dd>
      </div>
      {latest !== undefined && (
        <div>
          <dt>gelesen bis</dt>
          <dd>{formatDay(latest)}</dd>
        </div>
      )}
    </dl>
  );
}
