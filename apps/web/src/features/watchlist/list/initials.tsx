import styles from "./initials.module.css";

/** Whose it is, in two letters; the whole name for whoever hears or points. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase("de") ?? "")
    .join("");
  return (
    <span className={styles.initials} role="img" aria-label={`bei ${name}`} title={name}>
      {letters === "" ? "?" : letters}
    </span>
  );
}
