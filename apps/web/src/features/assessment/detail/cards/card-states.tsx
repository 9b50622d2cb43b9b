import { tierRights } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { count } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import styles from "./card-states.module.css";

/** The plan does not open it: what it would tell, and where it is to be had. No number is here to be hidden. */
export function LockedCard(props: {
  title: string;
  feature: Feature;
  tier: Tier;
  children: ReactNode;
}) {
  const { title, feature, tier, children } = props;
  return (
    <Card title={title}>
      <div className={styles.locked}>
        <Lock size={18} aria-hidden />
        <div>
          <p>{children}</p>
          <Link to={`/app/upgrade?feature=${feature}`}>Ab {tierRights(tier).name} enthalten</Link>
        </div>
      </div>
    </Card>
  );
}

export function PendingCard({ title }: { title: string }) {
  return (
    <Card title={title}>
      <p className={styles.note} role="status">
        Wird gerade berechnet. Die Zahlen erscheinen hier von selbst.
      </p>
    </Card>
  );
}

/** A made-up number would be worse than none. `n`: what there is in all agency sectors together. */
export function ThinCard(props: { title: string; n: number; children: ReactNode }) {
  const { title, n, children } = props;
  return (
    <Card title={title}>
      <p className={styles.thin}>Zu wenig Daten</p>
      <p className={styles.note}>
        {children} Aus allen Branchen zusammen gibt es{" "}
        {count(n, "veröffentlichtes Ergebnis", "veröffentlichte Ergebnisse")}.
      </p>
    </Card>
  );
}
