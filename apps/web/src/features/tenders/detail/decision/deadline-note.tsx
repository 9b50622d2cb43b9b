import { useNow } from "../../../../platform/format/clock";
import type { Tender } from "../queries";
import { deadlineCell } from "./fact-cells";
import styles from "./deadline-note.module.css";

/** The strip's deadline in one line, for a page of the tender without the strip. */
export function DeadlineNote({ tender }: { tender: Tender }) {
  const now = useNow();
  const { figure, note, noteMore, tone, warning } = deadlineCell(tender, now);
  return (
    <p className={styles.note}>
      Frist: <b data-tone={tone}>{figure}</b>
      {note !== undefined && `, ${note}${noteMore ?? ""}`}
      {warning !== undefined && ` (${warning})`}
    </p>
  );
}
