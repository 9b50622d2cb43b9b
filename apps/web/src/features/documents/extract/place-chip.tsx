import { useState } from "react";
import { addressOf, itemKey } from "../../../platform/documents/quote-address";
import type { Quotation } from "../../../platform/documents/quote-address";
import { PlaceChip } from "../../../ui/data/place-chip";
import chip from "../../../ui/data/place-chip.module.css";
import { useDocumentNames } from "./document-names-context";
import styles from "./extract-panel.module.css";

const shownAtFirst = 4;

export function PlaceChips({ items }: { items: readonly Quotation[] }) {
  const names = useDocumentNames();
  const [hasAll, setAll] = useState(false);
  const rest = items.length - shownAtFirst;
  const shown = hasAll || rest <= 1 ? items : items.slice(0, shownAtFirst);
  return (
    <span className={styles.chips}>
      {shown.map((item) => {
        const key = itemKey(item);
        return (
          <PlaceChip
            key={key}
            item={item}
            name={names.get(item.documentId) ?? ""}
            to={addressOf(item.documentId, key)}
          />
        );
      })}
      {shown.length < items.length && (
        <button type="button" className={chip.chip} onClick={() => setAll(true)}>
          {rest} weitere Stellen
        </button>
      )}
    </span>
  );
}
