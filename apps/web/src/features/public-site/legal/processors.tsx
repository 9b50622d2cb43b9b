import type { ReactNode } from "react";
import { Operator } from "./operator";

export const processorColumns = ["Bereich", "Anbieter", "Land", "Zweck", "Einsatz"] as const;

/** Who processes data for us. Hosting and mail are operator data; the others come with what they are needed for. */
export const processors: readonly (readonly [string, ReactNode, ReactNode, string, string])[] = [
  [
    "Hosting",
    <Operator key="provider" field="hostingProvider" />,
    <Operator key="country" field="hostingCountry" />,
    "Server, Datenbank, Protokolle und Sicherungskopien",
    "für alle Agenturen",
  ],
  [
    "Versand von Mails",
    <Operator key="provider" field="mailProvider" />,
    <Operator key="country" field="mailCountry" />,
    "Zustellung der Mails der Anwendung, zum Beispiel Bestätigungen und Einladungen",
    "für alle Agenturen",
  ],
  [
    "Zahlungen",
    "Stripe Payments Europe, Limited",
    "Irland",
    "Zahlung per Karte und SEPA-Lastschrift, Rechnungsdaten, Schutz vor Betrug",
    "nur, wenn deine Agentur einen kostenpflichtigen Tarif bucht oder eine Karte hinterlegt",
  ],
  [
    "Sprachmodell (KI)",
    "Mistral AI",
    "Frankreich",
    "Zusammenfassungen von Ausschreibungen und ihren Unterlagen",
    "nur, soweit wir es für Zusammenfassungen eingerichtet haben; sonst wird nichts übermittelt",
  ],
];
