import type { TenderDocument } from "@tc/contract";
import { CircleAlert } from "lucide-react";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { cutName } from "../../../platform/documents/document-names";
import { sizeWords } from "../list/document-words";
import { ProgressBar } from "../../../ui/feedback/progress-bar";
import type { Upload, UploadQueue } from "./upload-queue";
import { replacedAt } from "./upload-name";
import styles from "./upload.module.css";

interface Props {
  uploads: readonly Upload[];
  queue: UploadQueue;
  documents: readonly TenderDocument[];
}

/** What is on its way, and what did not arrive with its reason. */
export function UploadList({ uploads, queue, documents }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label="Wird hochgeladen">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          queue={queue}
          replaced={replacedAt(upload.name, documents)}
        />
      ))}
    </ul>
  );
}

function UploadRow({
  upload: { id, name, bytes, state, sentShare, failure, canRetry },
  queue,
  replaced,
}: {
  upload: Upload;
  queue: UploadQueue;
  replaced: string | undefined;
}) {
  const [head, tail] = cutName(name);
  return (
    <li>
      <p className={styles.name} title={name}>
        <span>{head}</span>
        <span>{tail}</span>
      </p>
      {failure === undefined ? (
        <>
          <ProgressBar label={`${name} wird hochgeladen`} share={sentShare} />
          <small>
            {state === "waiting" ? "wartet ·" : `${Math.round(sentShare * 100)}\u00a0% von`}{" "}
            {sizeWords(bytes)}
            {replaced !== undefined && ` · ersetzt die Fassung vom ${formatDay(replaced)}`}
          </small>
        </>
      ) : (
        <p className={styles.failure}>
          <CircleAlert size={14} aria-hidden />
          {failure}
        </p>
      )}
      <div className={styles.deeds}>
        {canRetry === true && (
          <Button aria-label={`Erneut versuchen: ${name}`} onClick={() => queue.retry(id)}>
            Erneut versuchen
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`${failure === undefined ? "Abbrechen" : "Ausblenden"}: ${name}`}
          onClick={() => queue.drop(id)}
        >
          {failure === undefined ? "Abbrechen" : "Ausblenden"}
        </Button>
      </div>
    </li>
  );
}
