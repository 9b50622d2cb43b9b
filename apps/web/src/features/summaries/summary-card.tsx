import type { Summary } from "@tc/contract";
import { Flag } from "lucide-react";
import { errorSentence } from "../../platform/api/error-sentences";
import { count } from "../../platform/format/format";
import { ByRules, WrittenBy } from "../../ui/data/origin-label";
import { QuotePlace } from "../../ui/data/quote-place";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { Card } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import { useReport, useSummary } from "./queries";
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
    <Card title="Zusammenfassung" note={data?.overview ? undefined : <ByRules />}>
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
  const { overview, documents, pages, sections, missing, reported } = summary;
  const report = useReport(slug);
  function say(key: string, isWrong: boolean) {
    report.mutate(
      { key, isWrong },
      {
        onSuccess: () => {
          if (!isWrong) return;
          showToast("Danke. Wir sehen uns die Stelle an.", {
            action: { label: "Rückgängig", run: () => say(key, false) },
          });
        },
        onError: (error) => showToast(errorSentence(error), { isFailure: true }),
      },
    );
  }
  return (
    <>
      <p className={styles.basis}>
        {documents === 0
          ? "Aus der Bekanntmachung. Mit Unterlagen sagt sie mehr."
          : `Aus der Bekanntmachung und ${count(documents, "Unterlage", "Unterlagen")} mit ${count(pages, "Seite", "Seiten")}.`}
      </p>
      {overview && (
        <section
          className={styles.section}
          aria-label="In Kürze"
          data-ai-generated={overview.ai.model}
        >
          <h3>In Kürze</h3>
          <WrittenBy ai={overview.ai} />
          {overview.sentences.map(({ text, quotes }) => (
            <p key={text}>
              {text}{" "}
              {quotes.map((quote, index) => (
                <QuotePlace key={index} slug={slug} quote={quote} />
              ))}
            </p>
          ))}
        </section>
      )}
      {overview && <ByRules />}
      <SummarySections
        slug={slug}
        sections={sections}
        missing={missing}
        {...(documents === 0 && { missingNote: "; oft steht es erst in den Unterlagen" })}
        actionOf={({ key, text }) => (
          <Report
            text={text}
            isReported={reported.includes(key)}
            onReport={(isWrong) => say(key, isWrong)}
          />
        )}
      />
    </>
  );
}

interface ReportProps {
  text: string;
  isReported: boolean;
  onReport: (isWrong: boolean) => void;
}

function Report({ text, isReported, onReport }: ReportProps) {
  return (
    <button
      type="button"
      className={styles.report}
      aria-pressed={isReported}
      onClick={() => onReport(!isReported)}
    >
      <Flag size={13} aria-hidden />
      {isReported ? "gemeldet" : "stimmt nicht"}
      <span className="visually-hidden">: {text}</span>
    </button>
  );
}
