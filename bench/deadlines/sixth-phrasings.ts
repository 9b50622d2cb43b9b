import type { Phrasing } from "./phrasing.ts";

/** Written after the fifth ones were read. At first sight the reader read 61 of 66 exactly. */
export const sixthPhrasings: readonly Phrasing[] = [
  [
    "Angebote, die nicht bis zum 12.03.2027, 11:00 Uhr eingegangen sind, werden von der Wertung ausgeschlossen.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Die Bieter haben ihr Angebot bis zum 12. März 2027, 10:00 Uhr in das Bietercockpit einzustellen.",
    "offer 2027-03-12 10:00",
  ],
  ["Frist zur Einreichung von Angeboten: 12.03.2027 um 12:00 Uhr", "offer 2027-03-12 12:00"],
  ["Angebotsfrist\n(Datum und Uhrzeit)\n12.03.2027 11:00", "offer 2027-03-12 11:00"],
  ["Abgabe des Angebotes bis: Freitag, 12.03.2027 | 11:00 Uhr", "offer 2027-03-12 11:00"],
  [
    "Bis spätestens 12. März 2027, 15 Uhr muss das Angebot unterschrieben vorliegen.",
    "offer 2027-03-12 15:00",
  ],
  ["Angebote nimmt die Vergabestelle bis 12.03.2027, 9:00 Uhr an.", "offer 2027-03-12 09:00"],
  ["Die Angebotsfrist endet daher nunmehr am 19.03.2027 um 11:00 Uhr.", "offer 2027-03-19 11:00"],
  [
    "Die Frist zur Abgabe von Angeboten wird um sieben Tage bis zum 19.03.2027, 11:00 Uhr, verlängert.",
    "offer 2027-03-19 11:00",
  ],
  ["Angebotsfrist statt 12.03.2027 nun 19.03.2027, jeweils 11:00 Uhr", "offer 2027-03-19 11:00"],
  ["Einreichung des finalen Angebots: bis 07.05.2027, 12:00 Uhr", "offer 2027-05-07 12:00"],
  ["Das Erstangebot ist bis zum 16.04.2027, 12:00 Uhr vorzulegen.", "offer 2027-04-16 12:00"],
  ["Abgabe Angebot\t12.03.2027, 11:00 Uhr", "offer 2027-03-12 11:00"],
  ["Angebotsabgabe (elektronisch)\t12.03.2027\t11.00 Uhr", "offer 2027-03-12 11:00"],
  ["12.03.2027\t11:00 Uhr\tAblauf der Angebotsfrist", "offer 2027-03-12 11:00"],
  ["Die Angebotsfrist endet am Freitag (12.03.2027), 24:00 Uhr.", "offer 2027-03-12 24:00"],
  ["Angebote sind spätestens zum 12.03.2027, 11:00 Uhr einzureichen.", "offer 2027-03-12 11:00"],
  [
    "Bis zum Submissionstermin am 12.03.2027, 11:00 Uhr sind die Angebote einzureichen.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Der Teilnahmeantrag ist spätestens am 12.02.2027, 12:00 Uhr über die Plattform abzugeben.",
    "participation 2027-02-12 12:00",
  ],
  [
    "Die Teilnahmefrist wird bis zum 19.02.2027, 12:00 Uhr verlängert.",
    "participation 2027-02-19 12:00",
  ],
  [
    "Termin für die Abgabe der Teilnahmeanträge: 12.02.2027, 10 Uhr",
    "participation 2027-02-12 10:00",
  ],
  [
    "Interessierte Unternehmen bewerben sich bis zum 12.02.2027, 12 Uhr mit einem Teilnahmeantrag.",
    "participation 2027-02-12 12:00",
  ],
  ["Schlusstermin Teilnahmewettbewerb: 12.02.2027, 12:00 Uhr", "participation 2027-02-12 12:00"],
  [
    "Ihre Fragen richten Sie bitte bis zum 01.03.2027, 12 Uhr per Nachricht an uns.",
    "questions 2027-03-01 12:00",
  ],
  ["Fragen können nur bis zum 01.03.2027 berücksichtigt werden.", "questions 2027-03-01 -"],
  ["Fristende für Bieterfragen: 01.03.2027, 10.00 Uhr", "questions 2027-03-01 10:00"],
  [
    "Ab dem 02.03.2027 werden keine Fragen mehr angenommen; Fragen sind bis 01.03.2027 zu stellen.",
    "questions 2027-03-01 -",
  ],
  ["Bieterfragen (bis 01.03.2027, 12:00 Uhr)", "questions 2027-03-01 12:00"],
  [
    "Alle Fragen, die bis zum 01. März 2027 eingehen, werden bis zum 05. März 2027 beantwortet.",
    "questions 2027-03-01 -",
  ],
  ["Möglichkeit für Rückfragen bis 01.03.2027, 14:00 Uhr", "questions 2027-03-01 14:00"],
  ["Klärungsfragen sind bis zum 01.03.2027 zulässig.", "questions 2027-03-01 -"],
  [
    "Die Bieter sind aufgefordert, Unklarheiten bis zum 01.03.2027 mitzuteilen.",
    "questions 2027-03-01 -",
  ],
  [
    "Fragen zu den Vergabeunterlagen können bis spätestens 7 Kalendertage vor Ablauf der Angebotsfrist gestellt werden.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  [
    "Bieterfragen bis fünf Werktage vor Angebotsabgabe",
    "questions 2027-03-06 - 5 working-days before offer",
  ],
  [
    "Fragen, die weniger als zehn Kalendertage vor Ablauf der Angebotsfrist gestellt werden, bleiben unbeantwortet.",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Fragen sind bis zum achten Tag vor dem Ende der Angebotsfrist zu stellen.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Fragen der Bewerber sind bis sieben Tage vor dem Schlusstermin für den Eingang der Teilnahmeanträge zu stellen.",
    "questions 2027-02-05 - 7 calendar-days before participation",
  ],
  [
    "Bieterfragen bitte bis 24 Stunden vor Ablauf der Angebotsfrist stellen.",
    "questions 2027-03-11 11:00 24 hours before offer",
  ],
  [
    "Es werden nur Fragen beantwortet, die spätestens 6 Kalendertage vor Ende der Angebotsfrist vorliegen.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Die Frist für Rückfragen endet 14 Kalendertage vor Ablauf der Angebotsfrist.",
    "questions 2027-02-26 - 14 calendar-days before offer",
  ],
  ["Angebotsöffnung\t12.03.2027, 11:05 Uhr", "opening 2027-03-12 11:05"],
  ["Die Submission wird auf den 19.03.2027, 11:00 Uhr verschoben.", "opening 2027-03-19 11:00"],
  ["Öffnungstermin ist der 12.03.2027 um 11:30 Uhr.", "opening 2027-03-12 11:30"],
  ["Das Angebot ist bis zum 30.04.2027 gültig.", "binding 2027-04-30 -"],
  ["Zuschlags-/Bindefrist bis 30.04.2027", "binding 2027-04-30 -"],
  [
    "Die Bieter sind an ihr Angebot bis zum Ablauf des 30.04.2027 gebunden.",
    "binding 2027-04-30 24:00",
  ],
  [
    "Der Bieter ist bis zum Ablauf der Bindefrist (30.04.2027) an sein Angebot gebunden.",
    "binding 2027-04-30 -",
  ],
  [
    "Bindefrist: 90 Kalendertage ab Ablauf der Angebotsfrist",
    "binding 2027-06-10 - 90 calendar-days after offer",
  ],
  [
    "Die Bindefrist endet sechs Wochen nach dem Ablauf der Angebotsfrist.",
    "binding 2027-04-23 - 6 weeks after offer",
  ],
  ["Ortstermin am 18.02.2027, 15 Uhr", "site-visit 2027-02-18 15:00"],
  [
    "Die Räumlichkeiten können am 18.02.2027 ab 10:00 Uhr besichtigt werden.",
    "site-visit 2027-02-18 10:00",
  ],
  ["Leistungsstart: 1. Mai 2027", "start 2027-05-01 -"],
  ["Der Leistungsbeginn ist für den 01.05.2027 vorgesehen.", "start 2027-05-01 -"],
  ["Vertragsbeginn: voraussichtlich 01.05.2027", "start 2027-05-01 -"],
  ["Die Leistung beginnt am 01.05.2027 und endet am 31.12.2027.", "start 2027-05-01 -"],
  ["Beginn der Arbeiten: spätestens 3 Wochen nach Auftragserteilung", "start - - 3 weeks after -"],
  ["Der Auftragnehmer muss bis zum 30.06.2027 ein Konzept vorlegen."],
  ["Angebotspräsentation am 22.03.2027, 10:00 Uhr"],
  ["Die Wertung der Angebote erfolgt bis zum 31.03.2027."],
  ["Veröffentlichungsdatum: 01.02.2027"],
  ["Nach Zuschlagserteilung am 30.04.2027 beginnt die Einarbeitung."],
  [
    "Der Entwurf gilt als abgenommen, wenn nicht binnen 10 Werktagen nach Zugang Fragen gestellt werden.",
  ],
  ["Der Auftraggeber kann den Vertrag bis zum 31.12.2028 kündigen."],
  ["Die Veranstaltung wird am 18.06.2027 um 19:00 Uhr eröffnet."],
  ["Im Zeitraum vom 01.01.2026 bis 31.12.2026 gingen 1.200 Anfragen ein."],
  ["Der Auftrag umfasst drei Kampagnen, die erste beginnt am 01.09.2027."],
];
