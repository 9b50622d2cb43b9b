import { isAvailable } from "../plans/availability";
import type { Offered } from "../plans/availability";
import styles from "./upcoming.module.css";

/** The mark of what cannot be used yet; nothing beside what can. */
export function Upcoming({ of }: { of: Offered | undefined }) {
  if (of === undefined || isAvailable(of)) return;
  return (
    <>
      {" "}
      <small className={styles.mark}>in Vorbereitung</small>
    </>
  );
}

/** Stands wherever the trial and plans are offered, until both can be had. */
export function StartNote() {
  if (isAvailable("trial") && isAvailable("booking")) return;
  return (
    <p className={styles.note}>
      Buchung und Testphase starten in Kürze; registrieren kannst du dich schon jetzt.
    </p>
  );
}
