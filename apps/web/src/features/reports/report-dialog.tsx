import type { Report } from "@tc/contract";
import {
  reportFormatNames,
  reportFormats,
  reportLimits,
  reportSectionNames,
  reportSections,
} from "@tc/domain";
import { useState } from "react";
import { errorSentence } from "../../platform/api/error-sentences";
import { Button } from "../../ui/forms/button";
import { CheckField } from "../../ui/forms/check-field";
import { TextField } from "../../ui/forms/text-field";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import { FilterFields } from "./filter-fields";
import { Choice } from "./choice";
import { useSaveReport } from "./queries";
import type { Member } from "./queries";
import { ScheduleFields } from "./schedule-fields";
import form from "../../ui/forms/dense-form.module.css";
import panel from "../../ui/layout/panel.module.css";
import styles from "./reports.module.css";

export type ReportStart = Pick<
  Report,
  "name" | "filters" | "sections" | "format" | "schedule" | "recipients"
>;

interface Props {
  id: string | undefined;
  start: ReportStart;
  members: readonly Member[];
  buyerName: string | undefined;
  onClose: () => void;
}

/** Makes or changes a report: what it is filtered by, what it holds, who gets it when. */
export function ReportDialog({ id, start, members, buyerName, onClose }: Props) {
  const save = useSaveReport(id);
  const [draft, setDraft] = useState(start);
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<ReportStart>) => setDraft({ ...draft, ...change });
  const { name, sections, recipients, schedule } = draft;
  const problems = {
    name: name.trim() === "" ? "Gib dem Bericht einen Namen." : undefined,
    sections: sections.length === 0 ? "Wähle mindestens einen Teil." : undefined,
    recipients:
      schedule && recipients.length === 0
        ? "Wähle, wer ihn bekommt, oder „nur auf Abruf“."
        : undefined,
  };

  function submit() {
    setTried(true);
    if (Object.values(problems).some(Boolean) || save.isPending) return;
    const content = { name: name.trim(), filters: draft.filters, sections, format: draft.format };
    save.mutate({ ...content, schedule, recipients }, { onSuccess: onClose });
  }

  return (
    <QuestionDialog
      title={id === undefined ? "Bericht anlegen" : "Bericht bearbeiten"}
      className={styles.dialog}
      onClose={onClose}
    >
      <form
        noValidate
        className={`${form.form} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Name"
          autoFocus
          autoComplete="off"
          maxLength={reportLimits.nameMax}
          value={name}
          problem={isTried ? problems.name : undefined}
          onChange={(event) => set({ name: event.target.value })}
        />
        <FilterFields
          filters={draft.filters}
          buyerName={buyerName}
          onChange={(filters) => set({ filters })}
        />
        <fieldset className={styles.checks}>
          <legend>Was darin steht</legend>
          {reportSections.map((section) => (
            <CheckField
              key={section}
              checked={sections.includes(section)}
              onChange={({ target: { checked } }) =>
                set({
                  sections: reportSections.filter((it) =>
                    it === section ? checked : sections.includes(it),
                  ),
                })
              }
            >
              {reportSectionNames[section]}
            </CheckField>
          ))}
          {isTried && problems.sections !== undefined && (
            <p role="alert" className={panel.failure}>
              {problems.sections}
            </p>
          )}
        </fieldset>
        <ScheduleFields schedule={schedule} onChange={(next) => set({ schedule: next })} />
        {schedule && (
          <>
            <Choice
              label="Format in der Mail"
              value={draft.format}
              choices={reportFormats.map((value) => ({ value, label: reportFormatNames[value] }))}
              onChange={(value) =>
                set({ format: reportFormats.find((format) => format === value) ?? "pdf" })
              }
            />
            <fieldset className={styles.checks}>
              <legend>Wer ihn bekommt</legend>
              {members.map(({ id: userId, name: memberName, isMe }) => (
                <CheckField
                  key={userId}
                  checked={recipients.includes(userId)}
                  onChange={({ target: { checked } }) =>
                    set({
                      recipients: checked
                        ? [...recipients, userId]
                        : recipients.filter((it) => it !== userId),
                    })
                  }
                >
                  {isMe ? `${memberName} (du)` : memberName}
                </CheckField>
              ))}
              {isTried && problems.recipients !== undefined && (
                <p role="alert" className={panel.failure}>
                  {problems.recipients}
                </p>
              )}
            </fieldset>
          </>
        )}
        {save.error && (
          <p role="alert" className={panel.failure}>
            {errorSentence(save.error)}
          </p>
        )}
        <Answers>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" look="main" aria-disabled={save.isPending}>
            {save.isPending ? "Wird gespeichert …" : "Speichern"}
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
