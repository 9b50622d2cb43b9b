import type { CardTask, PipelinePerson } from "@tc/contract";
import { pipelineLimits } from "@tc/domain";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import styles from "./task-form.module.css";

export interface TaskValues {
  readonly title: string;
  readonly dueOn?: string;
  readonly assigneeId?: string;
}

interface Props {
  task?: CardTask;
  people: readonly PipelinePerson[];
  now: Date;
  /** `opened`: the task as the form began with it. Answers whether it was stored. */
  onSave: (values: TaskValues, opened: CardTask | undefined) => Promise<boolean>;
  onClose: () => void;
}

/** What is to be done, until when, by whom. Enter saves; a new one stays open for the next. */
export function TaskForm({ task: shown, people, now, onSave, onClose }: Props) {
  // The card may be read again meanwhile, with what somebody else changes.
  const [task] = useState(shown);
  const [title, setTitle] = useState(task?.title ?? "");
  const [dueOn, setDueOn] = useState(task?.dueOn);
  const [assigneeId, setAssigneeId] = useState(task?.assigneeId ?? "");
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function save() {
    const words = title.trim();
    if (words === "") return field.current?.focus();
    if (isSaving) return;
    // A new one stands in the list at once, so the next can be written; one that is changed waits for the server.
    if (task) setSaving(true);
    else {
      setTitle("");
      field.current?.focus();
    }
    const values = {
      title: words,
      ...(dueOn !== undefined && { dueOn }),
      ...(assigneeId !== "" && { assigneeId }),
    };
    const isStored = await onSave(values, task);
    setSaving(false);
    if (!task && !isStored) setTitle((next) => (next === "" ? words : next));
  }
  return (
    <form
      className={styles.form}
      aria-label={task ? `Aufgabe ${task.title} ändern` : "Neue Aufgabe"}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <label className={styles.title}>
        Aufgabe
        <input
          ref={field}
          value={title}
          maxLength={pipelineLimits.taskTitleMax}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <DayField label="Fällig am" day={dueOn} now={now} onChange={setDueOn} />
      <label>
        Zuständig
        <select value={assigneeId} onChange={(event) => setAssigneeId(event.target.value)}>
          <option value="">niemand</option>
          {people
            .filter(({ id, isActive }) => isActive || id === task?.assigneeId)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <div className={styles.acts}>
        <Button look="quiet" onClick={onClose}>
          {task ? "Abbrechen" : "Fertig"}
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? "Wird gespeichert …" : task ? "Speichern" : "Anlegen"}
        </Button>
      </div>
    </form>
  );
}
