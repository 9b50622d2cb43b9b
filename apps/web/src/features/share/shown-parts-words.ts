import type { SharedParts } from "@tc/contract";

/** What of the agency is shown, in the page's head: "mit Einschätzung und Notiz". */
export function shownPartsWords({ fit, chances, note }: SharedParts): string {
  const words = [(fit ?? chances) && "Einschätzung", note && "Notiz"].filter(Boolean);
  return words.length === 0 ? "nur Fakten" : `mit ${words.join(" und ")}`;
}
