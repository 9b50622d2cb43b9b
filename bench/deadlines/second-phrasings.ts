import type { Phrasing } from "./phrasing.ts";

/** Written when the first half of the first ones were read. At first sight the reader read 47 of 77 exactly. */
export const secondPhrasings: readonly Phrasing[] = [
  ["Ablauf der Angebotsfrist\n\nDatum 12.03.2027   Uhrzeit 11:00", "offer 2027-03-12 11:00"],
  [
    "Ablauf der Angebotsfrist: Datum: 12.03.2027   Uhrzeit: 11.00   Eröffnungs-/Öffnungstermin: Datum: 12.03.2027 Uhrzeit: 11.30",
    "offer 2027-03-12 11:00",
    "opening 2027-03-12 11:30",
  ],
  ["Bindefrist endet am: 30.04.2027", "binding 2027-04-30 -"],
  [
    "Der Zuschlag wird bis zum 30.04.2027 erteilt; bis dahin ist der Bieter an sein Angebot gebunden.",
    "binding 2027-04-30 -",
  ],
  [
    "Einreichungsfrist: 12.03.2027, 11.00 Uhr, Eröffnungstermin: 12.03.2027, 11.01 Uhr",
    "offer 2027-03-12 11:00",
    "opening 2027-03-12 11:01",
  ],
  ["Angebotsfrist (Tag, Uhrzeit): Freitag, 12. März 2027, 11:00 Uhr", "offer 2027-03-12 11:00"],
  [
    "Die Angebote sind elektronisch in Textform bis zum 12.03.2027 - 11:00 Uhr MEZ über das Vergabeportal abzugeben.",
    "offer 2027-03-12 11:00",
  ],
  [
    "Letzter Termin für die Einreichung von Teilnahmeanträgen ist der 12.02.2027, 12:00 Uhr.",
    "participation 2027-02-12 12:00",
  ],
  ["Abgabe: 12.03.2027, 10 Uhr", "offer 2027-03-12 10:00"],
  ["Frist Einreichung Angebot 12.03.2027 12:00", "offer 2027-03-12 12:00"],
  [
    "Fragen sind bis zum 01.03.2027, 23:59 Uhr, an vergabe@stadt.de zu richten.",
    "questions 2027-03-01 23:59",
  ],
  [
    "Fragen zum Vergabeverfahren nimmt die Vergabestelle bis zum 01.03.2027 entgegen.",
    "questions 2027-03-01 -",
  ],
  ["Die Frist zur Stellung von Bieterfragen endet am 01.03.2027.", "questions 2027-03-01 -"],
  [
    "Nach Ablauf des 01.03.2027 werden keine Fragen mehr beantwortet.",
    "questions 2027-03-01 24:00",
  ],
  [
    "Die Fragen müssen der Vergabestelle spätestens am 8. Kalendertag vor Ablauf der Angebotsfrist zugehen.",
    "questions 2027-03-04 - 8 calendar-days before offer",
  ],
  [
    "Fragen: bis spätestens 12 Uhr am dritten Arbeitstag vor Ablauf der Angebotsfrist",
    "questions 2027-03-09 12:00 3 business-days before offer",
  ],
  [
    "Fragen, die nach dem 01.03.2027, 12:00 Uhr eingehen, können nicht berücksichtigt werden.",
    "questions 2027-03-01 12:00",
  ],
  [
    "Eine Woche vor Ablauf der Angebotsfrist endet die Frist für Bieterfragen.",
    "questions 2027-03-05 - 1 weeks before offer",
  ],
  [
    "Letzter Tag für Fragen ist der 7. Tag vor Ablauf der Angebotsfrist.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  [
    "Bieterfragen: mindestens zehn (10) Tage vor dem Ablauf der Frist zur Abgabe der Angebote",
    "questions 2027-03-02 - 10 calendar-days before offer",
  ],
  [
    "Zuschlags- und Bindefrist: 60 Tage ab Angebotsöffnung",
    "binding - - 60 calendar-days after opening",
  ],
  ["Bindefrist bis einschließlich 30.04.2027", "binding 2027-04-30 -"],
  [
    "Die Bieter sind bis zum Ablauf der Zuschlagsfrist am 30.04.2027 an ihre Angebote gebunden.",
    "binding 2027-04-30 -",
  ],
  ["Bindung an das Angebot bis 30.04.2027", "binding 2027-04-30 -"],
  ["Angebotsgültigkeit bis 30.04.2027", "binding 2027-04-30 -"],
  ["Das Angebot behält bis zum 30.04.2027 seine Gültigkeit.", "binding 2027-04-30 -"],
  [
    "Die Besichtigung der Räume ist am 18.02.2027 zwischen 9:00 und 11:00 Uhr möglich.",
    "site-visit 2027-02-18 09:00",
  ],
  ["Objektbegehung am 18.02.2027, 10 Uhr", "site-visit 2027-02-18 10:00"],
  ["Die Leistungserbringung startet am 01.05.2027.", "start 2027-05-01 -"],
  ["Der Auftragnehmer nimmt die Leistung am 01.05.2027 auf.", "start 2027-05-01 -"],
  ["Der Vertrag tritt am 01.05.2027 in Kraft.", "start 2027-05-01 -"],
  ["Vertragslaufzeit ab 01.05.2027", "start 2027-05-01 -"],
  ["Beginn der Dienstleistung: 01.05.2027", "start 2027-05-01 -"],
  [
    "Mit den Arbeiten ist spätestens 14 Tage nach Zuschlagserteilung zu beginnen.",
    "start - - 14 calendar-days after -",
  ],
  ["Öffnung der Teilnahmeanträge: 12.02.2027, 12:05 Uhr"],
  ["Absendung der Aufforderung zur Angebotsabgabe: 01.02.2027"],
  [
    "Meilenstein\tTermin\nVeröffentlichung\t01.02.2027\nFrist Bieterfragen\t01.03.2027, 12:00 Uhr\nAngebotsfrist\t12.03.2027, 11:00 Uhr\nBieterpräsentation\t22.03.2027\nZuschlag\t30.04.2027\nLeistungsbeginn\t01.05.2027",
    "offer 2027-03-12 11:00",
    "questions 2027-03-01 12:00",
    "start 2027-05-01 -",
  ],
  [
    "Angebotsfrist      12.03.2027, 11:00 Uhr\nBindefrist         30.04.2027",
    "binding 2027-04-30 -",
    "offer 2027-03-12 11:00",
  ],
  ["12.03.2027 (11:00 Uhr): Angebotsabgabe", "offer 2027-03-12 11:00"],
  ["12. März 2027: Abgabe der Angebote (11 Uhr)", "offer 2027-03-12 11:00"],
  [
    "Freitag, 12. März 2027, bis spätestens 11:00 Uhr: Eingang der Angebote",
    "offer 2027-03-12 11:00",
  ],
  ["Angebotsfrist 12/03/2027, 11:00 Uhr", "offer 2027-03-12 11:00"],
  ["Angebotsfrist: 12-03-2027", "offer 2027-03-12 -"],
  ["Fragen bis 10 Tage vor Schlusstermin", "questions 2027-03-02 - 10 calendar-days before offer"],
  [
    "Fragen sind bis sechs Tage vor Ablauf der Frist zur Angebotsabgabe zu stellen.",
    "questions 2027-03-06 - 6 calendar-days before offer",
  ],
  [
    "Rückfragen sind bis sieben Tage vor Ablauf der Frist möglich.",
    "questions 2027-03-05 - 7 calendar-days before offer",
  ],
  ["Fragen sind spätestens 6 Tage vor Ablauf der Angebots- bzw. Teilnahmefrist zu stellen."],
  [
    "Beginn der Leistung: innerhalb von 2 Wochen nach schriftlicher Auftragserteilung",
    "start - - 2 weeks after -",
  ],
  ["Projektstart: 10 Werktage nach Erhalt des Zuschlags", "start - - 10 working-days after -"],
  [
    "Fragen bis 48h vor Ablauf der Angebotsfrist",
    "questions 2027-03-10 11:00 48 hours before offer",
  ],
  ["Das Angebot ist 90 Tage gültig.", "binding 2027-06-10 - 90 calendar-days after offer"],
  [
    "Der Bieter ist 60 Kalendertage an sein Angebot gebunden.",
    "binding 2027-05-11 - 60 calendar-days after offer",
  ],
  [
    "Die Angebotsfrist endet am 12.03.2027 um 11:00 Uhr, die Bindefrist am 30.04.2027.",
    "binding 2027-04-30 -",
    "offer 2027-03-12 11:00",
  ],
  [
    "Frist für Fragen ist der 01.03.2027, für Angebote der 12.03.2027, 11 Uhr.",
    "offer 2027-03-12 11:00",
    "questions 2027-03-01 -",
  ],
  ["Um 11 Uhr endet am 12.03.2027 die Angebotsfrist.", "offer 2027-03-12 11:00"],
  ["Die Angebotsfrist wird um eine Woche auf den 19.03.2027 verlängert.", "offer 2027-03-19 -"],
  [
    "Neuer Abgabetermin: 19.03.2027, 12:00 Uhr (alter Termin: 12.03.2027, 12:00 Uhr)",
    "offer 2027-03-19 12:00",
  ],
  [
    "Der Abgabetermin 12.03.2027 wird auf den 19.03.2027, 10:00 Uhr verschoben.",
    "offer 2027-03-19 10:00",
  ],
  [
    "Die Angebotsfrist verlängert sich vom 12.03.2027, 11:00 Uhr, bis zum 19.03.2027, 11:00 Uhr.",
    "offer 2027-03-19 11:00",
  ],
  [
    "Fragen werden nur beantwortet, wenn sie bis zum 01.03.2027, 12:00 Uhr eingegangen sind.",
    "questions 2027-03-01 12:00",
  ],
  [
    "Der Auftraggeber beantwortet Fragen, die ihm bis zum 01.03.2027 vorliegen.",
    "questions 2027-03-01 -",
  ],
  ["Bewerberfragen sind bis zum 05.02.2027, 12 Uhr zulässig.", "questions 2027-02-05 12:00"],
  [
    "Die Teilnahmeanträge müssen bis spätestens Freitag, 12.02.2027, 12.00 Uhr in elektronischer Form vorliegen.",
    "participation 2027-02-12 12:00",
  ],
  ["Frist zum Einreichen der Bewerbung: 12.02.2027", "participation 2027-02-12 -"],
  ["Es gilt eine Angebotsfrist bis zum 12.3.2027.", "offer 2027-03-12 -"],
  ["Angebotsabgabe bis spätestens Fr 12.03. 2027 11 Uhr", "offer 2027-03-12 11:00"],
  [
    "Angebote müssen am 12.03.2027 spätestens um 11:00 Uhr eingegangen sein.",
    "offer 2027-03-12 11:00",
  ],
  ["Die Frist endet am 12.03.2027, 11:00 Uhr (Angebotsfrist).", "offer 2027-03-12 11:00"],
  [
    "Das Angebot ist spätestens am Freitag, dem 12. März 2027, bis 11:00 Uhr in der Vergabestelle, Zimmer 12, einzureichen.",
    "offer 2027-03-12 11:00",
  ],
  ["Termin für die Submission ist der 12.03.2027, 11 Uhr.", "opening 2027-03-12 11:00"],
  ["Angebotseröffnung: 12.03.2027; 11:00 Uhr", "opening 2027-03-12 11:00"],
  ["Ende der Frist für Rückfragen der Bewerber: 05.02.2027", "questions 2027-02-05 -"],
  ["Die Ausführung beginnt am 03.05.2027.", "start 2027-05-03 -"],
  ["Ausführungszeit: 03.05.2027 bis 30.09.2027"],
  ["Die Ausführung soll ab Mai 2027 beginnen, spätestens am 15.05.2027.", "start 2027-05-15 -"],
  ["Zwischen dem 01.03.2027 und dem 05.03.2027 können Besichtigungstermine vereinbart werden."],
  ["Anmeldung zur Ortsbesichtigung bis 10.02.2027"],
];
