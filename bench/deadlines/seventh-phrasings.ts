import type { Phrasing } from "./phrasing.ts";

/** Written after the sixth ones were read. At first sight the reader read 60 of 62 exactly. */
export const seventhPhrasings: readonly Phrasing[] = [
  [
    "Die Abgabe der Angebote hat bis Freitag, 12.03.2027, 11:00 Uhr zu erfolgen.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Das Angebot ist in elektronischer Form bis spätestens 12. März 2027, 11.00 Uhr (Ausschlussfrist) einzureichen.",
    "offer 2027-03-12 11:00",
  ],
  ["Ausschlussfrist für die Angebotsabgabe: 12.03.2027, 11:00 Uhr", "offer 2027-03-12 11:00"],
  [
    "Ablauf der Frist zur Einreichung der Angebote ist der 12.03.2027, 11:00 Uhr.",
    "offer 2027-03-12 11:00",
  ],
  ["Angebotsfrist: Fr. 12. März 2027 - 12:00 Uhr", "offer 2027-03-12 12:00"],
  ["Abgabetermin für das Angebot ist der 12. März 2027 um 16 Uhr.", "offer 2027-03-12 16:00"],
  ["Um 11:00 Uhr am 12.03.2027 läuft die Angebotsfrist ab.", "offer 2027-03-12 11:00"],
  [
    "Die Angebote müssen spätestens am 12.03.2027 – 11.00 Uhr – bei der Vergabestelle eingegangen sein.",
    "offer 2027-03-12 11:00",
  ],
  ["Einreichungstermin: 12.03.2027, 23.59 Uhr", "offer 2027-03-12 23:59"],
  ["Frist (Angebot)\t12.03.2027, 10:00 Uhr", "offer 2027-03-12 10:00"],
  ["Die neue Angebotsfrist lautet: 19.03.2027, 11:00 Uhr.", "offer 2027-03-19 11:00"],
  [
    "Hiermit wird die Angebotsfrist vom 12. März 2027, 11:00 Uhr, auf den 19. März 2027, 11:00 Uhr, verlängert.",
    "offer 2027-03-19 11:00",
  ],
  [
    "Überarbeitete Angebote sind bis zum 07.05.2027, 12:00 Uhr einzureichen.",
    "offer 2027-05-07 12:00",
  ],
  [
    "Die Frist für die Abgabe der endgültigen Angebote endet am 07.05.2027, 12:00 Uhr.",
    "offer 2027-05-07 12:00",
  ],
  [
    "Angebotsfrist\n12.03.2027\n11:00 Uhr\nBindefrist\n30.04.2027",
    "offer 2027-03-12 11:00",
    "binding 2027-04-30 -",
  ],
  [
    "Fragen bis: 01.03.2027 | Angebote bis: 12.03.2027, 11:00 Uhr | Zuschlag bis: 30.04.2027",
    "questions 2027-03-01 -",
    "offer 2027-03-12 11:00",
  ],
  [
    "Die Angebotsfrist endet am 12.03.2027, 11:00 Uhr. Die Öffnung der Angebote erfolgt am 12.03.2027 um 11:30 Uhr.",
    "offer 2027-03-12 11:00",
    "opening 2027-03-12 11:30",
  ],
  [
    "Bitte beachten Sie: Angebote sind bis 12.03.2027 (11:00 Uhr) und Fragen bis 01.03.2027 einzureichen.",
    "offer 2027-03-12 11:00",
    "questions 2027-03-01 -",
  ],
  [
    "Frist zur Einreichung der Teilnahmeanträge: Freitag, 12.02.2027, 12.00 Uhr",
    "participation 2027-02-12 12:00",
  ],
  ["Der Teilnahmewettbewerb endet am 12.02.2027 um 12:00 Uhr.", "participation 2027-02-12 12:00"],
  ["Teilnahmeanträge bitte bis 12.02.2027, 12 Uhr hochladen.", "participation 2027-02-12 12:00"],
  ["Die Bewerbungsfrist läuft bis zum 12. Februar 2027.", "participation 2027-02-12 -"],
  [
    "Bieterfragen sind bis spätestens 01.03.2027, 15:00 Uhr zu übermitteln.",
    "questions 2027-03-01 15:00",
  ],
  ["Letzte Frist für Bieterfragen: Montag, 01.03.2027", "questions 2027-03-01 -"],
  [
    "Die Frist zur Einreichung von Fragen läuft am 01.03.2027 um 12 Uhr ab.",
    "questions 2027-03-01 12:00",
  ],
  [
    "Fragen werden bis 01.03.2027, 12:00 Uhr entgegengenommen und bis 05.03.2027 beantwortet.",
    "questions 2027-03-01 12:00",
  ],
  ["Für Rückfragen gilt der 01.03.2027 als Stichtag.", "questions 2027-03-01 -"],
  [
    "Der späteste Zeitpunkt für Bieterfragen ist der 1. März 2027, 12:00 Uhr.",
    "questions 2027-03-01 12:00",
  ],
  [
    "Zusätzliche Auskünfte über die Vergabeunterlagen sind bis zum 01.03.2027, 12 Uhr zu beantragen.",
    "questions 2027-03-01 12:00",
  ],
  ["Nachfragen zum Verfahren bitte bis Montag, 1. März 2027 stellen.", "questions 2027-03-01 -"],
  [
    "Fragen sind bis 9 Kalendertage vor Ablauf der Angebotsfrist zulässig.",
    "questions 2027-03-03 - 9 calendar-days before offer",
  ],
  [
    "Bieterfragen müssen spätestens am siebten Kalendertag vor Ablauf der Angebotsfrist vorliegen.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  [
    "Der Bieter hat Fragen bis spätestens sechs Kalendertage vor Ablauf der Angebotsfrist zu stellen.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Fragen können bis drei Arbeitstage vor Ende der Angebotsfrist gestellt werden.",
    "questions 2027-03-09 - 3 business-days before offer",
  ],
  [
    "Frist für Bieterfragen: eine Woche vor Ablauf der Angebotsfrist, 12:00 Uhr",
    "questions 2027-03-05 12:00 1 weeks before offer",
  ],
  [
    "Rückfragen, die später als 8 Tage vor Ablauf der Angebotsfrist gestellt werden, werden nicht beantwortet.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Bewerberfragen sind bis sechs Tage vor Ende der Bewerbungsfrist zugelassen.",
    "questions 2027-02-06 - 6 calendar-days before participation",
  ],
  ["Eröffnungstermin: Freitag, den 12.03.2027, 11:15 Uhr", "opening 2027-03-12 11:15"],
  ["Öffnung der Angebote am 12.03.2027, 11 Uhr in Raum 203", "opening 2027-03-12 11:00"],
  ["Das Angebot bleibt bis zum 30.04.2027 bindend.", "binding 2027-04-30 -"],
  ["Die Angebote müssen bis 30.04.2027 gültig sein.", "binding 2027-04-30 -"],
  ["Bindefrist bis: 30.04.2027, 24:00 Uhr", "binding 2027-04-30 24:00"],
  ["Ich bin bis zum 30.04.2027 an mein Angebot gebunden.", "binding 2027-04-30 -"],
  [
    "Die Bindefrist beträgt 60 Kalendertage ab Ablauf der Angebotsfrist.",
    "binding 2027-05-11 - 60 calendar-days after offer",
  ],
  ["Bindefrist: zwei Monate nach Angebotsabgabe", "binding 2027-05-12 - 2 months after offer"],
  ["Der Besichtigungstermin ist am 18.02.2027 um 11 Uhr.", "site-visit 2027-02-18 11:00"],
  [
    "Eine Begehung der Ausstellungsflächen findet am Donnerstag, 18.02.2027, von 14:00 bis 16:00 Uhr statt.",
    "site-visit 2027-02-18 14:00",
  ],
  ["Beginn der Leistungserbringung: 01.05.2027", "start 2027-05-01 -"],
  ["Die Leistungen beginnen am 01.05.2027.", "start 2027-05-01 -"],
  ["Auftragsbeginn: ab 01.05.2027", "start 2027-05-01 -"],
  ["Der Vertrag beginnt mit Zuschlagserteilung, spätestens am 01.05.2027.", "start 2027-05-01 -"],
  [
    "Mit der Leistungserbringung ist innerhalb von zehn Werktagen nach Zuschlagserteilung zu beginnen.",
    "start - - 10 working-days after -",
  ],
  ["Die Angebotsbewertung ist bis 31.03.2027 geplant."],
  ["Die Bietergespräche finden am 22.03.2027 ab 9:00 Uhr statt."],
  ["Der Auftragnehmer legt bis zum 15.06.2027 ein Angebot für die zweite Phase vor."],
  ["Zwischenbericht: 30.09.2027"],
  ["Die Förderung endet am 31.12.2028."],
  ["Die Vergabestelle ist vom 24.12.2026 bis 01.01.2027 geschlossen."],
  ["Angebot Nr. 4711 vom 12.02.2027"],
  ["Die Fragen 1 bis 12 wurden am 03.03.2027 beantwortet."],
  ["Amtliche Bekanntmachung, 01.02.2027"],
  ["Nutzungsrechte gelten bis zum 31.12.2030."],
];
