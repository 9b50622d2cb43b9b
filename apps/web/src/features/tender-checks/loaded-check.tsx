import type { CheckResult, TenderCheck } from "@tc/contract";
import { Download, PencilLine } from "lucide-react";
import { useRef } from "react";
import { formatMoment } from "../../platform/format/format";
import { ByRules } from "../../ui/data/origin-label";
import { Button, ButtonLink } from "../../ui/forms/button";
import { WorkBody, WorkColumns, WorkLine } from "../../ui/layout/work-page";
import { useBidFolder } from "../bid-folders";
import type { TenderAnswer } from "../tenders";
import { CalculationCard } from "./bid/calculation-card";
import { DecisionCard } from "./bid/decision-card";
import { FairnessCard } from "./result/fairness-card";
import { PaperCard } from "./result/paper-card";
import { PrintCard } from "./print/print-card";
import { printAddress } from "./print/print-address";
import { RequirementCard } from "./result/requirement-card";
import { RiskCard } from "./result/risk-card";
import { useStartCheck } from "./queries";
import { endedSentence } from "./start/ended-sentence";
import { RepeatCard } from "./start/repeat-card";
import { RunState } from "./start/run-state";
import { StartCard } from "./start/start-card";
import { quotaWords, readWords } from "./start/words";
import styles from "./loaded-check.module.css";

interface Props {
  slug: string;
  check: TenderCheck;
  tender: TenderAnswer | undefined;
}

export function LoadedCheck({ slug, check, tender }: Props) {
  const start = useStartCheck(slug);
  const { run, result } = check;
  return (
    <WorkBody hasBar={result !== undefined}>
      {run && run.state !== "done" && (
        <RunState
          run={run}
          start={start}
          hasResult={!!result}
          isOver={tender !== undefined && endedSentence(tender) !== undefined}
        />
      )}
      {result ? (
        <CheckedResult slug={slug} check={check} tender={tender} result={result} start={start} />
      ) : (
        run?.state !== "running" && <StartCard check={check} tender={tender} start={start} />
      )}
    </WorkBody>
  );
}

interface ResultProps extends Props {
  result: CheckResult;
  start: ReturnType<typeof useStartCheck>;
}

function CheckedResult({ slug, check, tender, result, start }: ResultProps) {
  const decisionTitle = useRef<HTMLDivElement>(null);
  const { changes, quota, run } = check;
  const hasUnclear = result.requirements.some(({ state }) => state === "unclear");
  const folder = useBidFolder(slug, hasUnclear).data;
  const questions = folder?.kind === "open" ? folder.questions.drafts : [];
  const isAutomatic = run?.state === "done" && run.isAutomatic;
  return (
    <>
      <WorkLine>
        <span>
          {isAutomatic ? "Automatisch geprüft" : "Geprüft"} am {formatMoment(result.madeAt)}:{" "}
          {readWords(result)}
        </span>
        <ByRules />
        <span className={styles.quota}>{quotaWords(quota)}</span>
      </WorkLine>
      {changes && (
        <section className={styles.news} aria-label="Was sich geändert hat">
          <PencilLine size={16} aria-hidden />
          <div>
            <b>Seit dem Check vom {formatMoment(changes.since)}:</b>
            {changes.isReadAnew && (
              <p>
                TenderChances liest Unterlagen inzwischen genauer: Nicht jede dieser Änderungen
                stammt vom Auftraggeber.
              </p>
            )}
            <ul>
              {changes.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {run?.state !== "running" && <RepeatCard check={check} tender={tender} start={start} />}
      <WorkColumns>
        <div>
          <RequirementCard slug={slug} requirements={result.requirements} questions={questions} />
          <PaperCard slug={slug} papers={result.papers} documents={result.documents} />
          <RiskCard slug={slug} risks={result.risks} />
        </div>
        <div>
          <div ref={decisionTitle} tabIndex={-1}>
            <DecisionCard slug={slug} check={check} />
          </div>
          <CalculationCard slug={slug} check={check} effort={result.effort} />
          <FairnessCard slug={slug} fairness={result.fairness} />
          <PrintCard slug={slug} />
        </div>
      </WorkColumns>
      <div className={styles.bar}>
        <Button
          look="main"
          onClick={() => {
            decisionTitle.current?.scrollIntoView({ block: "start" });
            decisionTitle.current?.focus({ preventScroll: true });
          }}
        >
          Entscheiden
        </Button>
        <ButtonLink href={printAddress(slug, false)} download>
          <Download size={16} aria-hidden />
          PDF
        </ButtonLink>
      </div>
    </>
  );
}
