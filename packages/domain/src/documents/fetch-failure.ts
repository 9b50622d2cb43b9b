/** Why the notice's address of the documents gave no file that can be read. */
export const documentFetchFailures = [
  "page",
  "sign-in",
  "gone",
  "not_https",
  "forbidden",
  "unreachable",
  "too_slow",
  "too_large",
  "too_many_redirects",
  "empty",
  "unreadable",
  "interrupted",
] as const;
export type DocumentFetchFailure = (typeof documentFetchFailures)[number];

/** What tells what the address is, rather than how it does at the moment */
export const settledFetchFailures: readonly DocumentFetchFailure[] = [
  "page",
  "sign-in",
  "not_https",
  "forbidden",
];

/** What a user reads; the link to the address stands beside it. */
export const documentFetchSentences: Readonly<Record<DocumentFetchFailure, string>> = {
  page: "Die Adresse führt auf eine Seite der Plattform; lade die Unterlagen dort herunter.",
  "sign-in": "Die Plattform verlangt eine Anmeldung; melde dich dort an und lade sie herunter.",
  gone: "Unter der Adresse liegt nichts mehr; sieh auf der Plattform nach.",
  not_https:
    "Die Adresse ist nicht verschlüsselt (kein https), deshalb rufen wir sie nicht ab; lade die Unterlagen dort selbst herunter.",
  forbidden: "Diese Adresse rufen wir nicht ab; lade die Unterlagen dort selbst herunter.",
  unreachable: "Die Adresse ist gerade nicht erreichbar; versuche es später noch einmal.",
  too_slow: "Der Abruf dauert zu lange; lade die Unterlagen dort selbst herunter.",
  too_large: "Die Datei ist größer als 50 MB; lade sie dort selbst herunter.",
  too_many_redirects: "Die Adresse leitet zu oft weiter; lade die Unterlagen dort selbst herunter.",
  empty: "Die Datei unter der Adresse ist leer; sieh auf der Plattform nach.",
  unreadable:
    "Die Datei unter der Adresse können wir nicht lesen; lade die Unterlagen dort selbst herunter.",
  interrupted: "Bei uns ist der Abruf abgebrochen; versuche es später noch einmal.",
};
