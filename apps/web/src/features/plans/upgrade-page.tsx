import { canUse, cheapestTierWith, features, tierRights } from "@tc/domain";
import type { Feature } from "@tc/domain";
import { Check, Lock } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { Marked } from "../../ui/badge";
import { PageFrame } from "../../ui/page-frame";
import { useAgency } from "../shell";
import { featureWords } from "./feature-words";
import { planFacts } from "./plan-facts";
import styles from "./upgrade-page.module.css";

const plans = ["basis", "premium", "enterprise"] as const;
const free = [
  "Ausschreibungen suchen und filtern",
  "Alle veröffentlichten Angaben",
  "Profil, Export, Teilen",
];

/** The plans and what each opens. A locked screen leads here with the feature it needs. */
export function UpgradePage() {
  const agency = useAgency();
  const [query] = useSearchParams();
  const current = agency.data?.tier ?? undefined;
  const wanted = features.find((feature) => feature === query.get("feature"));
  const isLocked = wanted !== undefined && agency.data && !canUse(agency.data.tier, wanted);
  return (
    <PageFrame
      title="Tarife"
      note={agency.data && `Euer Tarif: ${tierRights(agency.data.tier).name}`}
    >
      {isLocked && <LockNotice feature={wanted} />}
      <div className={styles.plans}>
        {plans.map((tier, index) => {
          const facts = planFacts(tier, plans[index - 1]);
          // The trial has Premium's rights.
          const isCurrent = current === tier || (current === "trial" && tier === "premium");
          return (
            <section key={tier} className={styles.plan} data-current={isCurrent || undefined}>
              <h2>
                {tierRights(tier).name} {isCurrent && <Marked>Euer Tarif</Marked>}
              </h2>
              <ul className={styles.facts}>
                <li>{facts.cap}</li>
                <li>{facts.seats}</li>
                <li>{facts.checks}</li>
              </ul>
              <p className={styles.lead}>
                {index === 0
                  ? "Enthalten:"
                  : `Alles aus ${tierRights(plans[index - 1] ?? null).name}, dazu:`}
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
        })}
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
        Buchen kannst du hier noch nicht: Preise und Buchung folgen auf dieser Seite. Einiges aus
        den Tarifen ist noch im Aufbau. <Link to="/app/dashboard">Zum Dashboard</Link>
      </p>
    </PageFrame>
  );
}

function LockNotice({ feature }: { feature: Feature }) {
  return (
    <p className={styles.lock} role="status">
      <Lock size={16} aria-hidden />
      <span>
        <b>{featureWords[feature]}</b> ist in eurem Tarif nicht enthalten. Der kleinste Tarif damit
        ist {tierRights(cheapestTierWith(feature)).name}.
      </span>
    </p>
  );
}
