import { trialDays } from "@tc/domain";
import { useState } from "react";
import { formatDay, formatMoment } from "../../../../platform/format/format";
import { Button, ButtonLink } from "../../../../ui/forms/button";
import { Card } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import panel from "../../../../ui/layout/panel.module.css";
import type { Billing } from "../../../shell";
import { CancelDialog } from "../change/cancel-dialog";
import { hindrance } from "../upgrade/offer";
import type { Subscription } from "../upgrade/offer";
import styles from "./subscription.module.css";
import { SubscriptionState } from "./subscription-state";
import { formatAmount, periodPrice, planWords } from "../words";

interface Props {
  billing: Billing;
  subscription: Subscription;
}

/** What is bought, since when and until when, and what comes next. */
export function SubscriptionCard({ billing, subscription }: Props) {
  const [isCancelling, setCancelling] = useState(false);
  const { tier, period, periodStartsAt, periodEndsAt, trialEndsAt } = subscription;
  const { nextCharge, endsAt } = subscription;
  const isTrial = subscription.status === "trialing";
  return (
    <Card title="Tarif" note={<SubscriptionState subscription={subscription} />}>
      <div className={panel.stack}>
        <p className={styles.plan}>
          <b>{planWords(subscription)}</b>
          <span>{periodPrice(tier, period, subscription.netCents)}</span>
        </p>
        <Facts>
          <Fact name="Testphase">
            {isTrial &&
              trialEndsAt !== undefined &&
              `${trialDays} Tage kostenlos, bis ${formatMoment(trialEndsAt)}`}
          </Fact>
          <Fact name="Zeitraum">
            {!isTrial && `${formatDay(periodStartsAt)} bis ${formatDay(periodEndsAt)}`}
          </Fact>
          <Fact name="Nächste Zahlung">
            {nextCharge && (
              <>
                {formatDay(nextCharge.at)}: {formatAmount(nextCharge.netCents)}{" "}
                <small>zzgl. USt.</small>
              </>
            )}
          </Fact>
          <Fact name="Zahlung">{subscription.isInvoiced && "auf Rechnung"}</Fact>
          <Fact name="Endet">{endsAt !== undefined && formatMoment(endsAt)}</Fact>
          <Fact name="Kündbar">
            {endsAt === undefined && cancellationWords(subscription, isTrial)}
          </Fact>
        </Facts>
        {billing.can.manage && endsAt === undefined && (
          <div className={panel.row}>
            {hindrance(billing) === undefined && (
              <ButtonLink href="/app/upgrade">Tarif wechseln</ButtonLink>
            )}
            <Button onClick={() => setCancelling(true)}>Kündigen</Button>
          </div>
        )}
      </div>
      {isCancelling && (
        <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />
      )}
    </Card>
  );
}

function cancellationWords({ ifCancelledNow }: Subscription, isTrial: boolean) {
  if (isTrial) return "jederzeit, sofort oder zum Ende der Testphase";
  return (
    <>
      heute zum {formatDay(ifCancelledNow.endsAt)}{" "}
      <small>(30 Tage Frist zum Ende eines Zeitraums)</small>
    </>
  );
}
