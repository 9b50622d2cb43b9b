import type { JudgedText, TenderQuote } from "@tc/contract";
import { FileText } from "lucide-react";
import { createContext, useContext } from "react";
import { placeHeading, placeOnChip } from "../../../platform/documents/places";
import { itemKey } from "../../../platform/documents/quote-address";
import { PlaceLink } from "../../../ui/data/place-chip";
import styles from "../../../ui/data/quote-place.module.css";
import { passageOf } from "./passage-of";

/** The text that quotes are looked up in */
export const TextParts = createContext<JudgedText["parts"]>([]);

/** Leads to the words in the text beside; where they do not stand there, as spelled codes, it only says so. */
export function TextPlace({ quote }: { quote: TenderQuote }) {
  const passage = passageOf(useContext(TextParts), quote);
  if (!passage) {
    return (
      <span className={styles.field}>
        <FileText size={12} aria-hidden />
        im Text
      </span>
    );
  }
  const { place } = passage;
  const isWhole = "heading" in place && place.heading === "";
  const key = itemKey(passage);
  return (
    <PlaceLink
      to={`?${new URLSearchParams({ stelle: key })}`}
      item={key}
      place={isWhole ? "Stelle im Text" : placeOnChip(place, undefined)}
      full={isWhole ? "Stelle im Text" : placeHeading(place)}
    />
  );
}
