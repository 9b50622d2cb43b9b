import styles from "./day-boxes.module.css";

interface Props {
  /** Days that are over; today is the next one. */
  over: number;
  total: number;
}

/** One box a day: past filled, today on the marker. The words beside it say the same. */
export function DayBoxes({ over, total }: Props) {
  return (
    <span className={styles.boxes} aria-hidden>
      {Array.from({ length: total }, (_, day) => (
        <i key={day} data-day={day < over ? "past" : day === over ? "today" : undefined} />
      ))}
    </span>
  );
}
