import { FileText } from "lucide-react";
import { Link } from "react-router";
import { shortName } from "../../platform/documents/document-names";
import { placeHeading, placeOnChip } from "../../platform/documents/places";
import { chipState, itemKey } from "../../platform/documents/quote-address";
import type { Quotation } from "../../platform/documents/quote-address";
import styles from "./place-chip.module.css";

interface Props {
  item: Quotation;
  /** Of the document */
  name: string;
  to: string;
}

/** Leads to the words in their document. */
export function PlaceChip({ item, name, to }: Props) {
  const { place, cell } = item;
  const full = `${name}, ${placeHeading(place)}${cell === undefined ? "" : `, Zelle ${cell}`}`;
  return (
    <Link to={to} state={chipState} data-item={itemKey(item)} title={full} className={styles.chip}>
      <FileText size={12} aria-hidden />
      <span className={styles.document}>{shortName(name)}</span>
      <span className={styles.place}>{placeOnChip(place, cell)}</span>
      <span className="visually-hidden"> ({full})</span>
    </Link>
  );
}
