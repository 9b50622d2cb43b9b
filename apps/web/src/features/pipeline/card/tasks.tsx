import { addCardTask, changeCardTask, deleteCardTask, undoPipelineChange } from "@tc/contract";
import type { CardTask, PipelineCard } from "@tc/contract";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { callApi } from "../../../platform/api/api";
import { daysUntil, formatShortDay, formatWeekday } from "../../../platform/format/format";
import { newId } from "../../../platform/new-id";
import { useShortcutsEnabled } from "../../../platform/shortcuts";
import { Initials } from "../../../ui/data/initials";
import { Key } from "../../../ui/feedback/keys";
import { timeLeftWords } from "../../../ui/feedback/time-left";
import { IconButton } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import { findPerson } from "../state/queries";
import { leave } from "./leave";
import { TaskForm } from "./task-form";
import type { TaskValues } from "./task-form";
import type { CardChange } from "./use-card-change";
import styles from "./tasks.module.css";

interface Props {
  answer: PipelineCard;
  wantsTask: boolean;
  now: Date;
  change: CardChange;
}

/** Open ones by due day, what is done struck at the end. */
export function Tasks({ answer, wantsTask, now, change }: Props) {
  const { tasks, people, card } = answer;
  // The task that is edited; "new" for one that is not there yet.
  const [editing, setEditing] = useState<string | undefined>(wantsTask ? "new" : undefined);
  const add = useRef<HTMLButtonElement>(null);
  const hasKeys = useShortcutsEnabled();
  const done = tasks.filter((task) => task.done).length;

  // In front of the page its own keys rest; this one belongs to the sheet.
  useEffect(() => {
    if (!hasKeys) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest("input,textarea,select") !== null;
      if (event.key !== "n" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setEditing("new");
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [hasKeys]);

  function close(id: string) {
    leave(
      () => setEditing((other) => (other === id ? undefined : other)),
      () => add.current,
    );
  }
  async function create(values: TaskValues) {
    const task: CardTask = { id: newId(), isOverdue: false, ...values };
    const told = await change({
      show: (open) => withTasks(open, [...open.tasks, task]),
      call: () => callApi(addCardTask, { params: { id: card.id }, body: values }),
    });
    return told !== undefined;
  }
  /** Sends what the form changed and nothing else: the rest may be somebody else's by now. */
  async function edit(values: TaskValues, opened: CardTask) {
    const { id, title, dueOn, assigneeId } = opened;
    const body = {
      ...(values.title !== title && { title: values.title }),
      ...(values.dueOn !== dueOn && { dueOn: values.dueOn ?? null }),
      ...(values.assigneeId !== assigneeId && { assigneeId: values.assigneeId ?? null }),
    };
    if (Object.keys(body).length > 0) {
      const told = await change({
        call: () => callApi(changeCardTask, { params: { id }, body }),
        store: (open, { task }) => withTask(open, id, task),
      });
      if (!told) return false;
    }
    close(id);
    return true;
  }
  function setDone(task: CardTask, isDone: boolean) {
    const { done: _done, ...open } = task;
    const by = people.find(({ isYou }) => isYou)?.name ?? "";
    const after = isDone ? { ...open, done: { at: now.toISOString(), byName: by } } : open;
    const call = (value: boolean) =>
      callApi(changeCardTask, { params: { id: task.id }, body: { isDone: value } });
    void change({ show: (shown) => withTask(shown, task.id, after), call: () => call(isDone) });
    showToast(isDone ? `„${task.title}“ erledigt.` : `„${task.title}“ wieder offen.`, {
      action: {
        label: "Rückgängig",
        run: () =>
          void change({
            show: (shown) => withTask(shown, task.id, task),
            call: () => call(!isDone),
          }),
      },
    });
  }
  function remove(task: CardTask) {
    close(task.id);
    const gone = callApi(deleteCardTask, { params: { id: task.id } });
    void change({
      show: (open) =>
        withTasks(
          open,
          open.tasks.filter(({ id }) => id !== task.id),
        ),
      call: () => gone,
    });
    showToast(`„${task.title}“ gelöscht.`, {
      action: {
        label: "Rückgängig",
        run: () =>
          void change({
            call: async () => callApi(undoPipelineChange, { params: { id: (await gone).undo } }),
          }),
      },
    });
  }

  return (
    <section aria-labelledby="card-tasks">
      <h3 id="card-tasks">
        Aufgaben {tasks.length > 0 && <small>{`${done} von ${tasks.length} erledigt`}</small>}
      </h3>
      <ul className={styles.tasks}>
        {tasks.map((task) =>
          editing === task.id ? (
            <li key={task.id} className={styles.form}>
              <TaskForm
                task={task}
                people={people}
                now={now}
                onSave={(values, opened = task) => edit(values, opened)}
                onClose={() => close(task.id)}
              />
              <IconButton label={`Aufgabe ${task.title} löschen`} onClick={() => remove(task)}>
                <Trash2 size={15} aria-hidden />
              </IconButton>
            </li>
          ) : (
            <li key={task.id} data-done={task.done !== undefined || undefined}>
              <input
                type="checkbox"
                aria-label={`${task.title} erledigt`}
                checked={task.done !== undefined}
                onChange={(event) => setDone(task, event.target.checked)}
              />
              <button
                type="button"
                className={styles.title}
                title="Aufgabe ändern"
                onClick={() => setEditing(task.id)}
              >
                {task.title}
              </button>
              <Due task={task} now={now} />
              <Initials name={findPerson(people, task.assigneeId)?.name} />
            </li>
          ),
        )}
      </ul>
      {editing === "new" ? (
        <TaskForm people={people} now={now} onSave={create} onClose={() => close("new")} />
      ) : (
        <button ref={add} type="button" className={styles.add} onClick={() => setEditing("new")}>
          <Plus size={14} aria-hidden /> Aufgabe
          {hasKeys && (
            <span aria-hidden>
              <Key>N</Key>
            </span>
          )}
        </button>
      )}
    </section>
  );
}

function Due({ task, now }: { task: CardTask; now: Date }) {
  if (task.dueOn === undefined) return <small />;
  const noon = `${task.dueOn}T12:00:00Z`;
  const days = daysUntil(new Date(noon), now);
  if (task.done) return <small>{formatShortDay(task.dueOn, now)}</small>;
  if (days < 0) return <small data-overdue>{timeLeftWords(days)} fällig</small>;
  return (
    <small>
      {days < 2
        ? `${timeLeftWords(days)} fällig`
        : `${formatWeekday(noon)} ${formatShortDay(task.dueOn, now)}`}
    </small>
  );
}

function withTasks(open: PipelineCard, tasks: CardTask[]): PipelineCard {
  const done = tasks.filter((task) => task.done).length;
  const counts = { ...open.card.tasks, done, all: tasks.length };
  return { ...open, tasks, card: { ...open.card, tasks: counts } };
}

function withTask(open: PipelineCard, id: string, task: CardTask): PipelineCard {
  return withTasks(
    open,
    open.tasks.map((other) => (other.id === id ? task : other)),
  );
}
