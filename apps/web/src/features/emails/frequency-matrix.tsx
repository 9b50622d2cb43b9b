import { mailFrequencies, notificationEvents, notificationSettings } from "@tc/domain";
import type { MailFrequency, NotificationEvent } from "@tc/domain";
import { useId } from "react";
import { eventHints, frequencyNames } from "./words";
import styles from "./frequency-matrix.module.css";

interface Props {
  frequencies: Readonly<Record<NotificationEvent, MailFrequency>>;
  onChange: (event: NotificationEvent, frequency: MailFrequency) => void;
}

/** A group of radio buttons for each event; a frequency that makes no sense for it has none. */
export function FrequencyMatrix({ frequencies, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.matrix}>
      <div className={styles.head} aria-hidden>
        <span />
        {mailFrequencies.map((frequency) => (
          <span key={frequency}>{frequencyNames[frequency]}</span>
        ))}
      </div>
      {notificationEvents.map((event) => {
        const { name, frequencies: choices } = notificationSettings[event];
        return (
          <div
            key={event}
            role="radiogroup"
            aria-labelledby={`${id}-${event}`}
            aria-describedby={`${id}-${event}-hint`}
            className={styles.row}
          >
            <div className={styles.event}>
              <b id={`${id}-${event}`}>{name}</b>
              <small id={`${id}-${event}-hint`}>{eventHints[event]}</small>
            </div>
            {mailFrequencies.map((frequency) =>
              choices.includes(frequency) ? (
                <label key={frequency} className={styles.choice}>
                  <input
                    type="radio"
                    name={`${id}-${event}`}
                    value={frequency}
                    checked={frequencies[event] === frequency}
                    onChange={() => onChange(event, frequency)}
                  />
                  <span>{frequencyNames[frequency]}</span>
                </label>
              ) : (
                <span key={frequency} className={styles.never} aria-hidden>
                  ·
                </span>
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}
