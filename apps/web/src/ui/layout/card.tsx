import type { ReactNode, Ref } from "react";
import styles from "./card.module.css";

/** A panel on paper with a heading of its own. */
export function Card({
  title,
  titleRef,
  note,
  children,
}: {
  title: string;
  /** For a card that gets the focus */
  titleRef?: Ref<HTMLHeadingElement>;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.card}>
      <header>
        <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h2>
        {note !== undefined && <span>{note}</span>}
      </header>
      {children}
    </section>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part that opens on demand; native, so it works by keyboard. */
export function Disclosure({ summary, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
