import type { Phrasing } from "./phrasing.ts";

/** Criteria in running text. */
export const sentencePhrasings: readonly Phrasing[] = [
  [
    "Zuschlagskriterien: Konzept 50 %, Team und Projektsteuerung 20 %, Preis 30 %.",
    ["50 Konzept", "20 Team und Projektsteuerung", "30 Preis"],
  ],
  [
    "Zuschlagskriterien sind der Preis zu 60 % und die Qualität des Konzepts zu 40 %.",
    ["60 Preis", "40 Qualität des Konzepts"],
  ],
  [
    "Die Angebote werden nach folgenden Zuschlagskriterien gewertet: Preis (40 v. H.), Kreativkonzept (35 v. H.), Erfahrung und Qualifikation des Teams (25 v. H.).",
    ["40 Preis", "35 Kreativkonzept", "25 Erfahrung und Qualifikation des Teams"],
  ],
  [
    "Für die Zuschlagskriterien gilt: Der Preis wird mit 40 v. H., das Konzept mit 60 v. H. gewichtet.",
    ["40 Preis", "60 Konzept"],
  ],
  ["Zuschlagskriterien: 70/30 (Preis/Qualität)", ["70 Preis", "30 Qualität"]],
  [
    "Die Wertung erfolgt anhand der Zuschlagskriterien Preis/Qualität im Verhältnis 70/30.",
    ["70 Preis", "30 Qualität"],
  ],
  [
    "Die Zuschlagskriterien Preis und Leistung werden im Verhältnis 40 : 60 gewichtet.",
    ["40 Preis", "60 Leistung"],
  ],
  ["Zuschlagskriterien: Preis/Qualität 70 % / 30 %", ["70 Preis", "30 Qualität"]],
  ["Zuschlagskriterien: Qualität (70 %) und Preis (30 %)", ["70 Qualität", "30 Preis"]],
  [
    "Zuschlagskriterien sind Preis mit einem Gewicht von 40 %, Konzept mit einem Gewicht von 40 % und Termintreue mit einem Gewicht von 20 %.",
    ["40 Preis", "40 Konzept", "20 Termintreue"],
  ],
  [
    "Als Zuschlagskriterien gelten: a) Preis 45 %, b) Strategie und Idee 35 %, c) Projektteam 20 %.",
    ["45 Preis", "35 Strategie und Idee", "20 Projektteam"],
  ],
  [
    "Zuschlagskriterien: 1. Preis (Gewichtung: 40%); 2. Qualität der Arbeitsproben (Gewichtung: 35%); 3. Team (Gewichtung: 25%)",
    ["40 Preis", "35 Qualität der Arbeitsproben", "25 Team"],
  ],
  [
    "Die Gewichtung der Zuschlagskriterien beträgt beim Preis 60 %, bei der Qualität 30 % und beim Service 10 %.",
    ["60 Preis", "30 Qualität", "10 Service"],
  ],
  [
    "Zuschlagskriterien: Zu 60 % wird der Preis und zu 40 % das Konzept gewertet.",
    ["60 Preis", "40 Konzept"],
  ],
  [
    "In die Wertung gehen als Zuschlagskriterien ein: zu 50 % der Preis, zu 30 % das Kreativkonzept, zu 20 % die Referenzen.",
    ["50 Preis", "30 Kreativkonzept", "20 Referenzen"],
  ],
  [
    "Zuschlagskriterien: 30 Prozent Honorar, 40 Prozent Gestaltungsidee, 30 Prozent Vorgehensweise und Zeitplan",
    ["30 Honorar", "40 Gestaltungsidee", "30 Vorgehensweise und Zeitplan"],
  ],
  [
    "Bei der Wertung zählt der Angebotspreis zu 50 Prozent, das Umsetzungskonzept zu 30 Prozent und die Präsentation zu 20 Prozent. Weitere Zuschlagskriterien gibt es nicht.",
    ["50 Angebotspreis", "30 Umsetzungskonzept", "20 Präsentation"],
  ],
  [
    "Der Zuschlag erfolgt aufgrund folgender Kriterien: Preis 50%, Organisation 30%, Erfahrung 20%",
    ["50 Preis", "30 Organisation", "20 Erfahrung"],
  ],
  [
    "Zuschlagskriterien: Qualität 60 % (davon Konzept 40 %, Team 20 %), Preis 40 %",
    ["60 Qualität", "40 Konzept < Qualität", "20 Team < Qualität", "40 Preis"],
  ],
  [
    "Zuschlagskriterien: Leistung 70 %, unterteilt in Idee 40 % und Machbarkeit 30 %; Preis 30 %",
    ["70 Leistung", "40 Idee < Leistung", "30 Machbarkeit < Leistung", "30 Preis"],
  ],
  [
    "Das wirtschaftlichste Angebot wird ermittelt aus Preis (30 %), Konzept und Kreation (50 %) sowie Projektorganisation und Zeitplanung (20 %). Dies sind die Zuschlagskriterien.",
    ["30 Preis", "50 Konzept und Kreation", "20 Projektorganisation und Zeitplanung"],
  ],
  [
    "Den Zuschlag erhält das wirtschaftlichste Angebot. Kriterien und deren Gewichtung: Honorar 20 %, Idee und Gestaltung 50 %, Umsetzbarkeit 30 %.",
    ["20 Honorar", "50 Idee und Gestaltung", "30 Umsetzbarkeit"],
  ],
  [
    "Zuschlagskriterien sind Preis, Qualität und Termin mit der Gewichtung 50 %, 30 % und 20 %.",
    ["50 Preis", "30 Qualität", "20 Termin"],
  ],
  [
    "Zuschlagskriterien: Preis 60% Qualität 25% Termine 15%",
    ["60 Preis", "25 Qualität", "15 Termine"],
  ],
  [
    "Der Auftraggeber gewichtet die Zuschlagskriterien wie folgt: Entgelt: 40 vom Hundert, Betreuungskonzept: 35 vom Hundert, Reaktionszeiten: 25 vom Hundert.",
    ["40 Entgelt", "35 Betreuungskonzept", "25 Reaktionszeiten"],
  ],
  [
    "Zuschlagskriterien: Preis – 50 %; Qualität, Nachhaltigkeit und Innovation – 30 %; Reaktionszeit – 20 %",
    ["50 Preis", "30 Qualität, Nachhaltigkeit und Innovation", "20 Reaktionszeit"],
  ],
  ["Das Zuschlagskriterium Preis wird mit 100 % gewichtet.", ["100 Preis"]],
  ["Zuschlagskriterium ist ausschließlich der niedrigste Preis.", ["– Preis"]],
  ["Alleiniges Zuschlagskriterium ist der niedrigste Angebotspreis.", ["– Preis"]],
  ["Der Preis ist das einzige Zuschlagskriterium.", ["– Preis"]],
  [
    "Zuschlagskriterien: Die Bewertung setzt sich zusammen aus 40 % Preis, 30 % fachlicher Qualität und 30 % Präsentation.",
    ["40 Preis", "30 fachlicher Qualität", "30 Präsentation"],
  ],
  [
    "Zuschlagskriterien\nPreis und Qualität werden je zur Hälfte gewertet: Preis 50 %, Qualität 50 %.",
    ["50 Preis", "50 Qualität"],
  ],
];
