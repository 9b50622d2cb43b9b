import { markNoteMax } from "@tc/domain";
import { markReasons } from "@tc/contract";
import { useEffect, useRef, useState } from "react";
import { shortcutsEnabled } from "../../platform/shortcuts";
import { Button } from "../../ui/forms/button";
import { Key } from "../../ui/feedback/keys";
import { Answers, QuestionDialog } from "../../ui/overlays/question-dialog";
import type { Why } from "./apply-mark";
import { reasonWords } from "./words";
import type { MarkReason } from "./words";
import styles from "./reason-sheet.module.css";

interface Props {
  kind: "misfit" | "dismissed";
  /** Of the tender. */
  title: string;
  onChoose: (why: Why) => void;
  onClose: () => void;
}

const words = {
  misfit: { question: "Warum passt sie nicht?", without: "Ohne Grund" },
  dismissed: { question: "Warum ablehnen?", without: "Ohne Grund ablehnen" },
} as const;

/** Asks why, with one key or click per reason. The ranking learns from it; Enter gives none. */
export function ReasonSheet({ kind, title, onChoose, onClose }: Props) {
  const without = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState("");
  const hasKeys = shortcutsEnabled();
  // Enter answers at once, for whoever sorts by keyboard.
  useEffect(() => without.current?.focus(), []);

  function choose(reason?: MarkReason) {
    const text = note.trim();
    // Closed first: the focus goes back to where it was before the row may go away.
    without.current?.closest("dialog")?.close();
    onClose();
    onChoose({ ...(reason && { reason }), ...(text !== "" && { note: text }) });
  }

  return (
    <QuestionDialog
      title={words[kind].question}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!hasKeys || event.target instanceof HTMLInputElement) return;
        const reason = markReasons[Number(event.key) - 1];
        if (reason) {
          event.preventDefault();
          choose(reason);
        }
      }}
    >
      <p className={styles.tender}>{title}</p>
      <ul>
        {markReasons.map((reason, index) => (
          <li key={reason}>
            <button type="button" onClick={() => choose(reason)}>
              {hasKeys && (
                <span aria-hidden>
                  <Key>{index + 1}</Key>
                </span>
              )}
              {reasonWords[reason]}
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.note}>
        Notiz <small>(freiwillig)</small>
        <input
          value={note}
          maxLength={markNoteMax}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && choose("other")}
        />
      </label>
      <Answers>
        <Button look="quiet" onClick={onClose}>
          Abbrechen
        </Button>
        <Button ref={without} onClick={() => choose()}>
          {words[kind].without}
        </Button>
      </Answers>
    </QuestionDialog>
  );
}
