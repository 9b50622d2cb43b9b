import type { TenderDocument } from "@tc/contract";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { itemKey } from "../../platform/documents/quote-address";
import type { Quotation } from "../../platform/documents/quote-address";
import { useShortcuts } from "../../platform/shortcuts";
import { Message } from "../../ui/feedback/message";
import type { TenderAnswer } from "../tenders";
import { DocumentNames } from "./extract/document-names-context";
import { ExtractPanel } from "./extract/extract-panel";
import { DeleteDialog } from "./list/delete-dialog";
import { FilesPanel } from "./list/files-panel";
import { useAskDocuments, useExtract } from "./queries";
import type { DocumentList } from "./queries";
import { QuestionPanel } from "./question/question-panel";
import type { AnsweredQuestion } from "./question/question-panel";
import { SideTabs } from "./question/side-tabs";
import type { Side } from "./question/side-tabs";
import { useReadingPlace } from "./reading-place";
import { DropArea } from "./upload/drop-area";
import { useUploads } from "./upload/use-uploads";
import { useReadingNews } from "./use-reading-news";
import { useReturnToChip } from "./use-return-to-chip";
import { DocumentViewer } from "./viewer/document-viewer";
import { quoteMarks } from "./viewer/quote-marks";
import { ViewSwitch } from "./view-switch";
import styles from "./documents-page.module.css";

interface Props {
  slug: string;
  list: DocumentList;
  tender: TenderAnswer | undefined;
  refetchTender: () => void;
  /** Says it to who cannot see it. */
  tell: (sentence: string) => void;
}

/** The files, the text of one of them, and what all of them say. */
export function LoadedDocuments({ slug, list, tender, refetchTender, tell }: Props) {
  const { documents, isContractConcluded } = list;
  const place = useReadingPlace();
  const extract = useExtract(slug, documents);
  // What was just fetched may lie above the plan's cap: the tender then says which amount locks it.
  const isNewlyLocked = extract.data?.isLocked === true && tender?.volumeLock === undefined;
  const onLock = useEffectEvent(refetchTender);
  useEffect(() => {
    if (isNewlyLocked) onLock();
  }, [isNewlyLocked]);
  const { queue, uploads } = useUploads(slug);
  const [deleting, setDeleting] = useState<TenderDocument>();
  const [deletedId, setDeletedId] = useState<string>();
  const filesTitle = useRef<HTMLHeadingElement>(null);
  // The row with the button is gone, and the dialog is closed by now.
  useEffect(() => {
    if (deletedId !== undefined) filesTitle.current?.focus();
  }, [deletedId]);
  useReadingNews(documents, tell);
  const [side, setSide] = useState<Side>("extract");
  const [answers, setAnswers] = useState<readonly AnsweredQuestion[]>([]);
  const asking = useAskDocuments(slug, (question, answer) =>
    setAnswers((before) => [...before, { question, answer }]),
  );
  const names = useMemo(() => new Map(documents.map(({ id, name }) => [id, name])), [documents]);
  const questionBox = useRef<HTMLInputElement>(null);
  /** How often somebody wished to ask; the box gets the focus once it is there. */
  const [wishes, setWishes] = useState(0);
  useEffect(() => {
    if (wishes > 0) questionBox.current?.focus();
  }, [wishes]);
  const isEmpty = documents.length === 0 && uploads.length === 0;
  useReturnToChip(place.item);
  useShortcuts(place.item === undefined ? {} : { Escape: place.leaveQuote });
  useShortcuts({
    q: () => {
      if (isEmpty) return;
      setSide("question");
      setWishes((count) => count + 1);
    },
  });

  const shown = shownDocument(documents, place.documentId);
  const items = extract.data?.items;
  const passages = useMemo(() => answers.map(({ answer }) => answer.passages), [answers]);
  const quotations: readonly Quotation[] = [...(items ?? []), ...passages.flat()];
  const item = quotations.find(
    (candidate) => candidate.documentId === shown?.id && itemKey(candidate) === place.item,
  );
  const marks = useMemo(() => quoteMarks(item, passages, items ?? []), [item, passages, items]);
  return (
    <DropArea onFiles={isContractConcluded ? (files) => queue.add(files) : undefined}>
      {!isEmpty && <ViewSwitch view={place.view} count={documents.length} onChange={place.show} />}
      <div className={styles.columns} data-view={isEmpty ? "empty" : place.view}>
        <FilesPanel
          slug={slug}
          list={list}
          versions={extract.data?.versions ?? []}
          tender={tender}
          uploads={uploads}
          queue={queue}
          shownId={shown?.id}
          titleRef={filesTitle}
          tell={tell}
          onDelete={setDeleting}
        />
        {!isEmpty && (
          <>
            <section className={styles.text} aria-label="Text der Datei">
              {shown ? (
                <DocumentViewer
                  document={shown}
                  marks={marks}
                  onLeaveQuote={place.leaveQuote}
                  onDelete={() => setDeleting(shown)}
                />
              ) : (
                <NoDocument isGone={place.documentId !== undefined} />
              )}
            </section>
            <section
              className={styles.extract}
              aria-label={side === "extract" ? "Auszug" : "Fragen"}
            >
              <SideTabs side={side} onChange={setSide} />
              <DocumentNames value={names}>
                {side === "extract" ? (
                  <ExtractPanel
                    extract={extract}
                    documents={documents}
                    volumeLock={tender?.volumeLock}
                    shownItem={place.item}
                  />
                ) : (
                  <QuestionPanel
                    slug={slug}
                    asking={asking}
                    answers={answers}
                    documents={documents}
                    boxRef={questionBox}
                  />
                )}
              </DocumentNames>
            </section>
          </>
        )}
      </div>
      {deleting && (
        <DeleteDialog
          slug={slug}
          document={deleting}
          onDeleted={() => {
            setDeleting(undefined);
            setDeletedId(deleting.id);
            if (deleting.id === place.documentId) place.closeDocument();
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </DropArea>
  );
}

/** The one of the address; without one the first that can be read. */
function shownDocument(
  documents: readonly TenderDocument[],
  id: string | undefined,
): TenderDocument | undefined {
  if (id !== undefined) return documents.find((document) => document.id === id);
  return documents.find(({ state }) => state === "read") ?? documents[0];
}

function NoDocument({ isGone }: { isGone: boolean }) {
  return isGone ? (
    <Message title="Diese Datei gibt es nicht mehr">
      Jemand hat sie gelöscht oder durch eine neue Fassung ersetzt. Wähle eine andere.
    </Message>
  ) : (
    <Message title="Noch keine Datei">Ihr Text erscheint hier, sobald sie gelesen ist.</Message>
  );
}
