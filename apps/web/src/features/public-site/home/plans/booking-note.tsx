import styles from "./booking-note.module.css";

/** Stands where plans are offered by an installation that sells nothing yet; the server tells the document so. */
export function BookingNote() {
  return (
    <p className={styles.note}>
      Buchen lassen sich die Tarife noch nicht. Premium könnt ihr jetzt schon ohne Kreditkarte
      testen.
    </p>
  );
}
