import type { Extract } from "@tc/contract";
import { placeOnChip } from "../../../platform/documents/places";
import { useDocumentNames } from "./document-names-context";
import styles from "./extract-panel.module.css";

type Gap = NonNullable<Extract["gaps"]>[number];

/** Stretches that a language model was to read and could not: what is shown of them is the rules' alone. */
export function ModelGaps({ gaps }: { gaps: readonly Gap[] }) {
  const names = useDocumentNames();
  if (gaps.length === 0) return null;
  const stretches = gaps.map(({ documentId, from, to }) => {
    const [first, last] = [placeOnChip(from, undefined), placeOnChip(to, undefined)];
    const place = first === last ? first : `${first} bis ${last}`;
    return `${names.get(documentId) ?? ""}, ${place}`;
  });
  return (
    <p className={styles.nothing}>
      Nicht vom Sprachmodell gelesen: {stretches.join("; ")}. Dort gilt der automatische Auszug ohne
      Sprachmodell.
    </p>
  );
}
