import { getDocumentContent } from "@tc/contract";
import type { TenderDocument } from "@tc/contract";
import { Download, Trash2 } from "lucide-react";
import { endpointUrl } from "../../../platform/api/api-fetch";
import { IconButton } from "../../../ui/forms/button";
import { nameParts } from "../../../platform/documents/document-names";
import styles from "./document-list.module.css";

/** To have the file as it is, and to be rid of it; what was fetched belongs to everybody. */
export function DocumentActions({
  document,
  onDelete,
}: {
  document: TenderDocument;
  onDelete: () => void;
}) {
  const { id, name, origin } = document;
  const { file } = nameParts(name);
  return (
    <span className={styles.actions}>
      <a
        href={endpointUrl(getDocumentContent.path, { id }, undefined)}
        download={file}
        title="Herunterladen"
        aria-label={`Herunterladen: ${name}`}
      >
        <Download size={15} aria-hidden />
      </a>
      {origin === "agency" && (
        <IconButton label={`Löschen: ${name}`} onClick={onDelete}>
          <Trash2 size={15} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
