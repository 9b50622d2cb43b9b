const words: Readonly<Record<string, string>> = {
  unreachable: "Die Quelle war nicht erreichbar.",
  rate_limited: "Die Quelle hat zu viele Anfragen gemeldet; der nächste Versuch folgt von selbst.",
  server_error: "Die Quelle hat einen eigenen Fehler gemeldet.",
  refused: "Die Quelle hat die Anfrage abgelehnt.",
  bad_answer: "Die Antwort der Quelle war unlesbar.",
  internal: "Beim Abruf ist bei uns ein Fehler aufgetreten.",
};

/** What went wrong in a source's last run. */
export function runErrorWords(code: string): string {
  return words[code] ?? "Die Ursache ist unbekannt.";
}
