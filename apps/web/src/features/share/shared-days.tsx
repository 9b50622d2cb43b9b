import type { SharedTender } from "@tc/contract";
import { changedFieldWords, deadlineNames, lineClockNames, lotName } from "@tc/domain";
import { ArrowRight } from "lucide-react";
import { daysUntil, formatDay, formatWeekday } from "../../platform/format/format";
import { isUrgent } from "../../ui/feedback/time-left";
import {
  changedValueWords,
  deadlineText,
  endsDayBefore,
  groupDeadlines,
  lastMoment,
} from "../tenders";
import styles from "./shared-days.module.css";

interface Props {
  tender: SharedTender["tender"];
  binding: SharedTender["binding"];
  now: Date;
}

const shownChanges = 3;

/** Deadlines as published, and how the latest corrections moved them. */
export function SharedDays({ tender, binding, now }: Props) {
  const groups = groupDeadlines(tender, now);
  const changes = tender.changes.slice(-shownChanges).toReversed();
  return (
    <>
      <section>
        <h2>Fristen, Ortszeit Berlin</h2>
        {groups.length === 0 ? (
          <p className={styles.none}>In der Bekanntmachung steht keine Frist.</p>
        ) : (
          <ul className={styles.days}>
            {groups.map(({ deadline }) => {
              const last = lastMoment(deadline);
              const isPast = new Date(last) < now;
              const isSoon = !isPast && isUrgent(daysUntil(new Date(last), now));
              return (
                <li key={`${deadline.kind}${deadline.at}`} data-past={isPast || undefined}>
                  <span>{deadlineNames[deadline.kind]}</span>
                  <b data-urgent={isSoon || undefined}>
                    {formatWeekday(endsDayBefore(deadline) ? last : deadline.at)}{" "}
                    {deadlineText(deadline)}
                    {isPast && " · vorbei"}
                  </b>
                </li>
              );
            })}
            {binding.map(({ at, lots }) => (
              <li key={at} data-past={new Date(at) < now || undefined}>
                <span>
                  {lineClockNames.binding}
                  {lots && `, ${lots.map(lotName).join(", ")}`}
                </span>
                <b>
                  {formatWeekday(at)} {formatDay(at)}
                </b>
              </li>
            ))}
          </ul>
        )}
      </section>
      {changes.length > 0 && (
        <section>
          <h2>Geändert</h2>
          {changes.map(({ field, old, new: after, publishedOn }, index) => (
            <div key={index} className={styles.change}>
              <b>
                {changedFieldWords(field)}
                {publishedOn !== undefined && `, ${formatDay(publishedOn)}`}
              </b>
              <p>
                <del>
                  <span className="visually-hidden">bisher </span>
                  {changedValueWords(field, old)}
                </del>{" "}
                <ArrowRight size={13} aria-hidden />{" "}
                <ins>
                  <span className="visually-hidden">neu </span>
                  {changedValueWords(field, after)}
                </ins>
              </p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}
