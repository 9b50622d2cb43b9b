import styles from "./loading-screen.module.css";

/** A whole page that waits. */
export function LoadingScreen({ text = "Lädt …" }: { text?: string }) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} aria-hidden />
      {text}
    </div>
  );
}
