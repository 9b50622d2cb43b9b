import { canUse, features, paidTiers, tierRights } from "@tc/domain";
import type { BillingPeriod } from "@tc/domain";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { PageFrame } from "../../../../ui/layout/page-frame";
import { PeriodSwitch } from "../../../../ui/forms/period-switch";
import { useAgency, useBilling } from "../../../shell";
import { ChangeDialog } from "../change/change-dialog";
import { HindranceNote } from "../change/hindrance-note";
import { LoadFailure } from "../subscription/load-failure";
import { LockHint } from "../lock-hint";
import { runningSubscription } from "./offer";
import { PlanAction } from "./plan-action";
import { PlanCard } from "./plan-card";
import type { PlanChoice } from "../queries";
import { TrialOffer } from "./trial-offer";
import styles from "./upgrade-page.module.css";

const free = [
  "Ausschreibungen suchen und filtern",
  "Alle veröffentlichten Angaben",
  "Profil, Export, Teilen",
];

/** The plans, their prices, and what each opens. A locked screen leads here with the feature it needs; `consents` is for those of AgencyMatch. */
export function UpgradePage({ consents }: { consents: ReactNode }) {
  const agency = useAgency();
  const billing = useBilling();
  const [query] = useSearchParams();
  const periods = useId();
  const [chosen, setPeriod] = useState<BillingPeriod>();
  const [change, setChange] = useState<PlanChoice>();
  const subscription = billing.data && runningSubscription(billing.data);
  // A subscriber first sees the prices of the own period.
  const period = chosen ?? subscription?.period ?? "annual";
  const tier = agency.data?.tier ?? undefined;
  const wanted = features.find((feature) => feature === query.get("feature"));
  const isLocked = wanted !== undefined && agency.data && !canUse(agency.data.tier, wanted);
  return (
    <PageFrame
      title="Tarife"
      note={agency.data && `Euer Tarif: ${tierRights(agency.data.tier).name}`}
    >
      {isLocked && <LockHint feature={wanted} />}
      {isLocked && (wanted === "marketComparison" || wanted === "agencyMatch") && consents}
      {billing.isError && (
        <LoadFailure error={billing.error} onRetry={() => void billing.refetch()}>
          Euer Abo ließ sich nicht laden. Buchen und wechseln geht erst wieder, wenn es da ist.
        </LoadFailure>
      )}
      {billing.data && <HindranceNote billing={billing.data} />}
      {billing.data && <TrialOffer billing={billing.data} />}
      <PeriodSwitch
        name={periods}
        choice={(option) => ({ checked: option === period, onChange: () => setPeriod(option) })}
      />
      <div className={styles.plans}>
        {paidTiers.map((paidTier) => (
          <PlanCard
            key={paidTier}
            tier={paidTier}
            period={period}
            // The trial has Premium's rights.
            isCurrent={tier === paidTier || (tier === "trial" && paidTier === "premium")}
            wanted={wanted}
          >
            <PlanAction
              tier={paidTier}
              period={period}
              billing={billing.data}
              isLoading={billing.isPending}
              onChange={() => setChange({ tier: paidTier, period })}
            />
          </PlanCard>
        ))}
      </div>
      <section className={styles.free}>
        <h2>Immer dabei, auch ohne Tarif</h2>
        <ul className={styles.features}>
          {free.map((text) => (
            <li key={text}>
              <Check size={15} strokeWidth={2.5} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.note}>
        Alle Preise netto, zuzüglich Umsatzsteuer, nur für Unternehmen. Kündigen kannst du mit 30
        Tagen Frist zum Ende des Zeitraums. <Link to="/app/subscription">Abo und Rechnungen</Link>
      </p>
      {change && billing.data && subscription && (
        <ChangeDialog
          choice={change}
          subscription={subscription}
          members={billing.data.seats.members}
          onClose={() => setChange(undefined)}
        />
      )}
    </PageFrame>
  );
}
