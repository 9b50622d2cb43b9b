import type { Phrasing } from "./phrasing.ts";

/** Written after the fourth ones were read. At first sight the reader read 59 of 66 exactly. */
export const fifthPhrasings: readonly Phrasing[] = [
  ["Ihr Angebot muss uns bis zum 12. März 2027, 12:00 Uhr erreichen.", "offer 2027-03-12 12:00"],
  [
    "Die Angebotsfrist läuft am Freitag, den 12.03.2027, um 11:00 Uhr ab. Verspätete Angebote werden nicht gewertet.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Aufforderung zur Angebotsabgabe\n\nFrist für die Abgabe des Angebots: 12.03.2027, 11:00 Uhr",
    "offer 2027-03-12 11:00",
  ],
  [
    "Angebote sind einzureichen bis zum\n12.03.2027, 10:00 Uhr\nbei der oben genannten Stelle.",
    "offer 2027-03-12 10:00",
  ],
  ["2.3 Angebotsfrist: 12.03.2027 / 12.00 Uhr", "offer 2027-03-12 12:00"],
  [
    "Wir bitten Sie, Ihr Angebot bis spätestens 12.03.2027, 10:00 Uhr, abzugeben.",
    "offer 2027-03-12 10:00",
  ],
  ["Ende Angebotsfrist: 12.03.2027, 12:00", "offer 2027-03-12 12:00"],
  ["Angebotsabgabe ist bis einschließlich 12. März 2027 möglich.", "offer 2027-03-12 -"],
  [
    "Die elektronische Angebotsabgabe ist bis Freitag, 12.03.2027, 11 Uhr freigeschaltet.",
    "offer 2027-03-12 11:00",
  ],
  ["Frist Angebotseinreichung\t12.03.2027, 14:00 Uhr", "offer 2027-03-12 14:00"],
  ["Das Honorarangebot ist bis 12.03.2027, 12 Uhr einzureichen.", "offer 2027-03-12 12:00"],
  ["Der Abgabeschluss wurde auf den 19.03.2027, 12:00 Uhr verlegt.", "offer 2027-03-19 12:00"],
  [
    "Die bisherige Angebotsfrist 12.03.2027 wird bis zum 19.03.2027, 11:00 Uhr verlängert.",
    "offer 2027-03-19 11:00",
  ],
  [
    "Angebotsfrist 12.03.2027, 11:00 Uhr, Eröffnung 12.03.2027, 11:30 Uhr, Bindefrist 30.04.2027",
    "offer 2027-03-12 11:00",
    "opening 2027-03-12 11:30",
    "binding 2027-04-30 -",
  ],
  ["Abgabefrist für die Lose 1 bis 3: 12.03.2027, 11:00 Uhr", "offer 2027-03-12 11:00"],
  [
    "Zeitplan:\n- Bieterfragen bis 01.03.2027\n- Angebotsabgabe bis 12.03.2027, 11:00 Uhr\n- Präsentation am 20.03.2027\n- Zuschlag bis 30.04.2027\n- Vertragsbeginn 01.05.2027",
    "questions 2027-03-01 -",
    "offer 2027-03-12 11:00",
    "start 2027-05-01 -",
  ],
  [
    "Die Frist zur Angebotsabgabe endet am 12.03.2027 um 12.00 Uhr mittags.",
    "offer 2027-03-12 12:00",
  ],
  ["Einreichungsschluss: 12. März 2027, 17:00 Uhr", "offer 2027-03-12 17:00"],
  [
    "Teilnahmeanträge können bis Freitag, 12. Februar 2027, 12:00 Uhr hochgeladen werden.",
    "participation 2027-02-12 12:00",
  ],
  [
    "Frist für den Eingang der Teilnahmeanträge: 12.02.2027, 10.00 Uhr",
    "participation 2027-02-12 10:00",
  ],
  ["Die Bewerbungsphase endet am 12.02.2027.", "participation 2027-02-12 -"],
  [
    "Bewerber reichen ihren Teilnahmeantrag bis zum 12.02.2027, 11 Uhr ein.",
    "participation 2027-02-12 11:00",
  ],
  ["Teilnahmewettbewerb: Frist 12.02.2027, 12 Uhr", "participation 2027-02-12 12:00"],
  [
    "Fragen, die nicht bis zum 01.03.2027 gestellt sind, können unbeantwortet bleiben.",
    "questions 2027-03-01 -",
  ],
  [
    "Bieterfragen sind in Textform bis Montag, 1. März 2027, 12 Uhr, an die Vergabestelle zu senden.",
    "questions 2027-03-01 12:00",
  ],
  [
    "Fragen zur Ausschreibung nehmen wir gerne bis zum 01.03.2027 entgegen.",
    "questions 2027-03-01 -",
  ],
  [
    "Eventuelle Fragen bitten wir bis 01.03.2027, 12:00 Uhr schriftlich einzureichen.",
    "questions 2027-03-01 12:00",
  ],
  [
    "Frist für die Einreichung von Bieterfragen\t01.03.2027, 23:59 Uhr",
    "questions 2027-03-01 23:59",
  ],
  ["Rückfragen: 01.03.2027 (12:00 Uhr)", "questions 2027-03-01 12:00"],
  [
    "Die Vergabestelle beantwortet rechtzeitig, d. h. bis zum 01.03.2027, gestellte Fragen.",
    "questions 2027-03-01 -",
  ],
  [
    "Bieterfragen werden nur berücksichtigt, wenn sie mindestens acht Kalendertage vor Ablauf der Angebotsfrist eingegangen sind.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Fragen sind bis spätestens eine Woche vor dem Abgabetermin an die Vergabestelle zu richten.",
    "questions 2027-03-05 - 1 weeks before offer",
  ],
  [
    "Bieterfragen: bis 10 Kalendertage vor Ende der Angebotsfrist (siehe Bekanntmachung)",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Anfragen sind spätestens 6 Arbeitstage vor Ablauf der Angebotsfrist zu stellen.",
    "questions 2027-03-04 - 6 business-days before offer",
  ],
  [
    "Etwaige Fragen müssen bis zum Ablauf des 7. Kalendertages vor Ablauf der Angebotsfrist eingegangen sein.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  [
    "Rückfragen können bis vier Tage vor Schluss der Angebotsfrist gestellt werden.",
    "questions 2027-03-08 - 4 calendar-days before offer",
  ],
  [
    "Auskünfte zu den Unterlagen sind bis sechs Kalendertage vor Ablauf der Teilnahmefrist anzufordern.",
    "questions 2027-02-06 - 6 calendar-days before participation",
  ],
  [
    "Fragen: maximal 5 Tage vor Abgabeschluss",
    "questions 2027-03-07 - 5 calendar-days before offer",
  ],
  [
    "Die Öffnung der Angebote ist für den 12.03.2027, 12:00 Uhr vorgesehen.",
    "opening 2027-03-12 12:00",
  ],
  ["Datum der Angebotsöffnung: 12.03.2027, 11:01 Uhr", "opening 2027-03-12 11:01"],
  ["Submission am Freitag, dem 12. März 2027, um 10 Uhr", "opening 2027-03-12 10:00"],
  ["Der Bieter hält sein Angebot bis zum 30.04.2027 aufrecht.", "binding 2027-04-30 -"],
  ["Die Bindefrist läuft am 30.04.2027 ab.", "binding 2027-04-30 -"],
  ["Bindefrist (bis zu diesem Tag ist der Bieter gebunden): 30.04.2027", "binding 2027-04-30 -"],
  ["An das Angebot ist der Bieter bis zum 30. April 2027 gebunden.", "binding 2027-04-30 -"],
  [
    "Bindefrist: 8 Wochen nach Ablauf der Angebotsfrist",
    "binding 2027-05-07 - 8 weeks after offer",
  ],
  ["Die Bindefrist beträgt drei Monate.", "binding 2027-06-12 - 3 months after offer"],
  ["Besichtigung: 18.02.2027, 9:00 Uhr, Eingang Nord", "site-visit 2027-02-18 09:00"],
  [
    "Am Donnerstag, 18. Februar 2027 um 10 Uhr wird eine Ortsbegehung angeboten.",
    "site-visit 2027-02-18 10:00",
  ],
  ["Leistungszeitraum ab 01.05.2027", "start 2027-05-01 -"],
  ["Der Dienstleistungsvertrag beginnt mit dem 01.05.2027.", "start 2027-05-01 -"],
  ["Geplanter Leistungsbeginn: 1.5.2027", "start 2027-05-01 -"],
  ["Beginn der Vertragslaufzeit ist der 01.05.2027.", "start 2027-05-01 -"],
  ["Die Arbeiten sind am 03.05.2027 aufzunehmen.", "start 2027-05-03 -"],
  [
    "Leistungsbeginn: spätestens 10 Werktage nach Zuschlagserteilung",
    "start - - 10 working-days after -",
  ],
  ["Die Vorabinformation der Bieter erfolgt am 15.04.2027."],
  ["Die ausgewählten Bieter werden am 20.03.2027 zur Präsentation eingeladen."],
  ["Die Referenzen müssen nach dem 01.01.2024 abgeschlossen sein."],
  ["Das Angebot wurde am 03.02.2026 abgegeben und am 12.03.2026 bezuschlagt."],
  ["Die Vergabeunterlagen wurden am 10.02.2027 um 9:00 Uhr aktualisiert."],
  ["Der Rahmenvertrag hat eine Laufzeit bis zum 30.04.2029."],
  ["Preisanpassungen sind frühestens zum 01.05.2028 möglich."],
  ["Ausstellungseröffnung: 12.05.2027, 18:00 Uhr"],
  ["Unterschrift, Ort, Datum: Köln, 11.03.2027"],
  ["Der Versicherungsnachweis ist spätestens zwei Wochen nach Zuschlag vorzulegen."],
  ["Das Projekt ist bis zum 31.12.2027 abzuschließen."],
];
