import { formatMoney } from "../../../platform/format/format";
import { RegimeFact, useAssessment } from "../../assessment";
import { Card } from "../../../ui/layout/card";
import { Fact, Facts } from "../../../ui/layout/facts";
import { DeadlineFacts } from "./facts/deadlines";
import type { TenderAnswer } from "./queries";
import { VolumeLock } from "./volume-lock";
import type { VolumeLockFacts } from "./volume-lock";
import styles from "./locked-body.module.css";

interface Props {
  answer: TenderAnswer;
  lock: VolumeLockFacts;
  now: Date;
}

/** What the plan's cap leaves of a tender, in place of everything else. */
export function LockedBody({ answer: { slug, tender }, lock, now }: Props) {
  const regime = useAssessment(slug).data?.regime;
  const { because } = lock;
  return (
    <div className={styles.body}>
      <VolumeLock lock={lock} />
      <Card title="Was feststeht">
        <Facts>
          <DeadlineFacts tender={tender} now={now} />
          <Fact name="Wert">
            {formatMoney({ cents: because.cents, currency: "EUR" })}{" "}
            <small>netto, {because.kind === "published" ? "veröffentlicht" : "laut Text"}</small>
          </Fact>
          <Fact name="Vergaberecht">{regime && <RegimeFact regime={regime} />}</Fact>
          <Fact name="Auftraggeber">
            {tender.buyers.length > 0 && tender.buyers.map(({ name }) => name).join(", ")}
          </Fact>
        </Facts>
      </Card>
    </div>
  );
}
