import type { Phrasing } from "./phrasing.ts";

/** Criteria in tables and lists. */
export const tablePhrasings: readonly Phrasing[] = [
  [
    "Zuschlagskriterien\nPreis, Gewichtung: 30 Prozent\nKonzept, Gewichtung: 70 Prozent",
    ["30 Preis", "70 Konzept"],
  ],
  [
    "Zuschlagskriterium 1: Preis – Gewichtung: 30 Prozent\nZuschlagskriterium 2: Konzept – Gewichtung: 70 Prozent",
    ["30 Preis", "70 Konzept"],
  ],
  [
    "Gewichtung\tZuschlagskriterium\n40 %\tPreis\n35 %\tKonzept\n25 %\tTeam",
    ["40 Preis", "35 Konzept", "25 Team"],
  ],
  [
    "Zuschlagskriterien\nGewicht Kriterium\n60 % Angebotspreis (brutto)\n25 % Konzept zur Projektdurchführung\n15 % Nachhaltigkeit",
    ["60 Angebotspreis (brutto)", "25 Konzept zur Projektdurchführung", "15 Nachhaltigkeit"],
  ],
  [
    "Zuschlagskriterien\nGewichtung in %\tKriterium\n30\tPreis\n70\tLeistung",
    ["30 Preis", "70 Leistung"],
  ],
  [
    "Zuschlagskriterien\nNr.\tGewichtung\tKriterium\n1\t50 %\tPreis\n2\t30 %\tUmsetzungskonzept\n3\t20 %\tQualifikation des Personals",
    ["50 Preis", "30 Umsetzungskonzept", "20 Qualifikation des Personals"],
  ],
  [
    "Zuschlagskriterien\nPreis (brutto, inkl. 19 % MwSt.): 40 %\nKonzept: 60 %",
    ["40 Preis (brutto, inkl. 19 % MwSt.)", "60 Konzept"],
  ],
  [
    "Zuschlagskriterien\nGesamtpreis (netto, zzgl. USt.) 45 %\nKonzept (max. 20 Seiten) 55 %",
    ["45 Gesamtpreis (netto, zzgl. USt.)", "55 Konzept (max. 20 Seiten)"],
  ],
  [
    "Zuschlagskriterien\nAngebotspreis in EUR inkl. 19 % Umsatzsteuer – 70 %\nLieferzeit (in Werktagen) – 30 %",
    ["70 Angebotspreis in EUR inkl. 19 % Umsatzsteuer", "30 Lieferzeit (in Werktagen)"],
  ],
  [
    "Zuschlagskriterien\nHonorar (inkl. Nebenkosten) 30 %\nProjektteam (Projektleitung, Stellvertretung) 40 %\nHerangehensweise (Konzept) 30 %",
    [
      "30 Honorar (inkl. Nebenkosten)",
      "40 Projektteam (Projektleitung, Stellvertretung)",
      "30 Herangehensweise (Konzept)",
    ],
  ],
  [
    "Zuschlagskriterien\nPreis 33,33 %\nKonzept 33,33 %\nTeam 33,34 %",
    ["33.33 Preis", "33.33 Konzept", "33.34 Team"],
  ],
  ["Zuschlagskriterien: Preis 33,33 % / Qualität 66,67 %", ["33.33 Preis", "66.67 Qualität"]],
  [
    "Zuschlagskriterien: Preis: 37,5 %; Konzept: 50,0 %; Termine: 12,5 %",
    ["37.5 Preis", "50 Konzept", "12.5 Termine"],
  ],
  [
    "Zuschlagskriterien\nZK1 Preis 40 %\nZK2 Qualität der Offerte 35 %\nZK3 Schlüsselpersonen 25 %",
    ["40 Preis", "35 Qualität der Offerte", "25 Schlüsselpersonen"],
  ],
  [
    "Zuschlagskriterien\nZK 1: Preis (Gewichtung 40%)\nDie Preisbewertung erfolgt linear.\nZK 2: Auftragsanalyse (Gewichtung 30%)\nZK 3: Referenzen (Gewichtung 30%)",
    ["40 Preis", "30 Auftragsanalyse", "30 Referenzen"],
  ],
  [
    "Zuschlagskriterien und Gewichtung:\n– Preis (inkl. MWST): 50%\n– Fachkompetenz: 30%\n– Lehrlingsausbildung: 5%\n– Nachhaltigkeit: 15%",
    ["50 Preis (inkl. MWST)", "30 Fachkompetenz", "5 Lehrlingsausbildung", "15 Nachhaltigkeit"],
  ],
  ["Zuschlagskriterien\nPreis (P): 50 %\nLeistung (L): 50 %", ["50 Preis (P)", "50 Leistung (L)"]],
  ["§ 8 Zuschlagskriterien\n(1) Preis: 30 %\n(2) Qualität: 70 %", ["30 Preis", "70 Qualität"]],
  [
    "III.2 Zuschlagskriterien\na) Preis – 40 %\nb) Konzept – 45 %\nc) Präsentation – 15 %",
    ["40 Preis", "45 Konzept", "15 Präsentation"],
  ],
  [
    "Zuschlagskriterien\nKriterium 1 (Preis): 40 %\nKriterium 2 (Konzept): 60 %",
    ["40 Preis", "60 Konzept"],
  ],
  ["Zuschlagskriterien\nPreis = 40 %\nKonzept = 60 %", ["40 Preis", "60 Konzept"]],
  [
    "Zuschlagskriterien\nPreis ........................ 40 %\nQualität ........................ 60 %",
    ["40 Preis", "60 Qualität"],
  ],
  ["Gewichtung der Zuschlagskriterien:\nPreis\n40 %\nKonzept\n60 %", ["40 Preis", "60 Konzept"]],
  [
    "Zuschlagskriterien\nKriterium: Preis\nGewichtung: 40 %\nKriterium: Konzept\nGewichtung: 60 %",
    ["40 Preis", "60 Konzept"],
  ],
  [
    "II.2.5) Zuschlagskriterien\nDie nachstehenden Kriterien\nQualitätskriterium - Name: Konzept / Gewichtung: 60 %\nPreis - Gewichtung: 40 %",
    ["60 Konzept", "40 Preis"],
  ],
  [
    "II.2.5) Zuschlagskriterien\nDie nachstehenden Kriterien\nQualitätskriterium - Name: Konzept / Gewichtung: 45\nQualitätskriterium - Name: Team / Gewichtung: 15\nPreis - Gewichtung: 40",
    ["45 Konzept", "15 Team", "40 Preis"],
  ],
  [
    "IV.2.1) Zuschlagskriterien\nWirtschaftlich günstigstes Angebot in Bezug auf die nachstehenden Kriterien\n1. Preis. Gewichtung 40\n2. Konzept. Gewichtung 35\n3. Referenzteam. Gewichtung 25",
    ["40 Preis", "35 Konzept", "25 Referenzteam"],
  ],
  [
    `5.1.10. Zuschlagskriterien
Kriterium:
Art: Preis
Bezeichnung: Angebotspreis
Kategorie des Gewicht-Zuschlagskriteriums: Gewichtung (Prozentanteil, genau)
Zuschlagskriterium — Zahl: 30
Kriterium:
Art: Qualität
Bezeichnung: Kreativkonzept
Kategorie des Gewicht-Zuschlagskriteriums: Gewichtung (Prozentanteil, genau)
Zuschlagskriterium — Zahl: 70`,
    ["30 Angebotspreis", "70 Kreativkonzept"],
  ],
  [
    "Zuschlagskriterien\nKriterium\tGewichtung\tErläuterung\nPreis\t40 %\tGesamtpreis laut Preisblatt\nKonzept\t60 %\tSchlüssigkeit und Originalität",
    ["40 Preis", "60 Konzept"],
  ],
  [
    "Bewertungsmatrix\nKriterium Gewichtung Max. Punkte Gewichtete Punkte\nPreis 40 % 10 400\nKonzept 35 % 10 350\nTeam 25 % 10 250\nSumme 100 % 1.000",
    ["40 Preis", "35 Konzept", "25 Team"],
  ],
  [
    "Wertungskriterien\n1 Preis 30%\n2 Qualität 70%\n2.1 Konzeptidee 40%\n2.2 Qualifikation des Projektteams und der Projektleitung 20%\n2.3 Zeit- und Maßnahmenplan 10%\nGesamt 100%",
    [
      "30 Preis",
      "70 Qualität",
      "40 Konzeptidee < Qualität",
      "20 Qualifikation des Projektteams und der Projektleitung < Qualität",
      "10 Zeit- und Maßnahmenplan < Qualität",
    ],
  ],
  [
    "Zuschlagskriterien\nPreis\nGewichtung von 40 Prozent\nEs gilt der Gesamtpreis.\nAgenturpräsentation\nGewichtung von 60 Prozent\nBewertet werden Auftreten und Verständnis der Aufgabe.",
    ["40 Preis", "60 Agenturpräsentation"],
  ],
  [
    "Zuschlagskriterien\nKriterium\tLos 1\tLos 2\nPreis\t40 %\t70 %\nKonzept\t60 %\t30 %",
    ["Los 1: 40 Preis", "Los 1: 60 Konzept", "Los 2: 70 Preis", "Los 2: 30 Konzept"],
  ],
  [
    "Zuschlagskriterien\nLos 1: Preis 40 %, Konzept 60 %\nLos 2: Preis 70 %, Konzept 30 %",
    ["Los 1: 40 Preis", "Los 1: 60 Konzept", "Los 2: 70 Preis", "Los 2: 30 Konzept"],
  ],
  [
    "Los 1 – Konzeption\nZuschlagskriterien: Preis 30 %, Konzept 70 %\n\nLos 2 – Mediaschaltung\nZuschlagskriterien: Preis 80 %, Service 20 %",
    ["Los 1: 30 Preis", "Los 1: 70 Konzept", "Los 2: 80 Preis", "Los 2: 20 Service"],
  ],
  ["Zuschlagskriterien für alle Lose: Preis 50 %, Qualität 50 %", ["50 Preis", "50 Qualität"]],
  [
    "Zuschlagskriterien (Los 3)\nPreis 50 %\nReaktionszeit 20 %\nNachhaltigkeit der Produktion 30 %",
    ["Los 3: 50 Preis", "Los 3: 20 Reaktionszeit", "Los 3: 30 Nachhaltigkeit der Produktion"],
  ],
  [
    "Zuschlagskriterien\n• Preis: 30 %\n• Qualität und Originalität des Gestaltungskonzepts einschließlich der\nbeigefügten Entwürfe: 50 %\n• Organisation, Qualifikation und Erfahrung des mit der Ausführung betrauten\nPersonals: 20 %",
    [
      "30 Preis",
      "50 Qualität und Originalität des Gestaltungskonzepts einschließlich der beigefügten Entwürfe",
      "20 Organisation, Qualifikation und Erfahrung des mit der Ausführung betrauten Personals",
    ],
  ],
  [
    "Nr. Zuschlagskriterium Gewichtung\n1 Preis 45\n2 Projektverständnis 30\n3 Erfahrung der Schlüsselpersonen 25",
    ["45 Preis", "30 Projektverständnis", "25 Erfahrung der Schlüsselpersonen"],
  ],
  [
    "Zuschlagskriterien        Gewicht\nGesamtpreis               50\nIdeenskizze               30\nProjektorganisation       20",
    ["50 Gesamtpreis", "30 Ideenskizze", "20 Projektorganisation"],
  ],
];
