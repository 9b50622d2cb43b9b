import type { TenderDocument } from "@tc/contract";
import { DocumentRow } from "./document-row";
import styles from "./document-list.module.css";

interface Props {
  documents: readonly TenderDocument[];
  shownId: string | undefined;
  onDelete: (document: TenderDocument) => void;
}

export function DocumentList({ documents, shownId, onDelete }: Props) {
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          isShown={document.id === shownId}
          onDelete={() => onDelete(document)}
        />
      ))}
    </ul>
  );
}
