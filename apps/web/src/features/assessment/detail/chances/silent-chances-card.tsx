import { brand } from "@tc/domain";
import { formatNumber } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { demandWords } from "../demands/demand-words";
import { listWords } from "../fit/fit-words";
import type { SilentChances } from "../queries";
import styles from "./silent-chances-card.module.css";

/** A number would be worse than none: says why there is no chance. */
export function SilentChancesCard({ silent }: { silent: SilentChances }) {
  const { reason, knockouts, minFit } = silent;
  const failed = listWords(knockouts.map((kind) => demandWords[kind]));
  return (
    <Card title={brand}>
      <p className={styles.lead}>Keine Chance genannt</p>
      <p className={styles.reason}>
        {reason === "knockout"
          ? `Nicht erfüllt: ${failed}. Solange das so ist, wäre jede Zahl geraten.`
          : `Die Ausschreibung liegt zu weit von eurer Arbeit: Unter einer Passung von ${formatNumber(minFit)} gibt es nichts, woran sich eine Chance messen ließe.`}
      </p>
    </Card>
  );
}
