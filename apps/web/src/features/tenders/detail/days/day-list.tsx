import { lotName } from "@tc/domain";
import { TriangleAlert } from "lucide-react";
import { daysUntil, formatWeekday } from "../../../../platform/format/format";
import { Card } from "../../../../ui/layout/card";
import { isUrgent, timeLeftWords } from "../../../../ui/feedback/time-left";
import type { Tender } from "../queries";
import { conflictWords, deadlineText, endsDayBefore, lastMoment } from "./deadline-words";
import { groupDeadlines } from "./group-deadlines";
import styles from "./day-list.module.css";

const words = {
  questions: "Letzte Bieterfragen",
  participation: "Teilnahmeantrag",
  offer: "Angebot",
  interest: "Interessensbestätigung",
  opening: "Öffnung der Angebote",
} as const;

interface Props {
  tender: Tender;
  /** One can still take part, so what is missing is worth a line. */
  isOpen: boolean;
  now: Date;
}

/** The days that matter; the last one for questions is never worked out, only told or missed. */
export function DayList({ tender, isOpen, now }: Props) {
  const groups = groupDeadlines(tender, now);
  if (!isOpen && groups.length === 0) return null;
  const hasQuestions = groups.some(({ deadline }) => deadline.kind === "questions");
  const hasBid = groups.some(
    ({ deadline }) => deadline.kind !== "questions" && deadline.kind !== "opening",
  );
  return (
    <Card title="Wichtige Tage">
      <ul className={styles.days}>
        {isOpen && !hasQuestions && <Missing name={words.questions} />}
        {isOpen && !hasBid && <Missing name="Frist" />}
        {groups.map(({ deadline, lots }) => {
          const { kind, at, hasTime, offset } = deadline;
          const last = lastMoment(deadline);
          const isPast = new Date(last) < now;
          const days = daysUntil(new Date(last), now);
          const conflict = conflictWords(deadline);
          return (
            <li key={`${kind}${at}`} data-past={isPast || undefined}>
              <span>
                <b>{words[kind]}</b>
                <small>
                  <span className={styles.moment}>
                    {formatWeekday(endsDayBefore(deadline) ? last : at)}, {deadlineText(deadline)}
                  </span>
                  {!hasTime && " · Uhrzeit nicht veröffentlicht"}
                  {hasTime &&
                    offset === undefined &&
                    " · Zeitzone nicht veröffentlicht, Ortszeit des Auftraggebers angenommen"}
                  {conflict !== undefined && (
                    <>
                      {" "}
                      · <TriangleAlert size={13} aria-label="Achtung" /> {conflict}
                    </>
                  )}
                  {lots.length < tender.lots.length && ` · ${lots.map(lotName).join(", ")}`}
                </small>
              </span>
              <span className={styles.left} data-urgent={(!isPast && isUrgent(days)) || undefined}>
                {isPast ? "vorbei" : timeLeftWords(days)}
              </span>
            </li>
          );
        })}
      </ul>
      {isOpen && (
        <p className={styles.hint}>
          Ohne Registrierung auf der Plattform erreichen dich Berichtigungen und Antworten auf
          Bieterfragen nicht. Sieh vor der Abgabe noch einmal dort nach.
        </p>
      )}
    </Card>
  );
}

function Missing({ name }: { name: string }) {
  return (
    <li>
      <b>{name}</b>
      <span className={styles.missing}>nicht in der Bekanntmachung</span>
    </li>
  );
}
