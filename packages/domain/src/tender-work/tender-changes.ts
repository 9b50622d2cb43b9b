/** Files of fetched documents that another version brought, by name */
export interface ChangedFiles {
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  readonly removed: readonly string[];
}

/** What a change concerns, gravest first */
export const changeSubjects = [
  "cancelled",
  "deadline",
  "prices",
  "award",
  "criteria",
  "files",
  "other",
] as const;
export type ChangeSubject = (typeof changeSubjects)[number];

/** Red is for these alone; the whole rest is to be read, not feared. */
export function isGraveSubject(subject: ChangeSubject): boolean {
  return subject === "cancelled" || subject === "deadline" || subject === "prices";
}

/** Of a change record: its path and its new value */
export function subjectOfField(field: string, value: string | undefined): ChangeSubject {
  const parts = field.split(".");
  if (field === "stage" && value === "cancelled") return "cancelled";
  if (field === "stage" && value === "awarded") return "award";
  if (parts[0] === "results") return "award";
  if (parts.includes("deadlines")) return "deadline";
  if (parts.includes("awardCriteria") || parts.includes("selectionCriteria")) return "criteria";
  return parts.includes("documents") ? "files" : "other";
}

/** By its name: a price sheet, a bill of quantities, a calculation form */
const priceSheet =
  /preis(?:blatt|bl[äa]tter|liste|tabelle|verzeichnis|formular|angebot)|leistungsverzeichnis|kalkulation|(?:^|[^a-zäöüß])lv(?:[^a-zäöüß]|$)/i;

export function subjectOfFile(name: string): ChangeSubject {
  return priceSheet.test(name.normalize("NFC")) ? "prices" : "files";
}
