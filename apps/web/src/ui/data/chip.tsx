import { X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./chip.module.css";

interface Props {
  /** What is filtered, e.g. "Land". */
  name: string;
  children: ReactNode;
  onOpen: () => void;
  onRemove: () => void;
}

/** An active filter: opens its choices, or goes away. */
export function FilterChip({ name, children, onOpen, onRemove }: Props) {
  return (
    <span className={styles.chip}>
      <button type="button" onClick={onOpen}>
        <span>{name}</span> {children}
      </button>
      <button type="button" aria-label={`Filter ${name} entfernen`} onClick={onRemove}>
        <X size={13} aria-hidden />
      </button>
    </span>
  );
}

export function AddChip({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.add} onClick={onClick}>
      {children}
    </button>
  );
}
