/** A provider that processes personal data for us. Values in double braces are the operator's and filled in by the server. */
export interface SubProcessor {
  readonly area: string;
  readonly provider: string;
  readonly country: string;
  readonly purpose: string;
  /** For whom it is used */
  readonly use: string;
}

/** The list that the public page shows and that every contract on processing holds as its annex. */
export const subProcessors: readonly SubProcessor[] = [
  {
    area: "Hosting",
    provider: "{{operator.hostingProvider}}",
    country: "{{operator.hostingCountry}}",
    purpose: "Server, Datenbank, Protokolle und Sicherungskopien",
    use: "für alle Agenturen",
  },
  {
    area: "Dateien",
    provider: "{{operator.storageProvider}}",
    country: "{{operator.storageCountry}}",
    purpose: "Unterlagen und Nachweise, verschlüsselt",
    use: "für alle Agenturen",
  },
  {
    area: "Versand von Mails",
    provider: "{{operator.mailProvider}}",
    country: "{{operator.mailCountry}}",
    purpose: "Zustellung der Mails der Anwendung, zum Beispiel Bestätigungen und Einladungen",
    use: "für alle Agenturen",
  },
  {
    area: "Zahlungen",
    provider: "Stripe Payments Europe, Limited",
    country: "Irland",
    purpose: "Zahlung per Karte und SEPA-Lastschrift, Rechnungsdaten, Schutz vor Betrug",
    use: "nur, wenn deine Agentur einen kostenpflichtigen Tarif bucht oder eine Karte hinterlegt",
  },
  {
    area: "Sprachmodell (KI)",
    provider: "Mistral AI",
    country: "Frankreich",
    purpose: "Unterlagen lesen, kurze Texte daraus und Antworten auf Fragen dazu",
    use: "nur, soweit wir es eingerichtet haben; sonst wird nichts übermittelt",
  },
];
