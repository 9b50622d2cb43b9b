import styles from "./skeleton.module.css";

/** A grey bar where text will be; `width` in percent. Hidden from screen readers: the region says "Lädt". */
export function Bar({ width, height = 12 }: { width: number; height?: number }) {
  return <span className={styles.bar} style={{ width: `${width}%`, height }} aria-hidden />;
}
