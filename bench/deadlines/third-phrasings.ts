import type { Phrasing } from "./phrasing.ts";

/** Written after the second ones were read. At first sight the reader read 54 of 69 exactly. */
export const thirdPhrasings: readonly Phrasing[] = [
  [
    "Die Angebote sind spätestens bis Freitag, den 12. März 2027, 11:00 Uhr, über die Vergabeplattform hochzuladen.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Als Ende der Angebotsfrist wird der 12.03.2027, 11:00 Uhr festgelegt.",
    "offer 2027-03-12 11:00",
  ],
  ["Angebotseingang: spätestens 12.3.2027, 11 Uhr", "offer 2027-03-12 11:00"],
  [
    "Das vollständige Angebot senden Sie uns bitte bis zum 12.03.2027 (12:00 Uhr) zu.",
    "offer 2027-03-12 12:00",
  ],
  ["Wir erwarten Ihr Angebot bis Freitag, 12. März 2027, 12 Uhr.", "offer 2027-03-12 12:00"],
  [
    "Die Abgabefrist für die Angebote endet mit Ablauf des 12. März 2027.",
    "offer 2027-03-12 24:00",
  ],
  [
    "Angebote, die nach dem 12.03.2027, 11:00 Uhr eingehen, werden nicht berücksichtigt.",
    "offer 2027-03-12 11:00",
  ],
  ["Frist zur Abgabe eines indikativen Angebots: 12.03.2027, 14:00 Uhr", "offer 2027-03-12 14:00"],
  [
    "Die Frist zur Abgabe des finalen Angebots endet voraussichtlich am 30.04.2027.",
    "offer 2027-04-30 -",
  ],
  ["Schlusstermin für die Angebotsabgabe\t12.03.2027\t10:00 Uhr", "offer 2027-03-12 10:00"],
  ["Angebotsabgabefrist: 12.03.2027, 10:00 Uhr", "offer 2027-03-12 10:00"],
  ["Einreichung der Angebote bis: Fr., 12.03.2027, 10:00 Uhr", "offer 2027-03-12 10:00"],
  [
    "Die Angebotsfrist wurde auf den 19. März 2027 (12:00 Uhr) verlängert.",
    "offer 2027-03-19 12:00",
  ],
  ["Aus der Angebotsfrist 12.03.2027 wird der 19.03.2027, 12:00 Uhr.", "offer 2027-03-19 12:00"],
  [
    "neue Angebotsfrist: 19.03.2027, 12:00 Uhr\nalte Angebotsfrist: 12.03.2027, 12:00 Uhr",
    "offer 2027-03-19 12:00",
  ],
  ["Angebote können bis zum 12.03.2027, 24 Uhr eingereicht werden.", "offer 2027-03-12 24:00"],
  ["Abgabe der Angebote: bis Ende des Tages am 12.03.2027", "offer 2027-03-12 24:00"],
  ["Frist: Angebote bis 12. März '27, 11:00 Uhr", "offer 2027-03-12 11:00"],
  ["Angebotsfrist:\t\t12.03.2027\n\t\t11:00 Uhr", "offer 2027-03-12 11:00"],
  [
    "Bitte reichen Sie Ihr Angebot bis spätestens 12.03.2027 um 11:00 Uhr ein.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Teilnahmeanträge, die nicht bis zum 12.02.2027, 12:00 Uhr vorliegen, werden ausgeschlossen.",
    "participation 2027-02-12 12:00",
  ],
  ["Bewerbungsschluss ist der 12.02.2027.", "participation 2027-02-12 -"],
  [
    "Die Frist zur Abgabe der Teilnahmeanträge läuft bis 12.02.2027, 10:00 Uhr.",
    "participation 2027-02-12 10:00",
  ],
  [
    "Ihre Bewerbung muss bis zum 12.02.2027, 12 Uhr eingegangen sein.",
    "participation 2027-02-12 12:00",
  ],
  ["Stichtag für Bieterfragen: 01.03.2027, 16:00 Uhr", "questions 2027-03-01 16:00"],
  [
    "Etwaige Rückfragen sind bis spätestens Montag, 01.03.2027, 12.00 Uhr, ausschließlich über das Portal zu stellen.",
    "questions 2027-03-01 12:00",
  ],
  ["Fragen der Bewerber werden bis zum 01.03.2027 (Eingang) angenommen.", "questions 2027-03-01 -"],
  ["Auskünfte können bis zum 01.03.2027 eingeholt werden.", "questions 2027-03-01 -"],
  ["Bieteranfragen sind bis 1. März 2027, 9 Uhr zugelassen.", "questions 2027-03-01 09:00"],
  ["Nachfragen: bis 01.03.2027", "questions 2027-03-01 -"],
  [
    "Die Frist für die Einreichung von Fragen endet am 01.03.2027 um 18 Uhr.",
    "questions 2027-03-01 18:00",
  ],
  ["Fragen zum Verfahren: bis 01.03.2027, Antworten: bis 05.03.2027", "questions 2027-03-01 -"],
  [
    "Fragen sind spätestens 8 Kalendertage vor Angebotsfristende zu stellen.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Die Bieter können bis zum zehnten Kalendertag vor Ablauf der Angebotsfrist Fragen stellen.",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Bieterfragen, die weniger als sechs Tage vor Ablauf der Angebotsfrist eingehen, werden nicht mehr beantwortet.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Fragen bitte frühzeitig, jedoch bis spätestens zwei Wochen vor Ende der Angebotsfrist.",
    "questions 2027-02-26 - 2 weeks before offer",
  ],
  [
    "Frist für Rückfragen: 72 Stunden vor Ablauf der Angebotsfrist",
    "questions 2027-03-09 11:00 72 hours before offer",
  ],
  [
    "Fragen sind bis 7 Kalendertage vor dem Abgabetermin 12.03.2027 zu stellen.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  ["Der Öffnungstermin findet am 12.03.2027 um 11:30 Uhr statt.", "opening 2027-03-12 11:30"],
  ["Öffnung der elektronischen Angebote: 12.03.2027, 12:00 Uhr", "opening 2027-03-12 12:00"],
  ["Submissionstermin: 12.03.2027 / 11.00 Uhr", "opening 2027-03-12 11:00"],
  [
    "Die Angebote werden am 12.03.2027 um 12 Uhr geöffnet, Bieter sind nicht zugelassen.",
    "opening 2027-03-12 12:00",
  ],
  ["Zuschlagsfrist: 30.04.2027", "binding 2027-04-30 -"],
  ["Die Angebote sind bis zum 30.04.2027 bindend.", "binding 2027-04-30 -"],
  ["Bindefrist des Angebots: bis 30. April 2027", "binding 2027-04-30 -"],
  ["Angebotsbindefrist 30.04.2027", "binding 2027-04-30 -"],
  [
    "Der Bieter ist an sein Angebot für die Dauer von 3 Monaten nach Ablauf der Angebotsfrist gebunden.",
    "binding 2027-06-12 - 3 months after offer",
  ],
  [
    "Die Bieter sind zwei Monate ab Angebotsöffnung gebunden.",
    "binding - - 2 months after opening",
  ],
  ["Ortsbesichtigung: 18.02.2027, 10:00 - 12:00 Uhr", "site-visit 2027-02-18 10:00"],
  [
    "Der verpflichtende Ortstermin findet am Donnerstag, 18. Februar 2027, um 13:30 Uhr statt.",
    "site-visit 2027-02-18 13:30",
  ],
  [
    "Die Besichtigung der Liegenschaft ist bis zum 18.02.2027 durchzuführen.",
    "site-visit 2027-02-18 -",
  ],
  ["Auftragsbeginn ist der 01.05.2027.", "start 2027-05-01 -"],
  ["Die Rahmenvereinbarung beginnt am 01.05.2027 und endet am 30.04.2029.", "start 2027-05-01 -"],
  ["Leistungsbeginn: unverzüglich, spätestens jedoch am 01.05.2027", "start 2027-05-01 -"],
  ["Die Leistungen sind ab 01.05.2027 zu erbringen.", "start 2027-05-01 -"],
  ["Arbeitsaufnahme: 01.05.2027", "start 2027-05-01 -"],
  [
    "Mit der Leistung ist binnen zwei Wochen nach Zuschlagserteilung zu beginnen.",
    "start - - 2 weeks after -",
  ],
  ["Die Besprechung der Angebote findet am 20.03.2027 um 10:00 Uhr statt."],
  ["Bieterpräsentationen: 20.03.2027, 9:00 bis 16:00 Uhr"],
  ["Der Vertrag endet am 30.04.2029, ohne dass es einer Kündigung bedarf."],
  ["Die Auskunft aus dem Gewerbezentralregister darf nicht älter als drei Monate sein."],
  ["Die Angebotspreise sind bis zum 31.12.2028 verbindlich."],
  ["Versand der Zuschlagsschreiben am 30.04.2027"],
  ["Das Angebot der Firma Muster vom 12.02.2026 liegt bei."],
  ["Bekanntmachung der Angebotsfrist am 01.02.2027 im Amtsblatt"],
  ["Stand der Fragen und Antworten: 05.03.2027, 12:00 Uhr"],
  ["Die Unterlagen stehen bis zum 12.03.2027 zum Abruf bereit."],
  ["Anlage 5 (Fassung vom 10.02.2027) ist mit dem Angebot einzureichen."],
  ["Die Aufforderung zur Abgabe von Erstangeboten wird am 01.03.2027 versandt."],
];
