import { getDocumentContent } from "@tc/contract";
import type { TenderDocument } from "@tc/contract";
import { documentRefusalSentences } from "@tc/domain";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { endpointUrl } from "../../../platform/api/api-fetch";
import { errorSentence } from "../../../platform/api/error-sentences";
import { formatMoment } from "../../../platform/format/format";
import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { Key } from "../../../ui/feedback/keys";
import { Message } from "../../../ui/feedback/message";
import { Bar } from "../../../ui/feedback/skeleton";
import { Button } from "../../../ui/forms/button";
import { nameParts } from "../../../platform/documents/document-names";
import { DocumentActions } from "../list/document-actions";
import { isUnread, useDocumentText } from "../queries";
import { DocumentParts } from "./document-parts";
import type { QuoteMark } from "./quote-marks";
import { ViewChoice } from "./view-choice";
import type { TextView } from "./view-choice";
import styles from "./document-viewer.module.css";

const PdfPages = lazy(async () => ({ default: (await import("./pages/pdf-pages")).PdfPages }));

interface Props {
  document: TenderDocument;
  /** Some while a quote is looked up in it */
  marks: readonly QuoteMark[];
  onLeaveQuote: () => void;
  onDelete: () => void;
}

/** What a document says, with its name and what can be done with it. */
export function DocumentViewer({ document, marks, onLeaveQuote, onDelete }: Props) {
  const hasKeys = useShortcutsEnabled();
  const text = useDocumentText(document);
  const [view, setView] = useState<TextView>("page");
  /** Its pages cannot be drawn here. */
  const [undrawableId, setUndrawableId] = useState<string>();
  const canDraw = text.data?.format === "pdf" && undrawableId !== document.id;
  const { name, uploadedAt, uploadedBy } = document;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 title={name}>{nameParts(name).file}</h2>
          <small>
            {uploadedBy === undefined
              ? `Von der Vergabestelle geholt am ${formatMoment(uploadedAt)}`
              : `Hochgeladen am ${formatMoment(uploadedAt)} von ${uploadedBy}`}
          </small>
        </div>
        {canDraw && <ViewChoice view={view} onChange={setView} />}
        <DocumentActions document={document} onDelete={onDelete} />
      </header>
      {marks.length > 0 && (
        <div className={styles.back}>
          <Button look="quiet" onClick={onLeaveQuote}>
            <ArrowLeft size={15} aria-hidden />
            Zurück zum Auszug
            {hasKeys && (
              <span aria-hidden className={styles.key}>
                <Key>Esc</Key>
              </span>
            )}
          </Button>
        </div>
      )}
      {text.data && canDraw && view === "page" ? (
        <Suspense fallback={<Loading />}>
          <PdfPages
            key={document.id}
            url={endpointUrl(getDocumentContent.path, { id: document.id }, undefined)}
            parts={text.data.parts}
            marks={marks}
            onFailure={() => setUndrawableId(document.id)}
          />
        </Suspense>
      ) : (
        <Content document={document} text={text} marks={marks} />
      )}
    </>
  );
}

function Content({
  document,
  text,
  marks,
}: Pick<Props, "document" | "marks"> & { text: ReturnType<typeof useDocumentText> }) {
  if (isUnread(document)) {
    return (
      <Message title="Diese Datei wird noch gelesen">
        Ihr Text erscheint hier von selbst. Du musst nicht warten.
      </Message>
    );
  }
  if (document.state === "refused") {
    return (
      <Message title="Diese Datei konnten wir nicht lesen">
        {documentRefusalSentences[document.refusal ?? "unreadable"]}
      </Message>
    );
  }
  if (text.data) {
    const { parts } = text.data;
    return <DocumentParts key={document.id} parts={parts} marks={marks} />;
  }
  if (text.isError) {
    return (
      <Message
        isFailure
        title="Der Text ließ sich nicht laden"
        actions={<Button onClick={() => void text.refetch()}>Erneut versuchen</Button>}
      >
        {errorSentence(text.error)}
      </Message>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        Lädt …
      </p>
      <Bar width={40} height={16} />
      <Bar width={100} height={200} />
      <Bar width={30} height={16} />
      <Bar width={100} height={120} />
    </div>
  );
}
