import type { ReportSchedule } from "@tc/domain";
import { FieldFrame } from "../../ui/forms/text-field";
import { Choice } from "./choice";
import { weekdayNames } from "./report-words";
import form from "../../ui/forms/dense-form.module.css";

interface Props {
  schedule: ReportSchedule | undefined;
  onChange: (schedule: ReportSchedule | undefined) => void;
}

const rhythms = [
  { value: "none", label: "nur auf Abruf" },
  { value: "week", label: "jede Woche" },
  { value: "month", label: "jeden Monat" },
] as const;
const startTime = "08:00";
const weekdays = weekdayNames.map((label, at) => ({ value: String(at + 1), label }));
const days = Array.from({ length: 31 }, (_, at) => ({
  value: String(at + 1),
  label: at < 28 ? `${at + 1}.` : `${at + 1}. oder am letzten Tag`,
}));

/** When a report comes by mail, in German time */
export function ScheduleFields({ schedule, onChange }: Props) {
  const time = schedule?.time ?? startTime;
  return (
    <div className={form.row}>
      <Choice
        label="Kommt per Mail"
        value={schedule?.every ?? "none"}
        choices={rhythms}
        onChange={(every) =>
          onChange(
            every === "week"
              ? { every, weekday: 1, time }
              : every === "month"
                ? { every, day: 1, time }
                : undefined,
          )
        }
      />
      {schedule?.every === "week" && (
        <Choice
          label="Wochentag"
          value={String(schedule.weekday)}
          choices={weekdays}
          onChange={(weekday) => onChange({ ...schedule, weekday: Number(weekday) })}
        />
      )}
      {schedule?.every === "month" && (
        <Choice
          label="Tag im Monat"
          value={String(schedule.day)}
          choices={days}
          onChange={(day) => onChange({ ...schedule, day: Number(day) })}
        />
      )}
      {schedule && (
        <FieldFrame label="Uhrzeit in Berlin">
          {(control) => (
            <input
              {...control}
              type="time"
              value={schedule.time}
              // A browser hands over nothing while a part is missing.
              onChange={({ target: { value } }) =>
                value !== "" && onChange({ ...schedule, time: value })
              }
            />
          )}
        </FieldFrame>
      )}
    </div>
  );
}
