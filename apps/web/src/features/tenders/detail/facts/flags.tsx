import { Info, TriangleAlert } from "lucide-react";
import { flagWords } from "../../../../platform/format/words";
import type { Tender } from "../queries";
import styles from "./flags.module.css";

/** They put nothing in doubt. */
const remarks: ReadonlySet<string> = new Set([
  "value_is_framework_maximum",
  "texts_shortened",
  "lists_shortened",
]);

/** What makes the published figures doubtful. */
export function Flags({ flags }: { flags: Tender["flags"] }) {
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          {remarks.has(flag) ? (
            <Info size={16} aria-label="Hinweis" />
          ) : (
            <TriangleAlert size={16} aria-label="Achtung" />
          )}
          <span>{flagWords[flag].sentence}</span>
        </li>
      ))}
    </ul>
  );
}
