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
  onSave: (values: TaskValues) => void;
  onClose: () => void;
}

/** What is to be done, until when, by whom. Enter saves; a new one stays open for the next. */
export function TaskForm({ task, people, now, onSave, onClose }: Props) {
  const [title, setTitle] = useState(task?.title ?? "");
  const [dueOn, setDueOn] = useState(task?.dueOn);
  const [assigneeId, setAssigneeId] = useState(task?.assigneeId ?? "");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.form}
      aria-label={task ? `Aufgabe ${task.title} ändern` : "Neue Aufgabe"}
      onSubmit={(event) => {
        event.preventDefault();
        const words = title.trim();
        if (words === "") return field.current?.focus();
        onSave({
          title: words,
          ...(dueOn !== undefined && { dueOn }),
          ...(assigneeId !== "" && { assigneeId }),
        });
        if (task) return;
        setTitle("");
        field.current?.focus();
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
        <Button type="submit">{task ? "Speichern" : "Anlegen"}</Button>
      </div>
    </form>
  );
}
