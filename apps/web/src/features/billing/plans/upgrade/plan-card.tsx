import { pricePerMonthCents, tierRights } from "@tc/domain";
import type { BillingPeriod, Feature, PaidTier } from "@tc/domain";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Marked } from "../../../../ui/feedback/badge";
import { featureWords } from "../feature-words";
import { planFacts } from "../plan-facts";
import styles from "./upgrade-page.module.css";
import { sumWords, wholeEuros } from "../words";

interface Props {
  tier: PaidTier;
  /** The plan below, whose features are not told again. */
  before: PaidTier | undefined;
  period: BillingPeriod;
  isCurrent: boolean;
  /** What somebody came here for. */
  wanted: Feature | undefined;
  /** What can be done about it. */
  children: ReactNode;
}

export function PlanCard({ tier, before, period, isCurrent, wanted, children }: Props) {
  const facts = planFacts(tier, before);
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
        <li>{facts.cap}</li>
        <li>{facts.seats}</li>
        {facts.checks !== undefined && <li>{facts.checks}</li>}
      </ul>
      <p className={styles.lead}>
        {before === undefined
          ? "Enthalten:"
          : `Alles aus ${tierRights(before).name}${facts.added.length > 0 ? ", dazu:" : ""}`}
      </p>
      <ul className={styles.features}>
        {facts.added.map((feature) => (
          <li key={feature} data-wanted={feature === wanted || undefined}>
            <Check size={15} strokeWidth={2.5} aria-hidden />
            {featureWords[feature]}
          </li>
        ))}
      </ul>
    </section>
  );
}
