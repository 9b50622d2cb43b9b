import { brand } from "@tc/domain";
import { formatNumber } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import styles from "./silent-chances-card.module.css";

/** A number would be worse than none: the tender is too far from the agency's work. */
export function SilentChancesCard({ minFit }: { minFit: number }) {
  return (
    <Card title={brand}>
      <p className={styles.lead}>Keine Chance genannt</p>
      <p className={styles.reason}>
        Die Ausschreibung liegt zu weit von eurer Arbeit: Unter einer Passung von{" "}
        {formatNumber(minFit)} gibt es nichts, woran sich eine Chance messen ließe.
      </p>
    </Card>
  );
}
