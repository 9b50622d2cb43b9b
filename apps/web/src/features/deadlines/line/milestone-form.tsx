import type { Clock, TenderClocks } from "@tc/contract";
import { milestoneLimits } from "@tc/domain";
import { useState } from "react";
import { berlinDay, formatTime } from "../../../platform/format/format";
import { Button } from "../../../ui/forms/button";
import { DayField } from "../../../ui/forms/day-field";
import dense from "../../../ui/forms/dense-form.module.css";
import { FieldFrame, TextField } from "../../../ui/forms/text-field";
import type { MilestoneValues } from "../queries";
import { endOfBerlinDay, momentInBerlin } from "./berlin-moment";
import styles from "./clock-line.module.css";

interface Props {
  /** Absent: a new one */
  clock?: Clock;
  members: TenderClocks["members"];
  now: Date;
  onSave: (values: MilestoneValues) => void;
  onDelete?: () => void;
  onClose: () => void;
}

/** Name, day, hour and who: what a day of the agency's own is. */
export function MilestoneForm({ clock, members, now, onSave, onDelete, onClose }: Props) {
  const [name, setName] = useState(clock?.name ?? "");
  const [day, setDay] = useState(
    clock?.at === undefined ? undefined : berlinDay(new Date(clock.at)),
  );
  const [time, setTime] = useState(
    clock?.at !== undefined && clock.hasTime
      ? formatTime(new Date(clock.at)).replace(" Uhr", "")
      : "",
  );
  const [assigneeId, setAssigneeId] = useState(clock?.milestone?.assignee?.id ?? "");
  const [problem, setProblem] = useState<string>();

  function save() {
    if (name.trim() === "" || day === undefined) {
      setProblem(
        name.trim() === "" ? "Der Termin braucht einen Namen." : "Der Termin braucht einen Tag.",
      );
      return;
    }
    const at = time === "" ? endOfBerlinDay(day) : momentInBerlin(day, time);
    if (at === undefined) {
      setProblem("Diese Uhrzeit gibt es an dem Tag nicht.");
      return;
    }
    onSave({
      name: name.trim(),
      dueAt: at,
      hasTime: time !== "",
      assigneeId: assigneeId === "" ? null : assigneeId,
      isDone: clock?.milestone?.doneAt !== undefined,
    });
  }

  return (
    <form
      className={`${dense.form} ${styles.form}`}
      aria-label={clock ? `${clock.name} bearbeiten` : "Neuer eigener Termin"}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Termin"
        autoFocus
        maxLength={milestoneLimits.nameMax}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className={dense.row}>
        <DayField label="Tag" day={day} now={now} onChange={setDay} />
        <TextField
          label="Uhrzeit"
          isOptional
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <FieldFrame label="Zuständig">
        {(control) => (
          <select
            {...control}
            value={assigneeId}
            onChange={(event) => setAssigneeId(event.target.value)}
          >
            <option value="">niemand</option>
            {members.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {problem !== undefined && (
        <p role="alert" className={styles.late}>
          {problem}
        </p>
      )}
      <div className={styles.fields}>
        <Button type="submit" look="main">
          {clock ? "Speichern" : "Termin setzen"}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Abbrechen
        </Button>
        {onDelete && (
          <Button look="quiet" onClick={onDelete}>
            Löschen
          </Button>
        )}
      </div>
    </form>
  );
}
