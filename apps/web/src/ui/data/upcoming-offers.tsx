import { upcomingOffers } from "../../platform/offer/feature-offers";
import styles from "./upcoming-offers.module.css";

/** Where links to the block lead. */
export const upcomingId = "kommt-als-naechstes";

/** What cannot be had yet, once, with the plans that will open it; nothing when everything can be had. */
export function UpcomingOffers({ className }: { className?: string | undefined }) {
  if (upcomingOffers.length === 0) return null;
  return (
    <section id={upcomingId} className={className} aria-labelledby={`${upcomingId}-titel`}>
      <h2 id={`${upcomingId}-titel`}>Kommt als Nächstes</h2>
      <p className={styles.lead}>
        Daran arbeiten wir. Es ist noch in keinem Tarif enthalten; dahinter steht, welcher Tarif es
        öffnen wird.
      </p>
      <dl className={styles.list}>
        {upcomingOffers.map(({ title, text, plan }) => (
          <div key={title}>
            <dt>
              {title} <small>{plan}</small>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
