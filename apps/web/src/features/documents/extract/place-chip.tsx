import { FileText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { shortName } from "../document-names";
import { placeHeading, placeOnChip } from "../places";
import { addressOf, chipState, itemKey } from "../reading-place";
import type { Quotation } from "../reading-place";
import { useDocumentNames } from "./document-names-context";
import styles from "./extract-panel.module.css";

/** Leads to the words in their document. */
function PlaceChip({ item }: { item: Quotation }) {
  const { documentId, place, cell } = item;
  const name = useDocumentNames().get(documentId) ?? "";
  const key = itemKey(item);
  const full = `${name}, ${placeHeading(place)}${cell === undefined ? "" : `, Zelle ${cell}`}`;
  return (
    <Link
      to={addressOf(documentId, key)}
      state={chipState}
      data-item={key}
      title={full}
      className={styles.chip}
    >
      <FileText size={12} aria-hidden />
      <span className={styles.document}>{shortName(name)}</span>
      <span className={styles.place}>{placeOnChip(place, cell)}</span>
      <span className="visually-hidden"> ({full})</span>
    </Link>
  );
}

const shownAtFirst = 4;

export function PlaceChips({ items }: { items: readonly Quotation[] }) {
  const [hasAll, setAll] = useState(false);
  const rest = items.length - shownAtFirst;
  const shown = hasAll || rest <= 1 ? items : items.slice(0, shownAtFirst);
  return (
    <span className={styles.chips}>
      {shown.map((item) => (
        <PlaceChip key={itemKey(item)} item={item} />
      ))}
      {shown.length < items.length && (
        <button type="button" className={styles.chip} onClick={() => setAll(true)}>
          {rest} weitere Stellen
        </button>
      )}
    </span>
  );
}
