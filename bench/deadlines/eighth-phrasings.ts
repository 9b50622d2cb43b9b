import type { Phrasing } from "./phrasing.ts";

/** Written last, when the reader was done. At first sight the reader read 56 of 57 exactly. */
export const eighthPhrasings: readonly Phrasing[] = [
  [
    "Schlusstermin für den Eingang der elektronischen Angebote: 12.03.2027, 11:00 Uhr",
    "offer 2027-03-12 11:00",
  ],
  ["Die Angebotsfrist endet spätestens am 12.03.2027, 11:00 Uhr MEZ.", "offer 2027-03-12 11:00"],
  ["Geben Sie Ihr Angebot bitte bis zum 12.03.2027 um 12 Uhr ab.", "offer 2027-03-12 12:00"],
  ["Angebotsfrist ist Freitag, der 12. März 2027, 14:00 Uhr.", "offer 2027-03-12 14:00"],
  [
    "Für die Abgabe der Angebote ist eine Frist bis zum 12.03.2027, 10:00 Uhr gesetzt.",
    "offer 2027-03-12 10:00",
  ],
  [
    "Die Angebote sind in einem verschlossenen Umschlag bis zum 12. März 2027, 12:00 Uhr einzureichen.",
    "offer 2027-03-12 12:00",
  ],
  [
    "Tag und Uhrzeit des Ablaufs der Angebotsfrist: 12.03.2027, 11:00 Uhr",
    "offer 2027-03-12 11:00",
  ],
  ["bis spätestens 12.03.2027, 11 Uhr (Angebotsabgabe)", "offer 2027-03-12 11:00"],
  ["Angebotsfrist: bis 12. März 2027 (24:00 Uhr)", "offer 2027-03-12 24:00"],
  [
    "Die Angebotsfrist wird hiermit erneut verlängert, und zwar bis zum 26.03.2027, 12:00 Uhr.",
    "offer 2027-03-26 12:00",
  ],
  ["Verlängerung der Angebotsfrist auf den 19.03.2027, 11:00 Uhr", "offer 2027-03-19 11:00"],
  [
    "Änderung der Angebotsfrist: bisher 12.03.2027, 11:00 Uhr, jetzt 19.03.2027, 11:00 Uhr",
    "offer 2027-03-19 11:00",
  ],
  ["Abgabefrist\tFreitag, 12.03.2027\t12 Uhr", "offer 2027-03-12 12:00"],
  [
    "Termine\n01.03.2027 Ende der Fragefrist\n12.03.2027, 11:00 Uhr Ende der Angebotsfrist\n30.04.2027 Ende der Bindefrist",
    "questions 2027-03-01 -",
    "offer 2027-03-12 11:00",
    "binding 2027-04-30 -",
  ],
  [
    "Teilnahmeanträge müssen bis zum 12.02.2027 um 12:00 Uhr eingegangen sein.",
    "participation 2027-02-12 12:00",
  ],
  [
    "Die Frist zur Einreichung der Teilnahmeanträge endet am 12. Februar 2027, 10 Uhr.",
    "participation 2027-02-12 10:00",
  ],
  ["Abgabe Teilnahmeantrag: 12.02.2027, 12:00 Uhr", "participation 2027-02-12 12:00"],
  ["Bewerbungen sind bis zum 12.02.2027 einzureichen.", "participation 2027-02-12 -"],
  ["Bieterfragen: letzter Termin 01.03.2027, 12:00 Uhr", "questions 2027-03-01 12:00"],
  [
    "Fragen sind ausschließlich über die Plattform und bis zum 01.03.2027 zu stellen.",
    "questions 2027-03-01 -",
  ],
  [
    "Rückfragen bitten wir bis zum 1. März 2027, 12.00 Uhr zu stellen.",
    "questions 2027-03-01 12:00",
  ],
  ["Die Fragefrist läuft bis zum 01.03.2027, 23:59 Uhr.", "questions 2027-03-01 23:59"],
  ["Bieterfragen müssen bis Montag, 01.03.2027, 9 Uhr vorliegen.", "questions 2027-03-01 09:00"],
  [
    "Die Beantwortung von Fragen, die nach dem 01.03.2027 eingehen, kann nicht zugesichert werden.",
    "questions 2027-03-01 -",
  ],
  [
    "Anfragen der Bieter sind bis 01.03.2027 an die Vergabestelle zu richten.",
    "questions 2027-03-01 -",
  ],
  [
    "Fragen sind bis spätestens zehn Tage vor Ende der Angebotsfrist einzureichen.",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Bieterfragen sind bis zum Ablauf von sechs Kalendertagen vor Ablauf der Angebotsfrist zu stellen.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Rückfragen zum Leistungsverzeichnis sind spätestens fünf Werktage vor dem Submissionstermin zu stellen.",
    "questions - - 5 working-days before opening",
  ],
  [
    "Bieterfragen können bis zu acht Tage vor Ablauf der Abgabefrist gestellt werden.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Die Frist für Fragen endet am zehnten Kalendertag vor Ablauf der Angebotsfrist.",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Fragen sind mindestens eine Woche vor Ablauf der Frist zur Angebotsabgabe zu stellen.",
    "questions 2027-03-05 - 1 weeks before offer",
  ],
  [
    "Fragen zum Teilnahmewettbewerb: bis 7 Kalendertage vor Ablauf der Teilnahmefrist",
    "questions 2027-02-05 - 7 calendar-days before participation",
  ],
  ["Die Angebotsöffnung ist am 12.03.2027 um 11:15 Uhr.", "opening 2027-03-12 11:15"],
  ["Submission: Freitag, 12. März 2027, 11:00 Uhr", "opening 2027-03-12 11:00"],
  [
    "Die Eröffnung der Angebote findet am 12.03.2027, 11:30 Uhr, im Rathaus statt.",
    "opening 2027-03-12 11:30",
  ],
  ["Ablauf der Bindefrist: 30.04.2027", "binding 2027-04-30 -"],
  [
    "Bieter sind bis einschließlich 30. April 2027 an ihre Angebote gebunden.",
    "binding 2027-04-30 -",
  ],
  ["Die Zuschlagsfrist endet am 30.04.2027.", "binding 2027-04-30 -"],
  ["Das Angebot ist mindestens bis zum 30.04.2027 gültig zu halten.", "binding 2027-04-30 -"],
  ["Die Bindefrist beginnt am 12.03.2027 und endet am 30.04.2027.", "binding 2027-04-30 -"],
  [
    "Die Bindefrist beträgt acht Wochen ab Ablauf der Angebotsfrist.",
    "binding 2027-05-07 - 8 weeks after offer",
  ],
  ["Ortsbesichtigung am Donnerstag, den 18.02.2027 um 9 Uhr", "site-visit 2027-02-18 09:00"],
  [
    "Es findet eine Objektbesichtigung statt: 18.02.2027, 10:30 Uhr.",
    "site-visit 2027-02-18 10:30",
  ],
  ["Der Leistungszeitraum beginnt am 01.05.2027.", "start 2027-05-01 -"],
  ["Start der Leistung: 01.05.2027", "start 2027-05-01 -"],
  ["Vertragsbeginn ist spätestens der 1. Mai 2027.", "start 2027-05-01 -"],
  [
    "Die Leistungserbringung beginnt zwei Wochen nach Zuschlagserteilung.",
    "start - - 2 weeks after -",
  ],
  ["Der Projektabschluss ist für den 30.11.2027 vorgesehen."],
  ["Die Ergebnisse der Bieterfragen wurden am 05.03.2027 eingestellt."],
  ["Es gelten die VOL/B in der Fassung vom 05.08.2003."],
  ["Die Teilnahme an der Messe vom 12.09.2027 bis 15.09.2027 ist Teil der Leistung."],
  ["Vertragsende: 30.04.2029"],
  ["Die Referenzprojekte müssen zwischen dem 01.01.2024 und dem 31.12.2026 erbracht worden sein."],
  ["Die Ausschreibung wurde am 01.02.2027 veröffentlicht."],
  ["Der Zuschlag ist bis zum 15.04.2027 vorgesehen."],
  ["Reaktionszeit auf Anfragen: 24 Stunden nach Eingang"],
  ["Sitzung des Vergabeausschusses: 08.04.2027, 17:00 Uhr"],
];
