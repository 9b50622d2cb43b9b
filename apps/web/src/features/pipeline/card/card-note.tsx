import { noteCard } from "@tc/contract";
import type { PipelineCard } from "@tc/contract";
import { pipelineLimits } from "@tc/domain";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { callApi } from "../../../platform/api/api";
import { formatShortDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { leave } from "./leave";
import { ReplacedWords } from "./replaced-words";
import type { Words } from "./replaced-words";
import type { CardChange } from "./use-card-change";
import styles from "./card-note.module.css";

interface Props {
  answer: PipelineCard;
  now: Date;
  change: CardChange;
}

/** One note a card, for the whole agency. */
export function CardNote({ answer, now, change }: Props) {
  const { note, card } = answer;
  // With the note that it began with: the card may be read again meanwhile, with somebody else's words.
  const [draft, setDraft] = useState<{ text: string; base: Words | undefined }>();
  const [isSaving, setSaving] = useState(false);
  const [replaced, setReplaced] = useState<Words>();
  const part = useRef<HTMLElement>(null);

  function begin() {
    flushSync(() => setDraft({ text: note?.text ?? "", base: note }));
    part.current?.querySelector("textarea")?.focus();
  }
  const button = () => part.current?.querySelector("button");
  const close = () => leave(() => setDraft(undefined), button);
  async function write(text: string, base: Words | undefined): Promise<boolean> {
    const told = await change({
      call: () =>
        callApi(noteCard, {
          params: { id: card.id },
          body: { text, ...(base && { basedOn: base.at }) },
        }),
      store: ({ note: _before, ...open }, { note: after }) => ({
        ...open,
        ...(after && { note: after }),
      }),
    });
    if (told) leave(() => setReplaced(told.replaced), button);
    return told !== undefined;
  }
  async function save() {
    if (!draft || isSaving) return;
    const text = draft.text.trim();
    if (text === (draft.base?.text ?? "")) return close();
    setSaving(true);
    const isStored = await write(text, draft.base);
    setSaving(false);
    if (isStored) close();
  }
  return (
    <section ref={part} aria-labelledby="card-note">
      <h3 id="card-note">
        Notiz <small>sieht nur eure Agentur</small>
      </h3>
      {draft !== undefined ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <textarea
            aria-label="Notiz"
            rows={3}
            maxLength={pipelineLimits.noteMax}
            value={draft.text}
            readOnly={isSaving}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
            }}
          />
          <span>
            <Button look="quiet" onClick={close}>
              Abbrechen
            </Button>
            <Button type="submit" aria-disabled={isSaving}>
              {isSaving ? "Wird gespeichert …" : "Speichern"}
            </Button>
          </span>
        </form>
      ) : (
        <div className={styles.note}>
          {note && (
            <p>
              {note.text}
              <small>
                {note.byName}, {formatShortDay(note.at, now)}
              </small>
            </p>
          )}
          <Button onClick={begin}>{note ? "Notiz ändern" : "Notiz schreiben"}</Button>
        </div>
      )}
      {replaced && (
        <ReplacedWords
          words={replaced}
          of="die Notiz"
          onRestore={() => void write(replaced.text, note)}
          onClose={() => leave(() => setReplaced(undefined), button)}
        />
      )}
    </section>
  );
}
