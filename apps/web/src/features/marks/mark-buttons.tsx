import type { MarkKind, TenderMarks } from "@tc/contract";
import { CircleX, Star, ThumbsDown, ThumbsUp } from "lucide-react";
import { isMarked } from "./apply-mark";
import styles from "./mark-buttons.module.css";

const buttons = [
  { kind: "saved", icon: Star, word: "Merken" },
  { kind: "fits", icon: ThumbsUp, word: "Passt" },
  { kind: "misfit", icon: ThumbsDown, word: "Passt nicht" },
  { kind: "dismissed", icon: CircleX, word: "Ablehnen" },
] as const satisfies readonly { kind: MarkKind; icon: unknown; word: string }[];

interface Props {
  /** All four where none are named. */
  kinds?: readonly MarkKind[];
  marks: TenderMarks | undefined;
  onPress: (kind: MarkKind) => void;
  /** Words beside the icons, where there is room. */
  hasWords?: boolean;
  /** False in rows that the Tab key passes by. */
  isTabStop?: boolean;
}

/** What the agency says about a tender: four switches, each with the word of what it sets. */
export function MarkButtons({ kinds, marks, onPress, hasWords = false, isTabStop = true }: Props) {
  return (
    <span
      className={styles.buttons}
      data-words={hasWords || undefined}
      role="group"
      aria-label="Einschätzung"
    >
      {buttons
        .filter(({ kind }) => kinds?.includes(kind) ?? true)
        .map(({ kind, icon: Icon, word }) => (
          <button
            key={kind}
            type="button"
            data-kind={kind}
            tabIndex={isTabStop ? undefined : -1}
            aria-pressed={isMarked(marks, kind)}
            aria-label={hasWords ? undefined : word}
            title={hasWords ? undefined : word}
            onClick={() => onPress(kind)}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {hasWords && word}
          </button>
        ))}
    </span>
  );
}
