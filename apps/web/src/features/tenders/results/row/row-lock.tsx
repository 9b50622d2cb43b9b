import type { AssessmentSummary } from "@tc/contract";
import { Link } from "react-router";
import { formatMoneyShort } from "../../../../platform/format/format";
import { ExternalLink } from "../../../../ui/data/external-link";
import { planName } from "../../../assessment";
import { amountOrigin } from "../../detail/amount-origin";
import styles from "./row-lock.module.css";

interface Props {
  lock: NonNullable<AssessmentSummary["volumeLock"]>;
  isTabStop: boolean;
}

/** In place of the figures: the amount that locks, the plan that opens it, and the way to the original. */
export function RowLock({ lock: { because, tier, originalUrl }, isTabStop }: Props) {
  return (
    <span className={styles.lock}>
      <span>
        <span className="visually-hidden">Gesperrt: </span>
        <b>{formatMoneyShort({ cents: because.cents, currency: "EUR" })}</b>{" "}
        {amountOrigin[because.kind]}
      </span>
      <span className={styles.ways}>
        <Link to="/app/upgrade" tabIndex={isTabStop ? undefined : -1}>
          ab {planName[tier]}
        </Link>
        {originalUrl !== undefined && <ExternalLink url={originalUrl}>Original</ExternalLink>}
      </span>
    </span>
  );
}
