/** Why a document of a tender, or a page of it, is not read. */
export const documentRefusalReasons = [
  "empty",
  "unknown-format",
  "old-format",
  "macros",
  "encrypted",
  "broken",
  "too-large",
  "too-much",
  "too-many-pages",
  "too-many-files",
  "too-slow",
  "too-much-memory",
  "unsafe-xml",
  "bomb",
  "unsafe-name",
  "nested-too-deep",
  "scan",
  "garbled",
  "unreadable",
] as const;
export type DocumentRefusalReason = (typeof documentRefusalReasons)[number];

/** What a user reads. */
export const documentRefusalSentences: Readonly<Record<DocumentRefusalReason, string>> = {
  empty: "Die Datei ist leer.",
  "unknown-format":
    "Dieses Format können wir nicht lesen. Lesbar sind PDF, DOCX, XLSX, ODT, ODS, TXT und ZIP.",
  "old-format":
    "Das ist ein altes Office-Format (.doc, .xls, .ppt). Speichere die Datei als DOCX, XLSX oder PDF.",
  macros: "Die Datei enthält Makros. Speichere sie ohne Makros oder als PDF.",
  encrypted: "Die Datei ist mit einem Passwort geschützt. Entferne den Schutz und lade sie erneut.",
  broken: "Die Datei ist beschädigt oder unvollständig.",
  "too-large": "Die Datei ist größer als 50 MB.",
  "too-much": "Alle Unterlagen zusammen sind größer als 200 MB.",
  "too-many-pages": "Alle Unterlagen zusammen haben mehr als 1.500 Seiten.",
  "too-many-files": "Alle Unterlagen zusammen sind mehr als 500 Dateien.",
  "too-slow": "Das Lesen dauert zu lange. Teile die Datei auf oder speichere sie neu als PDF.",
  "too-much-memory":
    "Die Datei braucht beim Lesen zu viel Speicher. Teile sie auf oder speichere sie neu als PDF.",
  "unsafe-xml": "Die Datei enthält Anweisungen, die wir aus Sicherheitsgründen nicht ausführen.",
  bomb: "Das Archiv wird beim Entpacken unverhältnismäßig groß.",
  "unsafe-name":
    "Der Name im Archiv ist nicht zulässig oder kommt doppelt vor, oder es ist eine Verknüpfung.",
  "nested-too-deep": "Das Archiv steckt zu tief in anderen Archiven.",
  scan: "Die Seite ist ein Bild, auf dem wir keinen Text erkennen.",
  garbled: "Die Schrift der Seite lässt sich nicht in Buchstaben übersetzen.",
  unreadable: "Die Datei lässt sich nicht öffnen.",
};
