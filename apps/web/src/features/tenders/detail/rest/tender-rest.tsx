import { lazy, Suspense } from "react";
import type { ReactNode } from "react";
import { useNow } from "../../../../platform/format/clock";
import { count } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { AssessedDemands, AssessedIncumbent, AssessmentCards } from "../../../assessment";
import { JudgementButtons } from "../../../marks";
import { BuyerAwards } from "../awards/buyer-awards";
import { Results } from "../awards/results";
import { Changes } from "../changes/changes";
import { hasHistory } from "../changes/history";
import { NoticeList } from "../changes/notice-list";
import { DayList } from "../days/day-list";
import { Documents } from "../facts/documents";
import { AwardCriteria, SelectionCriteria } from "../lots/criteria";
import { Lots } from "../lots/lots";
import { PitchCard } from "../pitch/pitch-card";
import type { TenderAnswer } from "../queries";
import { ContractCard } from "./contract-card";
import { LegalFacts } from "./legal-facts";
import styles from "./tender-rest.module.css";

// It needs an answer of its own, and the facts above are what one reads first.
const SummaryCard = lazy(async () => ({
  default: (await import("../../../summaries")).SummaryCard,
}));

// All clocks of the tender, which need an answer of their own
const ClockLine = lazy(async () => ({ default: (await import("../../../deadlines")).ClockLine }));
const UnseenChanges = lazy(async () => ({
  default: (await import("../../../watchlist")).UnseenChanges,
}));

interface Props {
  answer: TenderAnswer;
  brief: ReactNode;
  isPage: boolean;
}

/** All that follows the strip: what to bring, the days, how it is decided, what speaks for it, and the record itself. */
export function TenderRest({ answer, brief, isPage }: Props) {
  const { tender, buyerIds, supplierIds, slug } = answer;
  const now = useNow();
  const only = tender.lots.length === 1 ? tender.lots[0] : undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.lead}>
        {brief}
        <AssessedDemands slug={slug} />
        <Suspense>
          <SummaryCard slug={slug} />
        </Suspense>
      </div>
      <div className={styles.side}>
        <DayList tender={tender} isOpen={answer.state === "open"} now={now} />
        <Card title="Alle Fristen">
          <Suspense>
            <ClockLine slug={slug} />
          </Suspense>
        </Card>
        <PitchCard tender={tender} />
        <AssessedIncumbent slug={slug} />
        <Documents answer={answer} />
      </div>
      <div className={styles.main}>
        {only && only.awardCriteria.length > 0 && (
          <Card title="Wonach entschieden wird">
            <AwardCriteria criteria={only.awardCriteria} />
          </Card>
        )}
        <AssessmentCards slug={slug} />
        <div className={styles.judgement}>
          Wie seht ihr es? Daraus lernt eure Rangfolge.
          <JudgementButtons slug={slug} title={tender.title} />
        </div>
        {hasHistory(tender) && (
          <Card
            title="Verlauf"
            note={count(tender.notices.length, "Bekanntmachung", "Bekanntmachungen")}
          >
            {isPage && (
              <Suspense>
                <UnseenChanges slug={slug} notices={tender.notices} />
              </Suspense>
            )}
            <Changes tender={tender} />
          </Card>
        )}
        {tender.results.length > 0 && (
          <Card title="Ergebnis">
            <Results {...{ supplierIds }} results={tender.results} lots={tender.lots} />
          </Card>
        )}
        <ContractCard tender={tender} />
        {only && only.selectionCriteria.length > 0 && (
          <Card title="Eignung">
            <SelectionCriteria criteria={only.selectionCriteria} />
          </Card>
        )}
        {tender.lots.length > 1 && (
          <Card title={count(tender.lots.length, "Los", "Lose")}>
            <Lots lots={tender.lots} />
          </Card>
        )}
        <BuyerAwards buyerId={buyerIds.find((id) => id !== null) ?? undefined} slug={slug} />
        {tender.notices.length > 0 && <NoticeList notices={tender.notices} />}
        <LegalFacts answer={answer} />
      </div>
    </div>
  );
}
