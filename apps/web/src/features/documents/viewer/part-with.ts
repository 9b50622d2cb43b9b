import type { ExtractItem } from "@tc/contract";
import { isSamePlace } from "../../../platform/documents/places";
import type { DocumentPart } from "../queries";
import { stretchOf } from "./part-blocks";

/** The part an item was read from: of several that are called the same, the one with its quote. */
export function partWith(
  parts: readonly DocumentPart[],
  { place, quote }: Pick<ExtractItem, "place" | "quote">,
): number | undefined {
  const ofPlace = parts.flatMap((part, index) => (isSamePlace(part.place, place) ? [index] : []));
  const withQuote = ofPlace.find((index) => stretchOf(parts[index]?.lines ?? [], quote));
  return withQuote ?? ofPlace[0];
}
