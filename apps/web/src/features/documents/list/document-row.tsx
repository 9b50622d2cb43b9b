import type { DocumentVersion, TenderDocument } from "@tc/contract";
import { FileText, Sheet } from "lucide-react";
import { Link } from "react-router";
import { cutName, endingOf, nameParts } from "../../../platform/documents/document-names";
import { addressOf } from "../../../platform/documents/quote-address";
import { countWords } from "../versions/change-words";
import { DocumentActions } from "./document-actions";
import { DocumentState } from "./document-state";
import { factWords, removedWords } from "./document-words";
import styles from "./document-list.module.css";

interface Props {
  document: TenderDocument;
  /** Absent where it replaced none, or the two are not compared yet */
  version: DocumentVersion | undefined;
  isShown: boolean;
  onDelete: () => void;
}

/** One file: its name leads to what it says. */
export function DocumentRow({ document, version, isShown, onDelete }: Props) {
  const { archive, file } = nameParts(document.name);
  const [head, tail] = cutName(file);
  const Icon = /^\.(xlsx|ods)$/i.test(endingOf(file)) ? Sheet : FileText;
  return (
    <li className={styles.row} data-shown={isShown || undefined}>
      <Icon size={16} aria-hidden />
      <div className={styles.file}>
        <Link
          to={addressOf(document.id)}
          aria-current={isShown || undefined}
          // The two halves would be read as two words.
          aria-label={document.name}
          title={document.name}
          className={styles.name}
        >
          <span>{head}</span>
          <span>{tail}</span>
        </Link>
        {archive !== undefined && <small>aus {archive}</small>}
        <small>{factWords(document)}</small>
        {version && <small>Neue Fassung: {countWords(version) ?? "nicht vergleichbar"}</small>}
        <div className={styles.state}>
          <DocumentState document={document} />
          <DocumentActions document={document} onDelete={onDelete} />
        </div>
        {document.removedCharacters > 0 && (
          <small>{removedWords(document.removedCharacters)}</small>
        )}
      </div>
    </li>
  );
}
