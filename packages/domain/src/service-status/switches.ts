/** Parts of the product that the operator can stop at once, without a developer. */
export const switchNames = [
  "registrations",
  "model_reading",
  "document_fetching",
  "digests",
  "webhooks",
  "public_api",
] as const;
export type SwitchName = (typeof switchNames)[number];

export const switchReasonMax = 200;

interface SwitchWords {
  readonly label: string;
  /** What stops */
  readonly stops: string;
  /** What goes on, and what becomes of what waits */
  readonly after: string;
  /** What somebody is told who wants it meanwhile; absent where nobody asks for it by hand */
  readonly refusal?: string;
}

export const switchWords: Readonly<Record<SwitchName, SwitchWords>> = {
  registrations: {
    label: "Neue Registrierungen",
    stops:
      "Niemand kann eine neue Agentur registrieren. Das Formular sagt das, wenn es sich öffnet.",
    after:
      "Wer schon registriert ist, kann seine Adresse weiter bestätigen. Einladungen in bestehende Agenturen gelten weiter.",
    refusal:
      "Neue Registrierungen sind gerade nicht möglich. Bitte versuche es später noch einmal; hier wurde nichts gespeichert.",
  },
  model_reading: {
    label: "Lesen durch das Sprachmodell",
    stops:
      "Das Sprachmodell liest keine Unterlagen und beantwortet keine Fragen. Es wird nichts ausgegeben; eine Anfrage, die schon läuft, endet noch.",
    after:
      "Die Regeln lesen weiter, und was das Modell schon gelesen hat, bleibt zu sehen. Danach liest es nach, sobald jemand die Ausschreibung öffnet.",
  },
  document_fetching: {
    label: "Abrufen von Unterlagen",
    stops:
      "Von den Adressen der Auftraggeber wird nichts mehr abgerufen. Ein Abruf, der schon lädt, endet noch; was wartet, bricht mit einem Hinweis ab.",
    after:
      "Was schon abgerufen ist, bleibt. Eigene Dateien lassen sich weiter hochladen. Danach ruft ein neuer Klick ab.",
    refusal:
      "Unterlagen lassen sich gerade nicht abrufen. Bitte versuche es später noch einmal oder lade sie selbst hoch.",
  },
  digests: {
    label: "Mails mit Treffern und Zusammenfassungen",
    stops:
      "Tägliche und wöchentliche Mails und Mails mit neuen Treffern werden nicht mehr geschrieben. Was schon geschrieben ist, wartet.",
    after:
      "Erinnerungen an Fristen gehen sofort hinaus, statt auf die nächste Zusammenfassung zu warten; Änderungen wie bisher. Danach kommt eine Mail mit allem seit der letzten, höchstens aus 14 Tagen. Was länger als drei Tage fertig wartet, wird nicht mehr verschickt.",
  },
  webhooks: {
    label: "Webhooks",
    stops: "An die Adressen der Agenturen geht nichts mehr hinaus, auch keine Probenachricht.",
    after:
      "Nachrichten werden weiter geschrieben und gehen danach hinaus. Die Wartezeit zählt nicht als Fehlversuch.",
    refusal:
      "Webhooks sind gerade angehalten. Deine Nachrichten warten und gehen danach hinaus; bitte versuche die Probe später.",
  },
  public_api: {
    label: "API und MCP",
    stops:
      "Aufrufe mit API-Schlüssel, auch die von Assistenten über MCP, bekommen 503 mit Retry-After.",
    after: "Schlüssel bleiben gültig, und abgewiesene Aufrufe zählen für keine Grenze.",
    refusal:
      "Die API ist gerade abgeschaltet. Die Schlüssel bleiben gültig; bitte nach der Zeit in Retry-After erneut versuchen.",
  },
};

export function isSwitchName(name: unknown): name is SwitchName {
  return switchNames.some((it) => it === name);
}
