import { decisionNoteMax } from "@tc/contract";
import { TypedField } from "../../../ui/forms/typed-field";
import styles from "./bid.module.css";

interface Props {
  note: string | undefined;
  onChange: (note: string | undefined) => void;
}

/** A line beside the decision; kept on leaving the field or Enter. */
export function DecisionNote({ note, onChange }: Props) {
  return (
    <div className={styles.remark}>
      <TypedField
        label="Notiz"
        placeholder="zum Beispiel: nur mit Partner für Media"
        problem={`Höchstens ${decisionNoteMax} Zeichen`}
        value={note ?? null}
        show={(text) => text}
        read={readNote}
        onChange={(text) => onChange(text ?? undefined)}
      />
    </div>
  );
}

function readNote(text: string): string | undefined {
  const note = text.trim();
  return note.length <= decisionNoteMax ? note : undefined;
}
