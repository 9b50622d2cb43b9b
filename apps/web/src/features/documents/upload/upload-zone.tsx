import { uploadLimits } from "@tc/domain";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { formatNumber } from "../../../platform/format/format";
import { megabytes } from "../../../platform/format/megabytes";
import { Button } from "../../../ui/forms/button";
import type { ChosenFile } from "./upload-queue";
import styles from "./upload.module.css";

interface Props {
  /** The first step of all: nothing is here yet. */
  isFirst: boolean;
  takesFocus: boolean;
  onFiles: (files: readonly ChosenFile[]) => void;
}

/** Where files are chosen, with what can be read. */
export function UploadZone({ isFirst, takesFocus, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.zone}>
      <Upload size={18} aria-hidden />
      <p>Dateien hierher ziehen oder</p>
      <Button
        look={isFirst ? "main" : "plain"}
        autoFocus={takesFocus}
        onClick={() => input.current?.click()}
      >
        Dateien auswählen
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? [], (file) => ({ file })));
          // The same file may be chosen once more.
          currentTarget.value = "";
        }}
      />
      <small>
        PDF, DOCX, XLSX, ODT, ODS, TXT und ZIP. Je Datei bis {megabytes(uploadLimits.fileBytes)},
        zusammen bis {megabytes(uploadLimits.tenderBytes)} und{" "}
        {formatNumber(uploadLimits.tenderPages)} Seiten. Nur eure Agentur sieht sie.
      </small>
    </div>
  );
}
