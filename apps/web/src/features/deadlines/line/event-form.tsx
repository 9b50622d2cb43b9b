import type { Clock } from "@tc/contract";
import { clockEventNames } from "@tc/domain";
import { useState } from "react";
import { Button } from "../../../ui/forms/button";
import { CheckField } from "../../../ui/forms/check-field";
import { DayField } from "../../../ui/forms/day-field";
import dense from "../../../ui/forms/dense-form.module.css";
import type { ClockChange } from "../queries";
import styles from "./clock-line.module.css";

interface Props {
  clock: Clock;
  source: Extract<Clock["source"], { kind: "rule" }>;
  now: Date;
  onChange: (change: ClockChange) => void;
  onClose: () => void;
}

/** When it happened what starts a statutory clock; only the agency knows. */
export function EventForm({ clock, source, now, onChange, onClose }: Props) {
  const [day, setDay] = useState(source.eventOn);
  const [isByPost, setIsByPost] = useState(source.isByPost ?? false);
  const { event } = source;
  if (event === undefined) return null;
  return (
    <form
      className={`${dense.form} ${styles.form}`}
      aria-label={`${clock.name}: Beginn`}
      onKeyDown={(pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.stopPropagation();
        onClose();
      }}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onChange({ act: "event", event, happenedOn: day ?? null, isByPost });
      }}
    >
      <DayField label={clockEventNames[event]} day={day} now={now} onChange={setDay} />
      {event === "information" && (
        <CheckField checked={isByPost} onChange={({ target }) => setIsByPost(target.checked)}>
          Sie kam allein per Post (15 statt 10 Kalendertage)
        </CheckField>
      )}
      <div className={styles.fields}>
        <Button type="submit" look="main">
          Eintragen
        </Button>
        <Button look="quiet" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
