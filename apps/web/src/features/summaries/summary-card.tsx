import { summarySectionNames } from "@tc/contract";
import type { Summary, SummaryStatement } from "@tc/contract";
import { Flag, GitCompare } from "lucide-react";
import { errorSentence } from "../../platform/api/error-sentences";
import { count } from "../../platform/format/format";
import { ByRules, WrittenBy } from "../../ui/data/origin-label";
import { Badge } from "../../ui/feedback/badge";
import { Bar } from "../../ui/feedback/skeleton";
import { Button } from "../../ui/forms/button";
import { QuotePlace } from "../../ui/data/quote-place";
import { Card } from "../../ui/layout/card";
import { showToast } from "../../ui/overlays/toast";
import { useReport, useSummary } from "./queries";
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
    <Card title="Zusammenfassung" note={<ByRules />}>
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
      {sections.map(({ name, statements }) => (
        <section key={name} className={styles.section} aria-label={summarySectionNames[name]}>
          <h3>{summarySectionNames[name]}</h3>
          <ul>
            {statements.map((statement) => (
              <Statement
                key={statement.key}
                slug={slug}
                statement={statement}
                isReported={reported.includes(statement.key)}
                onReport={(isWrong) => say(statement.key, isWrong)}
              />
            ))}
          </ul>
        </section>
      ))}
      {missing.length > 0 && (
        <section className={styles.section} aria-label="Nicht angegeben">
          <h3>Nicht angegeben</h3>
          <p className={styles.missing}>
            {missing.join(", ")}
            {documents === 0 && "; oft steht es erst in den Unterlagen"}
          </p>
        </section>
      )}
    </>
  );
}

interface StatementProps {
  slug: string;
  statement: SummaryStatement;
  isReported: boolean;
  onReport: (isWrong: boolean) => void;
}

function Statement({ slug, statement, isReported, onReport }: StatementProps) {
  const { text, quotes, note, isContradicted } = statement;
  return (
    <li>
      {isContradicted && (
        <Badge icon={GitCompare} tone="amber">
          zwei Angaben
        </Badge>
      )}
      <span>
        {text}
        {note !== undefined && <em>{note}</em>}{" "}
        {quotes.map((quote, index) => (
          <QuotePlace key={index} slug={slug} quote={quote} />
        ))}
      </span>
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
    </li>
  );
}
