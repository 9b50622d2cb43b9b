import type { ReactNode } from "react";
import { Card } from "../../../../ui/layout/card";
import { Fact, Facts } from "../../../../ui/layout/facts";
import type { Tender } from "../queries";
import { pitchTerms } from "./pitch-terms";
import styles from "./pitch-card.module.css";

/** Under what conditions one competes, as far as the notice tells. */
export function PitchCard({ tender }: { tender: Tender }) {
  if (tender.stage !== "call") return null;
  const { invited, price, drafts, rights } = pitchTerms(tender);
  return (
    <Card title="Pitch">
      <Facts>
        <Fact name="Entwürfe">{quoted(drafts)}</Fact>
        <Fact name="Eingeladen">{invited ?? <Missing />}</Fact>
        <Fact name="Preisgewicht">{price ?? <Missing />}</Fact>
        <Fact name="Rechte">{quoted(rights)}</Fact>
      </Facts>
    </Card>
  );
}

function quoted(sentence: string | undefined): ReactNode {
  // A sentence may be worded in a way that nobody looked for.
  if (sentence === undefined)
    return <span className={styles.missing}>in der Bekanntmachung nicht gefunden</span>;
  return <q className={styles.quote}>{sentence}</q>;
}

function Missing() {
  return <span className={styles.missing}>nicht in der Bekanntmachung angegeben</span>;
}
