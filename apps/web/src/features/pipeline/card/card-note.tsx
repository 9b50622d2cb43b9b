import { noteCard } from "@tc/contract";
import type { PipelineCard } from "@tc/contract";
import { pipelineLimits } from "@tc/domain";
import { useState } from "react";
import { callApi } from "../../../platform/api/api";
import { formatShortDay } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
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
  const [draft, setDraft] = useState<string>();
  function save(text: string) {
    setDraft(undefined);
    if (text === (note?.text ?? "")) return;
    const byName = answer.people.find(({ isYou }) => isYou)?.name ?? "";
    change({
      show: ({ note: _before, ...open }) =>
        text === "" ? open : { ...open, note: { text, at: now.toISOString(), byName } },
      call: () => callApi(noteCard, { params: { id: card.id }, body: { text } }),
    });
  }
  return (
    <section aria-labelledby="card-note">
      <h3 id="card-note">
        Notiz <small>sieht nur eure Agentur</small>
      </h3>
      {draft !== undefined ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save(draft.trim());
          }}
        >
          <textarea
            aria-label="Notiz"
            rows={3}
            maxLength={pipelineLimits.noteMax}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(draft.trim());
            }}
          />
          <span>
            <Button look="quiet" onClick={() => setDraft(undefined)}>
              Abbrechen
            </Button>
            <Button type="submit">Speichern</Button>
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
          <Button onClick={() => setDraft(note?.text ?? "")}>
            {note ? "Notiz ändern" : "Notiz schreiben"}
          </Button>
        </div>
      )}
    </section>
  );
}
