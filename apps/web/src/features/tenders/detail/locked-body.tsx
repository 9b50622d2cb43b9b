import { formatMoney } from "../../../platform/format/format";
import { RegimeFact, useAssessment } from "../../assessment";
import { Card } from "../../../ui/layout/card";
import { Fact, Facts } from "../../../ui/layout/facts";
import { useNow } from "../../../platform/format/clock";
import { DayList } from "./days/day-list";
import type { TenderAnswer } from "./queries";
import { amountOrigin } from "./amount-origin";
import { VolumeLock } from "./volume-lock";
import type { VolumeLockFacts } from "./volume-lock";
import styles from "./locked-body.module.css";

interface Props {
  answer: TenderAnswer;
  lock: VolumeLockFacts;
}

/** What the plan's cap leaves of a tender, in place of everything else. */
export function LockedBody({ answer: { slug, tender, state }, lock }: Props) {
  const regime = useAssessment(slug).data?.regime;
  const now = useNow();
  const { because } = lock;
  return (
    <div className={styles.body}>
      <VolumeLock lock={lock} />
      <DayList tender={tender} isOpen={state === "open"} now={now} />
      <Card title="Was feststeht">
        <Facts>
          <Fact name="Wert">
            {formatMoney({ cents: because.cents, currency: "EUR" })}{" "}
            <small>netto, {amountOrigin[because.kind]}</small>
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
