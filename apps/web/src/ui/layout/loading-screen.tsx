import styles from "./loading-screen.module.css";

/** A whole page that waits. */
export function LoadingScreen({ text = "Lädt …" }: { text?: string }) {
  return (
    <main className={styles.state}>
      <span className={styles.spinner} aria-hidden />
      <div role="status">
        <h1>{text}</h1>
      </div>
    </main>
  );
}
