import { savedSearchLimits } from "@tc/domain";
import { useState } from "react";
import { Button } from "../../ui/forms/button";
import { CheckField } from "../../ui/forms/check-field";
import { TextField } from "../../ui/forms/text-field";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import type { SearchDraft } from "./queries";
import styles from "./saved-searches.module.css";

interface Props {
  title: string;
  start: SearchDraft;
  /** Only the owner of a search says whether it is mailed. */
  hasMails?: boolean;
  confirmLabel: string;
  onConfirm: (draft: SearchDraft) => void;
  onClose: () => void;
}

/** Asks for the name of a search and who shall have it. */
export function SearchForm({
  title,
  start,
  hasMails = true,
  confirmLabel,
  onConfirm,
  onClose,
}: Props) {
  const [draft, setDraft] = useState(start);
  const [hasProblem, setHasProblem] = useState(false);
  const set = (change: Partial<SearchDraft>) => setDraft({ ...draft, ...change });
  return (
    <QuestionDialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const name = draft.name.trim();
          if (name === "") setHasProblem(true);
          else onConfirm({ ...draft, name });
        }}
      >
        <TextField
          label="Name"
          autoFocus
          value={draft.name}
          maxLength={savedSearchLimits.nameMax}
          problem={
            hasProblem && draft.name.trim() === "" ? "Gib der Suche einen Namen." : undefined
          }
          onChange={(event) => set({ name: event.target.value })}
        />
        <CheckField
          checked={draft.isShared}
          onChange={(event) => set({ isShared: event.target.checked })}
        >
          Mit dem Team teilen. Alle können sie öffnen, ändern könnt sie du und die Inhaberin oder
          der Inhaber der Agentur.
        </CheckField>
        {hasMails && (
          <CheckField
            checked={draft.mails}
            onChange={(event) => set({ mails: event.target.checked })}
          >
            Neue Treffer per E-Mail (ab Basic); wann und wie viele, stellst du unter{" "}
            <a href="/app/emails">E-Mails</a> ein.
          </CheckField>
        )}
        <Answers>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" look="main">
            {confirmLabel}
          </Button>
        </Answers>
      </form>
    </QuestionDialog>
  );
}
