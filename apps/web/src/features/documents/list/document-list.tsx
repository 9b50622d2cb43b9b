import type { DocumentVersion, TenderDocument } from "@tc/contract";
import { DocumentRow } from "./document-row";
import styles from "./document-list.module.css";

interface Props {
  documents: readonly TenderDocument[];
  versions: readonly DocumentVersion[];
  shownId: string | undefined;
  onDelete: (document: TenderDocument) => void;
}

export function DocumentList({ documents, versions, shownId, onDelete }: Props) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          version={versions.find(({ documentId }) => documentId === document.id)}
          isShown={document.id === shownId}
          onDelete={() => onDelete(document)}
        />
      ))}
    </ul>
  );
}
