import { pricePerMonthCents, tierRights } from "@tc/domain";
import type { BillingPeriod, Feature, PaidTier } from "@tc/domain";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { featureWords } from "../../../../platform/offer/feature-words";
import { planFacts } from "../../../../platform/offer/plan-facts";
import { sumWords, wholeEuros } from "../../../../platform/offer/price-words";
import { Marked } from "../../../../ui/feedback/badge";
import styles from "./upgrade-page.module.css";

interface Props {
  tier: PaidTier;
  period: BillingPeriod;
  isCurrent: boolean;
  /** What somebody came here for. */
  wanted: Feature | undefined;
  /** What can be done about it. */
  children: ReactNode;
}

export function PlanCard({ tier, period, isCurrent, wanted, children }: Props) {
  const { limits, before, added } = planFacts(tier);
  return (
    <section className={styles.plan} data-current={isCurrent || undefined}>
      <h2>
        {tierRights(tier).name} {isCurrent && <Marked>Euer Tarif</Marked>}
      </h2>
      <div>
        <p className={styles.price}>
          <b>{wholeEuros(pricePerMonthCents(tier, period))}</b> im Monat, zzgl. USt.
        </p>
        <p className={styles.lead}>{sumWords(tier, period)}</p>
      </div>
      <div className={styles.action}>{children}</div>
      <ul className={styles.facts}>
        {limits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles.lead}>
        {before === undefined
          ? "Enthalten:"
          : `Alles aus ${tierRights(before).name}${added.length > 0 ? ", dazu:" : ""}`}
      </p>
      <ul className={styles.features}>
        {added.map((feature) => (
          <li key={feature} data-wanted={feature === wanted || undefined}>
            <Check size={15} strokeWidth={2.5} aria-hidden />
            {featureWords[feature]}
          </li>
        ))}
      </ul>
    </section>
  );
}
