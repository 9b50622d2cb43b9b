import type { TenderDocument } from "@tc/contract";
import { cheapestTierWith } from "@tc/domain";
import { LoaderCircle, Lock } from "lucide-react";
import { useMemo } from "react";
import { ApiError } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import { shareSpentSentence } from "../../../platform/documents/share-spent";
import { WrittenBy } from "../../../ui/data/origin-label";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { LockedCard } from "../../assessment";
import { VolumeLock } from "../../tenders";
import type { TenderAnswer } from "../../tenders";
import type { useExtract } from "../queries";
import { VersionChanges } from "../versions/version-changes";
import { CriteriaTable } from "./criteria-table";
import { useDocumentNames } from "./document-names-context";
import { extractSections } from "./extract-sections";
import { ModelGaps } from "./model-gaps";
import { ModelName } from "./model-name-context";
import { StatementRow } from "./statement-row";
import styles from "./extract-panel.module.css";

interface Props {
  extract: ReturnType<typeof useExtract>;
  documents: readonly TenderDocument[];
  volumeLock: TenderAnswer["volumeLock"];
  shownItem: string | undefined;
}

/** What the documents say, each statement with its words and its place. */
export function ExtractPanel(props: Props) {
  return (
    <>
      <header className={styles.head}>
        <h2 className="visually-hidden">Auszug</h2>
        <WrittenBy ai={props.extract.data?.ai} />
        <small>Jede Angabe kommt aus den Unterlagen. Ein Klick auf die Stelle zeigt sie.</small>
      </header>
      <Body {...props} />
    </>
  );
}

function Body({ extract: { data, error, refetch }, documents, volumeLock, shownItem }: Props) {
  const names = useDocumentNames();
  const sections = useMemo(() => {
    // What a file said that was deleted a moment ago is gone with it.
    const items = data?.items.filter(({ documentId }) => names.has(documentId));
    return extractSections(items ?? []);
  }, [data, names]);
  if (error instanceof ApiError && error.code === "plan_required") {
    return (
      <LockedCard
        title="Auszug der Unterlagen"
        feature="summaries"
        tier={cheapestTierWith("summaries")}
      >
        Fristen, Eignung, Zuschlag, Pitch, Vertrag und Formalien aus euren Unterlagen, jede Angabe
        mit Wortlaut und Stelle. Lesen könnt ihr die Dateien hier in jedem Tarif.
      </LockedCard>
    );
  }
  if (documents.length === 0) {
    return <p className={styles.nothing}>Er entsteht, sobald eine Datei gelesen ist.</p>;
  }
  if (data?.isLocked === true) return <Locked volumeLock={volumeLock} />;
  if (!data && error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>Der Auszug ließ sich nicht laden. {errorSentence(error)}</p>
        <Button onClick={() => void refetch()}>Erneut versuchen</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={styles.skeleton}>
        <p role="status" className="visually-hidden">
          Lädt …
        </p>
        <Bar width={30} />
        <Bar width={90} height={48} />
        <Bar width={30} />
        <Bar width={90} height={90} />
      </div>
    );
  }
  return (
    <ModelName value={data.ai?.model}>
      {!data.isComplete && (
        <p className={styles.running}>
          <LoaderCircle size={15} aria-hidden />
          Es werden noch Unterlagen gelesen.
        </p>
      )}
      {data.isComplete && sections.length === 0 && (
        <p className={styles.nothing}>
          {documents.some(({ state }) => state === "read")
            ? data.gaps
              ? "In diesen Unterlagen haben wir nichts gefunden. Das heißt nicht, dass nichts darin steht."
              : "In diesen Unterlagen haben wir nichts gefunden, was sich ohne Sprachmodell herauslesen lässt. Das heißt nicht, dass nichts darin steht."
            : "Von diesen Dateien ließ sich keine lesen."}
        </p>
      )}
      <VersionChanges versions={data.versions} documents={documents} />
      {data.isShareSpent && <p className={styles.nothing}>{shareSpentSentence}</p>}
      {data.gaps && <ModelGaps gaps={data.gaps} />}
      {sections.map(({ title, rows, criteria }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h3>{title}</h3>
          {rows.length > 0 && (
            <ul>
              {rows.map((row) => (
                <StatementRow key={row.key} row={row} shownItem={shownItem} />
              ))}
            </ul>
          )}
          {criteria.map((set, at) => (
            <CriteriaTable key={at} set={set} shownItem={shownItem} />
          ))}
        </section>
      ))}
    </ModelName>
  );
}

/** The tender's own answer tells which amount lies above the plan's cap. */
function Locked({ volumeLock }: Pick<Props, "volumeLock">) {
  if (volumeLock) return <VolumeLock lock={volumeLock} />;
  return (
    <p className={styles.nothing}>
      <Lock size={15} aria-hidden /> Diese Ausschreibung liegt über der Grenze eures Tarifs.
    </p>
  );
}
