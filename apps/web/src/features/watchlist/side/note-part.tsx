import { watchNoteMax } from "@tc/domain";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { formatDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { TextAreaField } from "../../../ui/forms/text-field";
import type { WatchDeeds } from "../deeds/use-watch-deeds";
import type { WatchedRow } from "../watched-row";
import type { SideHandles } from "./side-handles";
import styles from "./watch-side.module.css";

interface Props {
  row: WatchedRow;
  deeds: WatchDeeds;
  beginRef: SideHandles["note"];
}

/** The one note of the agency to this tender */
export function NotePart({ row, deeds, beginRef }: Props) {
  const { note } = row.watched;
  const [draft, setDraft] = useState<string>();
  // The note that the draft began with. The list may be read again meanwhile, with somebody else's words.
  const base = useRef(note);
  const [isSaving, setSaving] = useState(false);
  const part = useRef<HTMLElement>(null);
  const begin = () => {
    if (draft === undefined) base.current = note;
    flushSync(() => setDraft((text) => text ?? note?.text ?? ""));
    part.current?.querySelector("textarea")?.focus();
  };
  useEffect(() => {
    beginRef.current = begin;
    return () => {
      beginRef.current = null;
    };
  });

  function close() {
    flushSync(() => setDraft(undefined));
    part.current?.querySelector("button")?.focus();
  }
  async function save() {
    if (draft === undefined || isSaving) return;
    setSaving(true);
    const isStored = await deeds.writeNote(row, draft.trim(), base.current);
    setSaving(false);
    if (isStored) close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      close();
    }
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
  }

  return (
    <section ref={part}>
      <h3>Notiz</h3>
      {draft === undefined ? (
        <>
          {note && (
            <p className={styles.note}>
              {note.text}
              <small>
                {[note.byName, formatDay(note.at)].filter(Boolean).join(", ")} · sieht eure Agentur
              </small>
            </p>
          )}
          <div className={styles.noteDeeds}>
            <Button onClick={begin}>{note ? "Notiz bearbeiten" : "Notiz schreiben"}</Button>
          </div>
        </>
      ) : (
        <>
          <TextAreaField
            label="Notiz für eure Agentur"
            isOptional
            rows={5}
            maxLength={watchNoteMax}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div className={styles.noteDeeds}>
            <Button look="main" aria-disabled={isSaving} onClick={() => void save()}>
              {isSaving ? "Wird gespeichert …" : "Speichern"}
            </Button>
            <Button onClick={close}>Abbrechen</Button>
          </div>
        </>
      )}
    </section>
  );
}
