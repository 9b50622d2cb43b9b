import { Upload } from "lucide-react";
import { useState } from "react";
import type { DragEvent, ReactNode } from "react";
import type { ChosenFile } from "./upload-queue";
import styles from "./upload.module.css";

interface Props {
  /** Undefined: nothing can be uploaded. A dropped file must not replace the page even then. */
  onFiles: ((files: readonly ChosenFile[]) => void) | undefined;
  children: ReactNode;
}

/** Files can be dropped anywhere on it. */
export function DropArea({ onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return (
    <div
      className={styles.area}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = onFiles ? "copy" : "none";
        setOver(onFiles !== undefined);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles?.(droppedFiles(event.dataTransfer));
      }}
    >
      {children}
      {isOver && (
        <p className={styles.over} aria-hidden>
          <Upload size={22} />
          Hier ablegen
        </p>
      )}
    </div>
  );
}

/** A folder looks like a file that nobody can read. */
function droppedFiles({ files, items }: DataTransfer): ChosenFile[] {
  const folders = new Set(
    Array.from(items).flatMap((item) => {
      const entry = item.webkitGetAsEntry();
      return entry?.isDirectory === true ? [entry.name] : [];
    }),
  );
  return Array.from(files, (file) =>
    folders.has(file.name)
      ? { file, refusal: "Ordner lassen sich nicht hochladen. Packe ihn als ZIP." }
      : { file },
  );
}
