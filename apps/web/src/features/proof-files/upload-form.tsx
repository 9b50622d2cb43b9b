import { proofKindNames, proofKinds } from "@tc/contract";
import type { ProofFile, ProofKind } from "@tc/contract";
import { proofLimits } from "@tc/domain";
import { useRef, useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { Button } from "../../ui/forms/button";
import { DayField } from "../../ui/forms/day-field";
import form from "../../ui/forms/dense-form.module.css";
import { SelectField } from "../../ui/forms/select-field";
import { FieldFrame, TextField } from "../../ui/forms/text-field";
import panel from "../../ui/layout/panel.module.css";
import { showToast } from "../../ui/overlays/toast";
import { CoverField } from "./cover-field";
import { acceptedFiles, maxSize, proofProblem } from "./proof-problem";
import { useUploadProof } from "./queries";
import styles from "./upload-form.module.css";

const kindChoices = proofKinds.map((value) => ({ value, label: proofKindNames[value] }));

interface Props {
  /** The proof that the new one renews: its words stand in the form already. */
  replaces?: ProofFile;
  onDone?: () => void;
}

/** One file with what it proves and until when. */
export function UploadForm({ replaces, onDone }: Props) {
  const upload = useUploadProof();
  const now = useNow();
  const fileInput = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [kind, setKind] = useState<ProofKind | "">(replaces?.kind ?? "");
  const [name, setName] = useState(replaces?.name ?? "");
  const [validUntil, setValidUntil] = useState<string>();
  const [coverCents, setCoverCents] = useState(replaces?.coverCents);
  const isInsurance = kind === "insurance";
  const [hasTried, setTried] = useState(false);
  const problems = {
    file: file ? proofProblem(file) : "Bitte eine Datei wählen.",
    kind: kind === "" ? "Bitte die Art wählen." : undefined,
    name: name.trim() === "" ? "Bitte sagen, was er nachweist." : undefined,
  };
  const shown: Partial<typeof problems> = hasTried ? problems : {};

  async function send(fields: HTMLFormElement) {
    if (upload.isPending) return;
    setTried(true);
    const isComplete = Object.values(problems).every((problem) => problem === undefined);
    // A day or a sum that cannot be read must not be left out without a word.
    if (fields.querySelector("[aria-invalid=true]")) return;
    if (!isComplete || !file || kind === "") return;
    try {
      await upload.mutateAsync({
        file,
        kind,
        name: name.trim(),
        validUntil,
        coverCents: isInsurance ? coverCents : undefined,
        replaces: replaces?.id,
      });
    } catch {
      return;
    }
    showToast(`Hinterlegt: ${name.trim()}`);
    if (onDone) return onDone();
    setFile(undefined);
    setName("");
    setKind("");
    setValidUntil(undefined);
    setCoverCents(undefined);
    setTried(false);
    if (fileInput.current) fileInput.current.value = "";
  }

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <div className={panel.field}>
        <FieldFrame
          label="Datei"
          hint={`PDF, PNG oder JPG, höchstens ${maxSize}`}
          problem={shown.file}
        >
          {(control) => (
            <input
              {...control}
              ref={fileInput}
              type="file"
              className={styles.file}
              accept={acceptedFiles}
              onChange={(event) => setFile(event.target.files?.[0])}
            />
          )}
        </FieldFrame>
      </div>
      <div className={panel.field}>
        <SelectField
          label="Art"
          choices={kindChoices}
          value={kind}
          problem={shown.kind}
          onChange={(event) =>
            setKind(proofKinds.find((candidate) => candidate === event.target.value) ?? "")
          }
        />
      </div>
      <div className={panel.field}>
        <TextField
          label="Was er nachweist"
          hint="zum Beispiel „ISO 9001“ oder „Handelsregisterauszug“"
          maxLength={proofLimits.nameMax}
          autoComplete="off"
          value={name}
          problem={shown.name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className={panel.field}>
        <DayField label="Gültig bis" day={validUntil} now={now} onChange={setValidUntil} />
        <p className={panel.small}>Ohne Datum prüfen wir keine Frist.</p>
      </div>
      {isInsurance && (
        <div className={panel.field}>
          <CoverField cents={coverCents} onChange={setCoverCents} />
        </div>
      )}
      {upload.error && (
        <p role="alert" className={panel.failure}>
          {errorSentence(upload.error)}
        </p>
      )}
      <div>
        <Button type="submit" look="main" aria-disabled={upload.isPending}>
          {upload.isPending ? "Wird hinterlegt …" : "Hinterlegen"}
        </Button>
      </div>
    </form>
  );
}
