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
  return (
    <PlaceLink
      to={to}
      item={itemKey(item)}
      document={shortName(name)}
      place={placeOnChip(place, cell)}
      full={`${name}, ${placeHeading(place)}${cell === undefined ? "" : `, Zelle ${cell}`}`}
    />
  );
}

interface LinkProps {
  to: string;
  /** Names the words, so that whoever comes back goes on here */
  item: string;
  document?: string;
  place: string;
  /** The place in full */
  full: string;
}

export function PlaceLink({ to, item, document, place, full }: LinkProps) {
  return (
    <Link to={to} state={chipState} data-item={item} title={full} className={styles.chip}>
      <FileText size={12} aria-hidden />
      {document !== undefined && <span className={styles.document}>{document}</span>}
      <span className={styles.place}>{place}</span>
      <span className="visually-hidden"> ({full})</span>
    </Link>
  );
}
