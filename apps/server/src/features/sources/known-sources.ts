import type { NoticeSource } from "../../ports/notice-source.ts";

/** What the screen tells of a source that is not configured here but whose notices may lie in the database. */
const names: Readonly<Record<string, string>> = {
  doe: "Datenservice Öffentlicher Einkauf",
  ted: "TED – Tenders Electronic Daily",
  files: "Eingelesene Dateien",
  "standin-doe": "Musterdaten im Format des Datenservice Öffentlicher Einkauf",
  "standin-ted": "Musterdaten im Format von TED",
};

/** Both publishers are always listed: what is not read belongs to the picture. */
export const publishers = ["doe", "ted"] as const;

export const sourceName = (id: string, configured: NoticeSource | undefined): string =>
  configured?.name ?? names[id] ?? id;

/** Gaps that no configured source could close, said on every screen that counts. */
export const generalGaps: readonly string[] = [
  "service.bund.de wird nicht gelesen: Ausschreibungen, die nur dort stehen, fehlen.",
  "Vergaben ohne Bekanntmachung (Direktaufträge, Verhandlungsvergaben ohne Teilnahmewettbewerb) sind nicht enthalten.",
  "Nur etwa jede neunte Ausschreibung nennt einen geschätzten Wert; viele Auftragswerte sind Platzhalter und zählen nicht mit.",
  "Korrekturen erscheinen hier mit bis zu einem Tag Verzug; maßgeblich ist immer die Vergabeplattform.",
];
