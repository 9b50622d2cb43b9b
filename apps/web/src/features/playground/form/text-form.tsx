import { playgroundLimits } from "@tc/domain";
import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { TextAreaField } from "../../../ui/forms/text-field";
import { Card } from "../../../ui/layout/card";
import { DropArea, uploadName } from "../../documents";
import type { ChosenFile } from "../../documents";
import type { SentText } from "./use-judge-text";
import { refusalBefore } from "./refusal-sentence";
import styles from "./text-form.module.css";

interface Props {
  text: string;
  onText: (text: string) => void;
  /** It stands where something else had the focus. */
  takesFocus: boolean;
  /** Which share is sent; undefined: nothing is on its way. */
  progress: number | undefined;
  failure: string | undefined;
  onSend: (text: SentText) => void;
  onCancel: () => void;
}

const formats = ".pdf,.docx,.xlsx,.odt,.ods,.txt";
const pastedName = "Eingefügter Text";

/** Where a text is pasted or a file is chosen; a file goes off at once. */
export function TextForm({ text, onText, takesFocus, progress, failure, ...props }: Props) {
  const { onSend, onCancel } = props;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isOnItsWay = progress !== undefined;
  const goToText = () => form.current?.querySelector("textarea")?.focus();
  useEffect(() => {
    if (takesFocus) goToText();
  }, [takesFocus]);

  function send(sent: SentText) {
    const refusal = refusalBefore(sent.content);
    setProblem(refusal);
    if (refusal === undefined) onSend(sent);
  }
  function sendFiles(files: readonly ChosenFile[]) {
    const [first] = files;
    if (!first || isOnItsWay) return;
    if (files.length > 1) return setProblem("Bitte eine Datei auf einmal.");
    if (first.refusal !== undefined) return setProblem("Ordner lassen sich hier nicht lesen.");
    send({ name: uploadName(first.file.name), content: first.file, isTyped: false });
  }

  return (
    <DropArea onFiles={isOnItsWay ? undefined : sendFiles}>
      <Card title="Text einer Ausschreibung">
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isOnItsWay) return;
            if (text.trim() === "") return setProblem("Füge zuerst einen Text ein.");
            const content = new Blob([text], { type: "text/plain" });
            send({ name: pastedName, content, isTyped: true });
          }}
        >
          <TextAreaField
            label="Text einfügen"
            hint="Bekanntmachung, Leistungsbeschreibung oder die Mail einer Vergabestelle."
            problem={problem ?? failure}
            rows={12}
            required={false}
            readOnly={isOnItsWay}
            value={text}
            onChange={({ currentTarget }) => {
              onText(currentTarget.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.actions}>
            {/* They keep the focus while a text is on its way. */}
            <Button type="submit" look="main" aria-disabled={isOnItsWay}>
              Auswerten
            </Button>
            <span>oder</span>
            <Button
              aria-disabled={isOnItsWay}
              onClick={() => !isOnItsWay && input.current?.click()}
            >
              <FileText size={16} aria-hidden />
              Datei auswählen
            </Button>
            {text !== "" && !isOnItsWay && (
              <Button
                look="quiet"
                onClick={() => {
                  onText("");
                  setProblem(undefined);
                  goToText();
                }}
              >
                Text leeren
              </Button>
            )}
            <input
              ref={input}
              type="file"
              accept={formats}
              hidden
              onChange={({ currentTarget }) => {
                sendFiles(Array.from(currentTarget.files ?? [], (file) => ({ file })));
                // The same file may be chosen once more.
                currentTarget.value = "";
              }}
            />
          </div>
          <p className={styles.status} role="status">
            {isOnItsWay && (progress < 1 ? "Wird gesendet …" : "Wird gelesen und bewertet …")}
          </p>
          {problem === undefined && failure !== undefined && (
            <p role="alert" className="visually-hidden">
              {failure}
            </p>
          )}
          {isOnItsWay && (
            <div>
              <Button
                look="quiet"
                onClick={() => {
                  onCancel();
                  goToText();
                }}
              >
                Abbrechen
              </Button>
            </div>
          )}
          <small className={styles.note}>
            PDF, DOCX, XLSX, ODT, ODS oder TXT, bis{" "}
            {formatNumber(playgroundLimits.bytes / 1_000_000)}&nbsp;MB und{" "}
            {formatNumber(playgroundLimits.pages)} Seiten, davon höchstens{" "}
            {formatNumber(playgroundLimits.scannedPages)} gescannte. Gespeichert wird nichts: Text
            und Auswertung sind weg, sobald du die Seite verlässt.
          </small>
        </form>
      </Card>
    </DropArea>
  );
}
