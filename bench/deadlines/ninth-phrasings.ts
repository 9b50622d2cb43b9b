import type { Phrasing } from "./phrasing.ts";

/** Dates beside the words for deadlines, nearly all of them none. At first sight the reader read 17 of 28 exactly. */
export const ninthPhrasings: readonly Phrasing[] = [
  [
    "Rechtzeitig angeforderte Auskünfte werden spätestens sechs Tage vor Ablauf der Angebotsfrist erteilt.",
  ],
  ["Der Auftraggeber erteilt zusätzliche Auskünfte bis sechs Tage vor Ablauf der Angebotsfrist."],
  [
    "Antworten auf rechtzeitig gestellte Fragen werden spätestens 6 Tage vor Ablauf der Angebotsfrist allen Bietern mitgeteilt.",
  ],
  [
    "Zusätzliche Auskünfte werden, sofern sie rechtzeitig angefordert wurden, spätestens sechs Tage vor Ablauf der Angebotsfrist erteilt.",
  ],
  [
    "Zusätzliche sachdienliche Auskünfte zu den Unterlagen müssen vom Bieter bis spätestens zum 01.03.2027 angefordert werden. Auskünfte werden bis zum 05.03.2027 erteilt.",
    "questions 2027-03-01 -",
  ],
  ["Der Fragen-Antworten-Katalog wird bis 05.03.2027 fortgeschrieben."],
  ["Die Auskunftserteilung erfolgt bis sechs Kalendertage vor Ablauf der Angebotsfrist."],
  [
    "Änderungen der Vergabeunterlagen werden bis spätestens 6 Tage vor Ablauf der Angebotsfrist bekannt gegeben.",
  ],
  ["Angebote können bis zum Ablauf der Angebotsfrist zurückgezogen werden."],
  [
    "Änderungen am Angebot sind bis zum Ablauf der Angebotsfrist am 12.03.2027, 11:00 Uhr zulässig.",
    "offer 2027-03-12 11:00",
  ],
  ["Der Auftraggeber kann bis zum 30.04.2027 Aufklärung über das Angebot verlangen."],
  ["Die Nachforderung fehlender Unterlagen zum Angebot erfolgt bis zum 20.03.2027."],
  ["Die Preise des Angebots gelten bis zum 31.12.2028."],
  ["Auftragserteilung voraussichtlich bis 30.04.2027"],
  ["Die Eignungsprüfung der Teilnahmeanträge ist bis zum 26.02.2027 abgeschlossen."],
  ["Die Bewerber werden bis zum 26.02.2027 über das Ergebnis des Teilnahmewettbewerbs informiert."],
  [
    "Nach Abschluss des Teilnahmewettbewerbs werden am 01.03.2027 fünf Bewerber zur Angebotsabgabe aufgefordert.",
  ],
  ["Verhandlungen über die Erstangebote finden vom 20.04.2027 bis 22.04.2027 statt."],
  ["Die Kalkulation des Angebots ist bis zum 31.12.2029 aufzubewahren."],
  [
    "Der Bieter benennt mit Angebotsabgabe einen Projektleiter, der ab dem 01.05.2027 zur Verfügung steht.",
  ],
  ["Bestandteil des Angebots ist die Preisliste 2027 vom 01.01.2027, gültig bis 31.12.2027."],
  ["Die Vertragslaufzeit beginnt mit Zuschlag und endet spätestens am 30.04.2029."],
  [
    "Der Auftraggeber beabsichtigt, den Zuschlag bis zum 15.04.2027 auf das wirtschaftlichste Angebot zu erteilen.",
  ],
  ["Angebotsunterlagen können bis zum 10.03.2027 heruntergeladen werden."],
  ["Die Angebote werden am 15.03.2027 ausgewertet."],
  [
    "Die Eigenerklärung ist spätestens mit dem Angebot, die Bescheinigung bis 20.03.2027 vorzulegen.",
  ],
  ["Muster sind bis zum 10.03.2027 zusätzlich zum Angebot einzureichen."],
  ["Teststellung: Geräte sind bis 20.03.2027 anzuliefern."],
];
