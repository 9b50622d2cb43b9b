/** Where a verbatim part stands, in short: "lots.LOT-0001.selectionCriteria.0.name" → "Eignung". */
export function fieldWords(field: string): string {
  if (field.endsWith("title")) return "Titel";
  if (field.includes("selectionCriteria")) return "Eignung";
  if (field.includes("awardCriteria")) return "Zuschlagskriterien";
  if (field.includes("duration")) return "Laufzeit";
  if (field.includes(".deadlines.")) return "Fristen";
  if (field.endsWith("bindingDays")) return "Bindefrist";
  if (field.endsWith("options")) return "Optionen";
  if (field.includes("submissionLanguages")) return "Sprachen";
  return field.startsWith("lots.") ? "Leistung des Loses" : "Beschreibung";
}
