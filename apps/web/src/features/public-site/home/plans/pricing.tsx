import { billingPeriods, brand, paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import type { PaidTier } from "@tc/domain";
import { sumWords, wholeEuros } from "../../../../platform/offer/price-words";
import { PeriodSwitch } from "../../../../ui/forms/period-switch";
import actions from "../actions.module.css";
import { FootnoteMark } from "../questions/footnotes";
import { trialFootnote } from "../hero/marketing-figures";
import { planPoints, sales } from "./plan-offer";
import styles from "./pricing.module.css";
import section from "../section.module.css";
import { BookingNote } from "./booking-note";

/** The plans. Both prices stand in the page; radio buttons and `:has()` show one of them, without any script. */
export function Pricing() {
  return (
    <section id="pricing" className={section.section} aria-labelledby="preise">
      <div className={section.intro}>
        <h2 id="preise">Preise</h2>
        <p>Alle Preise netto, zuzüglich Umsatzsteuer. {brand} gibt es nur für Unternehmen.</p>
        <BookingNote />
      </div>
      <PeriodSwitch
        name="billing"
        className={styles.periods}
        choice={(period) => ({ defaultChecked: period === "annual" })}
      />
      <ul className={styles.plans}>
        {paidTiers.map((tier) => (
          <li key={tier} data-main={tier === "premium" || undefined}>
            <Plan tier={tier} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plan({ tier }: { tier: PaidTier }) {
  const { audience, extras, action } = sales[tier];
  return (
    <>
      <h3>{tierRights(tier).name}</h3>
      <p className={styles.audience}>{audience}</p>
      {billingPeriods.map((period) => (
        <div key={period} data-period={period}>
          <p className={styles.price}>
            <b>{wholeEuros(pricePerMonthCents(tier, period))}</b> im Monat, zzgl. USt.
          </p>
          <p className={styles.sum}>{sumWords(tier, period)}</p>
        </div>
      ))}
      <p className={`${styles.action} ${tier === "basis" ? styles.booking : ""}`}>
        <a className={tier === "premium" ? actions.main : actions.plain} href={action.href}>
          {action.label}
        </a>
      </p>
      <p className={styles.trial}>
        {tier === "premium" && (
          <>
            14 Tage, einmal je Agentur, ohne Kreditkarte
            <FootnoteMark id={trialFootnote} />
          </>
        )}
        {tier === "enterprise" && (
          <>
            Oder erst <a href="/demo">eine Demo ansehen</a>
          </>
        )}
      </p>
      <ul className={styles.facts}>
        {[...planPoints(tier), ...extras].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
