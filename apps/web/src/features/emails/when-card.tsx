import type { EmailChanges, EmailsAnswer } from "@tc/contract";
import { emailLimits } from "@tc/domain";
import { useId, useState } from "react";
import { Card } from "../../ui/layout/card";
import { weekdayNames } from "./words";
import styles from "./emails-page.module.css";

interface Props {
  settings: EmailsAnswer["settings"];
  onChange: (changes: EmailChanges) => void;
}

const range = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

export function WhenCard({ settings, onChange }: Props) {
  const { weekdays, dailyAt, weeklyOn, hitsPerMail, mailsPerDay } = settings;
  const id = useId();

  function toggle(day: number) {
    const days = weekdays.includes(day)
      ? weekdays.filter((it) => it !== day)
      : [...weekdays, day].toSorted((a, b) => a - b);
    // Without a day it would be "aus", which is said in the other table.
    if (days.length > 0) onChange({ weekdays: days });
  }

  return (
    <Card title="Wann">
      <div className={styles.fields}>
        <fieldset className={styles.days}>
          <legend>Täglich, an diesen Tagen</legend>
          <div>
            {weekdayNames.map((name, index) => (
              <button
                key={name}
                type="button"
                aria-label={name}
                aria-pressed={weekdays.includes(index + 1)}
                onClick={() => toggle(index + 1)}
              >
                {name.slice(0, 2)}
              </button>
            ))}
          </div>
        </fieldset>
        <div className={styles.pair}>
          <div className={styles.field}>
            <label htmlFor={`${id}-time`}>Uhrzeit</label>
            <TimeInput
              key={dailyAt}
              id={`${id}-time`}
              time={dailyAt}
              onChange={(time) => onChange({ dailyAt: time })}
            />
          </div>
          <Choice
            label="Wöchentlich"
            value={weeklyOn}
            choices={weekdayNames.map((label, index) => ({ value: index + 1, label }))}
            onChange={(day) => onChange({ weeklyOn: day })}
          />
        </div>
        <div className={styles.pair}>
          <Choice
            label="Treffer je Mail"
            value={hitsPerMail}
            choices={range(emailLimits.hitsPerMail).map((value) => ({ value, label: `${value}` }))}
            onChange={(value) => onChange({ hitsPerMail: value })}
          />
          <Choice
            label="Mails am Tag"
            value={mailsPerDay}
            choices={range(emailLimits.mailsPerDay).map((value) => ({
              value,
              label: `höchstens ${value}`,
            }))}
            onChange={(value) => onChange({ mailsPerDay: value })}
          />
        </div>
        <p className={styles.small}>
          Der Rest steht in einer Zeile. Ortszeit Berlin, auch bei der Zeitumstellung.
        </p>
      </div>
    </Card>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  choices: readonly { readonly value: number; readonly label: string }[];
  onChange: (value: number) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Saved when it is left, as a time is typed in parts. */
function TimeInput({
  id,
  time,
  onChange,
}: {
  id: string;
  time: string;
  onChange: (time: string) => void;
}) {
  const [typed, setTyped] = useState(time);
  const isTime = /^\d\d:\d\d$/.test(typed);
  return (
    <input
      id={id}
      type="time"
      required
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (!isTime) setTyped(time);
        else if (typed !== time) onChange(typed);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
      }}
    />
  );
}
