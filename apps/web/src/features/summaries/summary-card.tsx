import type { Summary } from "@tc/contract";
import { errorSentence } from "../../platform/api/error-sentences";
import { shareSpentSentence } from "../../platform/documents/share-spent";
import { WrittenBy } from "../../ui/data/origin-label";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import { OverviewSentences } from "./overview-sentences";
import { useReport, useSummary } from "./queries";
import { awaitedWords, basisWords, missingNote, unreadableWords } from "./reading-words";
import { ReportButton } from "./report-button";
import { SummarySections } from "./summary-sections";
import styles from "./summary-card.module.css";

/** What notice and documents say, each statement with the place it is taken from; what they do not say, at the end. */
export function SummaryCard({ slug }: { slug: string }) {
  const { data, error, refetch } = useSummary(slug);
  if (error && !data) {
    return (
      <Card title="Zusammenfassung">
        <div role="alert" className={styles.failure}>
          <p>Die Zusammenfassung ließ sich nicht laden. {errorSentence(error)}</p>
          <Button onClick={() => void refetch()}>Erneut versuchen</Button>
        </div>
      </Card>
    );
  }
  // The page tells above which plan opens it.
  if (data?.isLocked === true) return null;
  return (
    // Each part of it says who wrote it.
    <Card title="Zusammenfassung" note={data?.overview ? undefined : <WrittenBy ai={data?.ai} />}>
      {data ? <Loaded slug={slug} summary={data} /> : <Loading />}
    </Card>
  );
}

function Loading() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={90} />
      <Bar width={70} />
      <Bar width={80} />
    </div>
  );
}

function Loaded({ slug, summary }: { slug: string; summary: Summary }) {
  const { overview, sections, missing, reported, ai } = summary;
  const report = useReport(slug);
  function say(key: string, isWrong: boolean, comment?: string) {
    report.mutate(
      { key, isWrong, comment },
      {
        onSuccess: () => {
          if (!isWrong) return;
          if (comment !== undefined) showToast("Danke für den Kommentar.");
          else {
            showToast("Danke. Wir sehen uns die Stelle an.", {
              action: { label: "Rückgängig", run: () => say(key, false) },
            });
          }
        },
        onError: (error) => showToast(errorSentence(error), { isFailure: true }),
      },
    );
  }
  const actionOf = ({ key, text }: { key: string; text: string }) => (
    <ReportButton
      text={text}
      isReported={reported.includes(key)}
      onReport={(isWrong, comment) => say(key, isWrong, comment)}
    />
  );
  return (
    <>
      <p className={styles.basis}>
        {basisWords(summary)} {unreadableWords(summary)}{" "}
        {summary.reading.isShareSpent && shareSpentSentence}
      </p>
      <p className={styles.basis} role="status">
        {awaitedWords(summary)}
      </p>
      {overview && <OverviewSentences slug={slug} overview={overview} actionOf={actionOf} />}
      {overview && <WrittenBy ai={ai} />}
      <SummarySections
        slug={slug}
        sections={sections}
        ai={ai}
        missing={missing}
        missingNote={missingNote(summary)}
        actionOf={actionOf}
      />
    </>
  );
}
