import type { ChargeTerms } from "./charge-terms";
import styles from "./order-summary.module.css";

/** What is ordered, what it costs, what is charged when. Stands right above the button. */
export function OrderSummary({ terms }: { terms: ChargeTerms }) {
  return (
    <section className={styles.summary} aria-labelledby="bestellung">
      <h2 id="bestellung">Deine Bestellung</h2>
      <p className={styles.plan}>
        <b>{terms.plan}</b>
        <span>{terms.period}</span>
        <a href="/app/upgrade">Ändern</a>
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>Preis im Monat</dt>
          <dd>{terms.perMonth}</dd>
        </div>
        <div>
          <dt>{terms.isAnnual ? "Preis für 12 Monate, im Voraus" : "Im Voraus für einen Monat"}</dt>
          <dd>{terms.perPeriod}</dd>
        </div>
        <div>
          <dt>{terms.vat.label}</dt>
          <dd>{terms.vat.sum}</dd>
        </div>
        <div>
          <dt>Summe mit USt.</dt>
          <dd>{terms.gross}</dd>
        </div>
        <div className={styles.due}>
          <dt>Heute fällig</dt>
          <dd>{terms.dueToday}</dd>
        </div>
      </dl>
      <p className={styles.vat}>
        Preise im Monat netto, zuzüglich gesetzlicher Umsatzsteuer (USt.); abgebucht wird die Summe.
      </p>
      <p>{terms.later}</p>
      <p>{terms.subscriptionCancellation}</p>
    </section>
  );
}
