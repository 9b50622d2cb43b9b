/** Where a draft stands on the page of the folder; keys may hold the names of lots. */
export function questionAnchor(key: string): string {
  return `frage-${key.replaceAll(/[^\p{L}\d]+/gu, "-")}`;
}
