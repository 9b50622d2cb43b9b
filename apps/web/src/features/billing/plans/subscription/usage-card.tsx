import { Link } from "react-router";
import { count, formatDay } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import type { Billing } from "../../../shell";
import styles from "./subscription.module.css";

/** How much of the month's quota and of the seats is used. */
export function UsageCard({ billing }: { billing: Billing }) {
  const { usage, seats } = billing;
  return (
    <Card title="Nutzung">
      <div className={styles.usage}>
        <CheckQuota usage={usage} />
        <div>
          <p>
            <span>Plätze im Team</span>
            <b>
              {seats.used} von {seats.limit}
            </b>
          </p>
          <Meter used={seats.used} limit={seats.limit} />
          <small>
            <Link to="/app/profil/team">Team verwalten</Link>
          </small>
        </div>
      </div>
    </Card>
  );
}

function CheckQuota({ usage }: Pick<Billing, "usage">) {
  return (
    <div>
      <p>
        <span>TenderChecks in diesem Monat</span>
        <b>
          {usage.used} von {usage.limit}
        </b>
      </p>
      <Meter used={usage.used} limit={usage.limit} />
      <small>
        {usage.limit === 0
          ? "Ohne Tarif sind keine TenderChecks enthalten."
          : `Am ${formatDay(usage.renewsOn)} stehen wieder ${count(usage.limit, "TenderCheck", "TenderChecks")} bereit.`}
      </small>
    </div>
  );
}

/** The figures beside it say the same in words. */
function Meter({ used, limit }: { used: number; limit: number }) {
  const share = limit === 0 ? 0 : Math.min(1, used / limit);
  return (
    <svg
      className={styles.meter}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      data-full={share === 1 || undefined}
      aria-hidden
    >
      <rect width={100 * share} height={8} />
    </svg>
  );
}
