import type { Phrasing } from "./phrasing.ts";

/** Written before the reader. */
export const relativePhrasings: readonly Phrasing[] = [
  [
    "Bieterfragen sind bis 6 Kalendertage vor Ablauf der Angebotsfrist zu stellen.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Fragen müssen spätestens sechs Werktage vor Ablauf der Angebotsfrist eingehen.",
    "questions 2027-03-05 - 6 working-days before offer",
  ],
  [
    "Rückfragen sind bis zu 10 Tage vor Ablauf der Angebotsfrist möglich.",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  ["Die Leistung beginnt zwei Wochen nach Zuschlag.", "start - - 2 weeks after -"],
  [
    "Anfragen von interessierten Unternehmen müssen bis spätestens 7 Kalendertage vor Ablauf der Frist zur Einreichung der Teilnahmeanträge vorliegen.",
    "questions 2027-02-05 - 7 calendar-days before participation",
  ],
  [
    "Fragen sollen bis spätestens 7 Kalendertage vor Ablauf der Angebotsfrist in Textform vorliegen.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  [
    "Auskünfte werden nur auf solche Fragen erteilt, die bis 8 Tage vor Ablauf der Angebotsfrist bei der Vergabestelle eingegangen sind.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Frist für Bieterfragen: 10 Kalendertage vor Angebotsabgabe",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Fragen, die später als sechs Kalendertage vor dem Ende der Angebotsfrist eingehen, müssen nicht beantwortet werden.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Letzte Möglichkeit für Rückfragen: fünf Arbeitstage vor Ablauf der Angebotsfrist",
    "questions 2027-03-05 - 5 business-days before offer",
  ],
  [
    "Bieterfragen bitte bis eine Woche vor Ende der Angebotsfrist einreichen.",
    "questions 2027-03-05 - 1 weeks before offer",
  ],
  [
    "Bis 14 Tage vor dem Abgabetermin können Fragen gestellt werden.",
    "questions 2027-02-26 - 14 calendar-days before offer",
  ],
  [
    "Fragen zum Teilnahmewettbewerb sind bis zu sechs Tage vor Ablauf der Teilnahmefrist zulässig.",
    "questions 2027-02-06 - 6 calendar-days before participation",
  ],
  [
    "Rückfragen werden bis 48 Stunden vor Ablauf der Angebotsfrist angenommen.",
    "questions 2027-03-10 11:00 48 hours before offer",
  ],
  [
    "Bindefrist: 60 Kalendertage nach Ablauf der Angebotsfrist",
    "binding 2027-05-11 - 60 calendar-days after offer",
  ],
  [
    "Der Bieter ist drei Monate ab Ablauf der Angebotsfrist an sein Angebot gebunden.",
    "binding 2027-06-12 - 3 months after offer",
  ],
  [
    "Die Bindefrist beträgt 30 Tage nach Angebotsabgabe.",
    "binding 2027-04-11 - 30 calendar-days after offer",
  ],
  [
    "Das Angebot ist 8 Wochen ab dem Ende der Angebotsfrist gültig.",
    "binding 2027-05-07 - 8 weeks after offer",
  ],
  [
    "Mit der Ausführung ist spätestens 12 Werktage nach Auftragserteilung zu beginnen.",
    "start - - 12 working-days after -",
  ],
  ["Beginn der Leistung: 4 Wochen nach Zuschlagserteilung", "start - - 4 weeks after -"],
  [
    "Projektstart innerhalb von 14 Kalendertagen nach Vertragsschluss",
    "start - - 14 calendar-days after -",
  ],
  [
    "Eine Ortsbesichtigung ist bis spätestens 10 Kalendertage vor Ablauf der Angebotsfrist durchzuführen.",
    "site-visit 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Fragen sind bis zum 6. Kalendertag vor Ablauf der Angebotsfrist zu stellen.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Bieterfragen: spätestens 9 Kalendertage vor dem Schlusstermin für den Eingang der Angebote",
    "questions 2027-03-03 - 9 calendar-days before offer",
  ],
  [
    "Bieterfragen müssen mindestens 6 (sechs) Kalendertage vor Ablauf der Angebotsfrist gestellt werden.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  ["Fragen\tbis 7 Tage vor Fristende", "questions 2027-03-05 - 7 calendar-days before offer"],
  [
    "Zusätzliche Informationen können bis spätestens zwei Wochen vor Ablauf der Bewerbungsfrist angefordert werden.",
    "questions 2027-01-29 - 2 weeks before participation",
  ],
  [
    "Etwaige Unklarheiten sind bis spätestens 5 Tage vor Ablauf der Angebotsfrist anzuzeigen.",
    "questions 2027-03-07 - 5 calendar-days before offer",
  ],
  [
    "Rückfragen sind nur bis zehn Kalendertage vor dem Einreichungstermin zugelassen.",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Die Öffnung erfolgt eine Stunde nach Ablauf der Angebotsfrist.",
    "opening 2027-03-12 12:00 1 hours after offer",
  ],
  [
    "Fragen sind spätestens 3 Werktage vor Ablauf der\nAngebotsfrist einzureichen.",
    "questions 2027-03-09 - 3 working-days before offer",
  ],
  [
    "Angebote sind bis 19.03.2027, 11:00 Uhr einzureichen. Bieterfragen werden bis sechs Kalendertage vor Ablauf der Angebotsfrist beantwortet, wenn sie bis 10.03.2027 gestellt sind.",
    "offer 2027-03-19 11:00",
    "questions 2027-03-10 -",
  ],
  [
    "Rückfragen: max. 8 Kalendertage vor Angebotsfrist",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Bieterfragen können bis 4 Werktage (Mo–Sa) vor Ende der Abgabefrist gestellt werden.",
    "questions 2027-03-08 - 4 working-days before offer",
  ],
  ["Fragen bitte bis 20 Tage vor der Submission.", "questions - - 20 calendar-days before opening"],
  [
    "Einwände und Fragen sind bis spätestens acht Kalendertage vor Ablauf der Frist für die Abgabe der Angebote zu erheben.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  ["Die Bindefrist beträgt 60 Kalendertage.", "binding 2027-05-11 - 60 calendar-days after offer"],
];
