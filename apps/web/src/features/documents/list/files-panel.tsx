import type { DocumentVersion, TenderDocument } from "@tc/contract";
import { lazy, Suspense, useState } from "react";
import type { Ref } from "react";
import { count } from "../../../platform/format/format";
import { ExternalLink } from "../../../ui/data/external-link";
import { Bar } from "../../../ui/feedback/skeleton";
import { documentsLink } from "../../tenders";
import type { TenderAnswer } from "../../tenders";
import { FetchPanel } from "../fetch/fetch-panel";
import { useRefreshDocuments } from "../queries";
import type { DocumentList as Documents } from "../queries";
import { UploadList } from "../upload/upload-list";
import type { Upload, UploadQueue } from "../upload/upload-queue";
import { UploadZone } from "../upload/upload-zone";
import { DocumentList } from "./document-list";
import { sizeWords } from "./document-words";
import styles from "./files-panel.module.css";

const ContractGate = lazy(async () => ({
  default: (await import("../upload/contract-gate")).ContractGate,
}));

interface Props {
  slug: string;
  list: Documents;
  versions: readonly DocumentVersion[];
  tender: TenderAnswer | undefined;
  uploads: readonly Upload[];
  queue: UploadQueue;
  shownId: string | undefined;
  titleRef: Ref<HTMLHeadingElement>;
  onDelete: (document: TenderDocument) => void;
  /** Says it to who cannot see it. */
  tell: (sentence: string) => void;
}

/** The files of a tender, those on their way, and where further ones come in. */
export function FilesPanel(props: Props) {
  const { slug, list, versions, tender, uploads, queue, shownId, titleRef, onDelete, tell } = props;
  const { documents, isContractConcluded } = list;
  const [wasConcluded, setWasConcluded] = useState(false);
  const refresh = useRefreshDocuments(slug);
  const isEmpty = documents.length === 0 && uploads.length === 0;
  return (
    <section className={styles.panel} aria-label="Dateien" data-empty={isEmpty || undefined}>
      <header className={styles.head}>
        <h2 ref={titleRef} tabIndex={-1}>
          {isEmpty ? "Noch keine Unterlagen" : "Dateien"}
        </h2>
        {documents.length > 0 && <small>{sumWords(documents)}</small>}
      </header>
      <div className={styles.scroller}>
        {isEmpty && <EmptyNote tender={list.fetch ? undefined : tender} />}
        {list.fetch && <FetchPanel slug={slug} fetch={list.fetch} tell={tell} />}
        <UploadList uploads={uploads} queue={queue} documents={documents} />
        <DocumentList
          documents={documents}
          versions={versions}
          shownId={shownId}
          onDelete={onDelete}
        />
      </div>
      <div className={styles.foot}>
        {isContractConcluded ? (
          <UploadZone
            isFirst={isEmpty}
            takesFocus={wasConcluded}
            onFiles={(files) => queue.add(files)}
          />
        ) : (
          <Suspense fallback={<Bar width={100} height={120} />}>
            <ContractGate
              onConcluded={() => {
                setWasConcluded(true);
                void refresh();
              }}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function sumWords(documents: readonly TenderDocument[]): string {
  const bytes = documents.reduce((sum, document) => sum + document.bytes, 0);
  return `${count(documents.length, "Datei", "Dateien")}, ${sizeWords(bytes)}`;
}

/** What uploading brings, and where the documents are to be had. */
function EmptyNote({ tender }: Pick<Props, "tender">) {
  const link = tender && documentsLink(tender.tender);
  return (
    <div className={styles.note}>
      <p>
        Lade hoch, was die Vergabestelle bereitstellt. Wir lesen daraus Fristen, Eignung, Zuschlag,
        Pitch, Vertrag und Formalien, jede Angabe mit ihrem Wortlaut und ihrer Stelle. Was sich
        widerspricht, steht nebeneinander.
      </p>
      {link !== undefined && (
        <p>
          <ExternalLink url={link}>Vergabeunterlagen beim Auftraggeber</ExternalLink>
        </p>
      )}
    </div>
  );
}
