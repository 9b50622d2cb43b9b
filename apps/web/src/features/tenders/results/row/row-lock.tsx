import type { AssessmentSummary } from "@tc/contract";
import { Link } from "react-router";
import { formatMoneyShort } from "../../../../platform/format/format";
import { ExternalLink } from "../../../../ui/data/external-link";
import { planName } from "../../../assessment";
import styles from "./row-lock.module.css";

interface Props {
  lock: NonNullable<AssessmentSummary["volumeLock"]>;
  isTabStop: boolean;
}

/** In place of the figures: why the plan does not open this one, which does, and the way to the original. */
export function RowLock({ lock, isTabStop }: Props) {
  const cap = formatMoneyShort({ cents: lock.capCents, currency: "EUR" });
  return (
    <span className={styles.lock}>
      <span>
        Gesperrt: Wert {lock.because === "estimate" && "vermutlich "}über {cap}
      </span>
      <span className={styles.ways}>
        <Link to="/app/upgrade" tabIndex={isTabStop ? undefined : -1}>
          ab {planName[lock.tier]}
        </Link>
        {lock.originalUrl !== undefined && (
          <ExternalLink url={lock.originalUrl}>Original</ExternalLink>
        )}
      </span>
    </span>
  );
}
