/** For our own people. Subject and sender are fixed: nothing of the payload steers where this mail goes or looks like. */
export function supportAlertEmail(alert: {
  at: Date;
  userId: string;
  agencyId: string | null;
  payload: Readonly<Record<string, unknown>>;
}) {
  const reported = Object.entries(alert.payload).filter(([, value]) => value !== null);
  return {
    subject: "Support-Meldung: Profilerstellung unterbrochen",
    preview: "Eine Agentur kommt bei der Einrichtung nicht weiter.",
    heading: "Profilerstellung unterbrochen",
    paragraphs: [
      `Gemeldet: ${alert.at.toISOString()}`,
      `Konto: ${alert.userId}`,
      `Agentur: ${alert.agencyId ?? "noch keine"}`,
      "Es folgt, was der Browser gemeldet hat. Zugangsdaten sind entfernt; alles Übrige ist ungeprüft.",
      ...reported.map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ],
  };
}
