import type { ProofFile } from "@tc/contract";
import { proofLimits } from "@tc/domain";
import { PencilLine } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { useNow } from "../../platform/format/clock";
import { Button } from "../../ui/forms/button";
import { DayField } from "../../ui/forms/day-field";
import form from "../../ui/forms/dense-form.module.css";
import { TextField } from "../../ui/forms/text-field";
import panel from "../../ui/layout/panel.module.css";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import { showToast } from "../../ui/overlays/toast";
import { CoverField } from "./cover-field";
import { useChangeProof } from "./queries";

/** The button of a row, and the questions behind it. */
export function EditProof({ file }: { file: ProofFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PencilLine size={16} aria-hidden />
        Bearbeiten <span className="visually-hidden">{file.name}</span>
      </Button>
      {isOpen && <EditDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What a member said of a proof; the file stays, so that folders go on naming it. */
function EditDialog({ file, onClose }: { file: ProofFile; onClose: () => void }) {
  const change = useChangeProof();
  const now = useNow();
  const [name, setName] = useState(file.name);
  const [validUntil, setValidUntil] = useState(file.validUntil);
  const [coverCents, setCoverCents] = useState(file.coverCents);
  const [hasTried, setTried] = useState(false);
  const problem = name.trim() === "" ? "Bitte sagen, was er nachweist." : undefined;

  async function save() {
    setTried(true);
    if (problem !== undefined || change.isPending) return;
    try {
      await change.mutateAsync({
        id: file.id,
        name: name.trim(),
        validUntil: validUntil ?? null,
        coverCents: coverCents ?? null,
      });
    } catch {
      return;
    }
    showToast(`Gespeichert: ${name.trim()}`);
    onClose();
  }

  return (
    <QuestionDialog title="Nachweis bearbeiten" onClose={onClose}>
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A day or a sum that cannot be read must not leave the earlier one in its place.
          if (!event.currentTarget.querySelector("[aria-invalid=true]")) void save();
        }}
      >
        <TextField
          label="Was er nachweist"
          maxLength={proofLimits.nameMax}
          autoComplete="off"
          value={name}
          problem={hasTried ? problem : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <DayField label="Gültig bis" day={validUntil} now={now} onChange={setValidUntil} />
          <p className={panel.small}>Ohne Datum prüfen wir keine Frist.</p>
        </div>
        {file.kind === "insurance" && <CoverField cents={coverCents} onChange={setCoverCents} />}
        {change.error && (
          <p role="alert" className={panel.failure}>
            {errorSentence(change.error)}
          </p>
        )}
        <Answers>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" look="main" aria-disabled={change.isPending}>
            {change.isPending ? "Wird gespeichert …" : "Speichern"}
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
