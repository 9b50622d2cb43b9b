import { cheapestTierWith, tierRights } from "@tc/domain";
import type { Feature } from "@tc/domain";
import { Lock } from "lucide-react";
import { featureWords } from "../../../platform/offer/feature-words";
import styles from "./upgrade/upgrade-page.module.css";

/** Somebody came here from a locked screen: which plan opens it. */
export function LockHint({ feature }: { feature: Feature }) {
  const { name } = tierRights(cheapestTierWith(feature));
  return (
    <p className={styles.lock} role="status">
      <Lock size={16} aria-hidden />
      <span>
        In eurem Tarif nicht enthalten: <b>{featureWords[feature]}</b>. Der kleinste Tarif damit ist{" "}
        {name}.
      </span>
    </p>
  );
}
