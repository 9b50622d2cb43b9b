import { tierRights } from "@tc/domain";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { formatMoney } from "../../../platform/format/format";
import type { TenderAnswer } from "./queries";
import styles from "./volume-lock.module.css";

type VolumeLockFacts = NonNullable<TenderAnswer["volumeLock"]>;

const reasons = {
  value: "Der Auftrag ist größer als",
  estimate: "Der Auftrag ist nach unserer Schätzung (mit mindestens 80 %) größer als",
} as const satisfies Record<VolumeLockFacts["because"], string>;

/** The plan's cap: says why the rest is hidden, and the two ways on. */
export function VolumeLock({ lock }: { lock: VolumeLockFacts }) {
  const cap = formatMoney({ cents: lock.capCents, currency: "EUR" });
  return (
    <section className={styles.lock} aria-label="Gesperrt durch den Tarif">
      <Lock size={20} aria-hidden />
      <div>
        <p>
          {reasons[lock.because]} {cap}, die Grenze eures Tarifs. Titel, Auftraggeber, Frist und der
          Weg zum Original bleiben sichtbar.
        </p>
        <Link to="/app/upgrade">Ab {tierRights(lock.tier).name} enthalten</Link>
      </div>
    </section>
  );
}
