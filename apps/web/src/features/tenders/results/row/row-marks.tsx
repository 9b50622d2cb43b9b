import type { TenderMarks } from "@tc/contract";
import { CircleX, Star, ThumbsDown, ThumbsUp } from "lucide-react";
import styles from "./row-marks.module.css";

/** What the agency has said about it, in a word each. */
export function RowMarks({ marks }: { marks: TenderMarks | undefined }) {
  if (!marks) return null;
  const { fitMark, saved, dismissed } = marks;
  const Thumb = fitMark === "misfit" ? ThumbsDown : ThumbsUp;
  return (
    <>
      {saved && (
        <span className={styles.saved}>
          <Star size={12} aria-hidden /> gemerkt
        </span>
      )}
      {fitMark && (
        <span className={styles.mark}>
          <Thumb size={12} aria-hidden /> {fitMark === "fits" ? "passt" : "passt nicht"}
        </span>
      )}
      {dismissed && (
        <span className={styles.mark}>
          <CircleX size={12} aria-hidden /> abgelehnt
        </span>
      )}
    </>
  );
}
