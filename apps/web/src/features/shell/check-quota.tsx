import { formatDay, formatNumber } from "../../platform/format/format";
import { useBilling } from "./use-billing";
import styles from "./check-quota.module.css";

/** How many TenderChecks of the month are used; nothing where the plan has none. */
export function CheckQuota() {
  const usage = useBilling({ retryOnMount: false }).data?.usage;
  if (!usage || usage.limit === 0) return null;
  const { used, limit, renewsOn } = usage;
  const share = Math.min(1, used / limit);
  return (
    <div className={styles.quota}>
      <p>
        TenderChecks{" "}
        <b>
          {formatNumber(used)} / {formatNumber(limit)}
          <span className="visually-hidden"> verbraucht</span>
        </b>
      </p>
      <span className={styles.strokes} aria-hidden>
        <span style={{ width: `${100 * share}%` }} />
      </span>
      <p>
        noch {formatNumber(Math.max(0, limit - used))}
        <span className="visually-hidden"> übrig, </span>
        <span>neu ab {formatDay(renewsOn)}</span>
      </p>
    </div>
  );
}
