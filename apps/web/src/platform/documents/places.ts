import type { DocumentPlace } from "@tc/contract";

/** What stands over a part of a document. */
export function placeHeading(place: DocumentPlace): string {
  if ("page" in place) return `Seite ${place.page}`;
  if ("sheet" in place) return `Blatt „${place.sheet}“`;
  return place.heading === "" ? "Anfang" : place.heading;
}

const shortHeading = 22;

/** The same on a chip: "S. 7", "Preise B7". */
export function placeOnChip(place: DocumentPlace, cell: string | undefined): string {
  if ("page" in place) return `S.\u00a0${place.page}`;
  const words = "sheet" in place ? place.sheet : placeHeading(place);
  const short = words.length > shortHeading ? `${words.slice(0, shortHeading - 1)}…` : words;
  return cell === undefined ? short : `${short} ${cell}`;
}

export function isSamePlace(left: DocumentPlace, right: DocumentPlace): boolean {
  return placeKey(left) === placeKey(right);
}

export function placeKey(place: DocumentPlace): string {
  return JSON.stringify(Object.entries(place));
}
