import type { Phrasing } from "./phrasing.ts";

/** Longer stretches, as they come out of files. */
export const pagePhrasings: readonly Phrasing[] = [
  [
    `3.4 Wertung der Angebote
Die Wertung erfolgt in vier Stufen. In der vierten Stufe werden die Angebote anhand der nachstehenden
Zuschlagskriterien bewertet:

Kriterium                                             Gewichtung
Angebotspreis                                         30 %
Kreativkonzept (max. 15 Seiten)                       40 %
Qualifikation der Schlüsselpersonen                   20 %
Nachhaltigkeitskonzept                                10 %

Bei Punktgleichheit entscheidet der niedrigere Preis.`,
    [
      "30 Angebotspreis",
      "40 Kreativkonzept (max. 15 Seiten)",
      "20 Qualifikation der Schlüsselpersonen",
      "10 Nachhaltigkeitskonzept",
    ],
  ],
  [
    `Zuschlagskriterien
1. Preis 40 %
Bewertet wird die Wertungssumme aus dem Preisblatt. Das günstigste Angebot erhält 10 Punkte, ein Angebot
mit dem doppelten Preis erhält 0 Punkte.
2. Konzept 40 %
Das Konzept soll höchstens 10 Seiten umfassen. Bewertet werden zu gleichen Teilen Kreativität und Umsetzbarkeit.
3. Präsentation 20 %
Die Präsentation dauert 45 Minuten.`,
    ["40 Preis", "40 Konzept", "20 Präsentation"],
  ],
  [
    `Vergabekriterien:
Preis 35%
Gestalterische Qualität 45%
Referenzen des Teams 20%
TOTAL 100%`,
    ["35 Preis", "45 Gestalterische Qualität", "20 Referenzen des Teams"],
  ],
  [
    `Zuschlagskriterien mit Gewichtung
A Preis / Kosten 40%
B Qualität der Leistung 40%
B1 Vorgehen 25%
B2 Zusammenarbeit 15%
C Nachhaltigkeit 20%`,
    [
      "40 Preis / Kosten",
      "40 Qualität der Leistung",
      "25 Vorgehen < Qualität der Leistung",
      "15 Zusammenarbeit < Qualität der Leistung",
      "20 Nachhaltigkeit",
    ],
  ],
  [
    `Die Zuschlagskriterien und ihre Gewichtung lauten:
Nr. | Zuschlagskriterium | Gewichtung
1 | Angebotspreis | 45 %
2 | Umsetzungskonzept | 35 %
3 | Erfahrung des Projektteams | 20 %`,
    ["45 Angebotspreis", "35 Umsetzungskonzept", "20 Erfahrung des Projektteams"],
  ],
  [
    `Bewertungskriterien:
- der Angebotspreis (Wichtung 50 von 100 Prozent)
- die Qualität (Wichtung 50 von 100 Prozent)`,
    ["50 Angebotspreis", "50 Qualität"],
  ],
  [
    `ZUSCHLAGSKRITERIEN
PREIS: 60 %
QUALITÄT: 40 %`,
    ["60 PREIS", "40 QUALITÄT"],
  ],
  [
    `Zuschlagskriterien
Kriterium 1: Gesamtpreis, Gewichtung 40 %
Kriterium 2: Qualität der Mediaplanung, Gewichtung 35 %
Kriterium 3: Serviceniveau und Reaktionszeiten, Gewichtung 25 %`,
    ["40 Gesamtpreis", "35 Qualität der Mediaplanung", "25 Serviceniveau und Reaktionszeiten"],
  ],
  [
    `Für die Ermittlung des wirtschaftlichsten Angebots gelten folgende Zuschlagskriterien:
Preis:
40 Prozent
Fachliches Konzept:
45 Prozent
Personaleinsatzkonzept:
15 Prozent`,
    ["40 Preis", "45 Fachliches Konzept", "15 Personaleinsatzkonzept"],
  ],
  [
    `Wertungsmatrix
Kriterium\tGewicht\tPunkte (0-5)\tErgebnis
Honorar\t30 %\t\t
Herangehensweise\t40 %\t\t
Referenzprojekt\t30 %\t\t`,
    ["30 Honorar", "40 Herangehensweise", "30 Referenzprojekt"],
  ],
  [
    `6. Zuschlagskriterien: Der Zuschlag wird auf das wirtschaftlichste Angebot erteilt (§ 58 VgV).
6.1 Preis (30 %)
6.2 Qualität der Konzeption (50 %)
6.3 Termin- und Ressourcenplanung (20 %)`,
    ["30 Preis", "50 Qualität der Konzeption", "20 Termin- und Ressourcenplanung"],
  ],
  [
    `Die Wertung erfolgt nach folgenden Kriterien:
Preis 70 v.H.
Lieferfrist 30 v.H.
Nebenangebote sind nicht zugelassen. Den Zuschlag erhält das wirtschaftlichste Angebot.`,
    ["70 Preis", "30 Lieferfrist"],
  ],
  [
    "Zuschlagskriterien: Honorarangebot (max. 30 Punkte), Kreativpräsentation (max. 50 Punkte) und Projektmanagement (max. 20 Punkte)",
    ["30 P. Honorarangebot", "50 P. Kreativpräsentation", "20 P. Projektmanagement"],
  ],
  [
    `Zuschlagskriterien
Preis: 40 Punkte
Konzept: 60 Punkte, davon
– Idee: 30 Punkte
– Umsetzung: 20 Punkte
– Zeitplan: 10 Punkte`,
    [
      "40 P. Preis",
      "60 P. Konzept",
      "30 P. Idee < Konzept",
      "20 P. Umsetzung < Konzept",
      "10 P. Zeitplan < Konzept",
    ],
  ],
  [
    `Zuschlagskriterien
Bewertet werden: Qualität des Angebots mit 55 Prozent (Konzept 30 Prozent, Team 25 Prozent) und der Preis mit 45 Prozent.`,
    [
      "55 Qualität des Angebots",
      "30 Konzept < Qualität des Angebots",
      "25 Team < Qualität des Angebots",
      "45 Preis",
    ],
  ],
  [
    "Zuschlagskriterien sind: 1. der Preis mit 30 %, 2. die Qualität der Ideenskizze mit 45 %, 3. die Organisation des Projekts mit 25 %.",
    ["30 Preis", "45 Qualität der Ideenskizze", "25 Organisation des Projekts"],
  ],
  [
    "Der Angebotspreis fließt mit einem Anteil von 40 % in die Bewertung ein, die Qualität mit einem Anteil von 60 %. Weitere Zuschlagskriterien bestehen nicht.",
    ["40 Angebotspreis", "60 Qualität"],
  ],
  [
    "Die Zuschlagskriterien werden wie folgt gewichtet: 45 % entfallen auf den Preis, 35 % auf das Konzept und 20 % auf die Nachhaltigkeit.",
    ["45 Preis", "35 Konzept", "20 Nachhaltigkeit"],
  ],
  ["Wertungskriterien (in Klammern die Gewichtung): Preis (40), Konzept (40), Team (20)", []],
  ["Gewichtung der Zuschlagskriterien: Preis:Leistung = 30:70", ["30 Preis", "70 Leistung"]],
  ["Zuschlagskriterien: Verhältnis Preis zu Qualität 60 % zu 40 %", ["60 Preis", "40 Qualität"]],
  [
    "Das wirtschaftlichste Angebot bestimmt sich nach den Zuschlagskriterien Preis (Wichtung: 50%) und Leistung (Wichtung: 50%).",
    ["50 Preis", "50 Leistung"],
  ],
  [
    `Zuschlagskriterien
Los 1 (Print)
Preis 60 %
Qualität 40 %
Los 2 (Online)
Preis 40 %
Konzept 40 %
Team 20 %
Los 3 (Film)
Preis 30 %
Drehbuch 70 %`,
    [
      "Los 1: 60 Preis",
      "Los 1: 40 Qualität",
      "Los 2: 40 Preis",
      "Los 2: 40 Konzept",
      "Los 2: 20 Team",
      "Los 3: 30 Preis",
      "Los 3: 70 Drehbuch",
    ],
  ],
  [
    `Zuschlagskriterien Los 1:
1. Preis 50%
2. Bildidee 50%
Zuschlagskriterien Los 2:
1. Preis 100%`,
    ["Los 1: 50 Preis", "Los 1: 50 Bildidee"],
  ],
  ["Zuschlagskriterien: Los 1 und 2: Preis 60 %, Qualität 40 %", ["60 Preis", "40 Qualität"]],
  [
    `Zuschlagskriterien
Gewichtung (%)	Kriterium	Beschreibung
35	Preis	Gesamtsumme laut Preisblatt
40	Konzept	Schlüssigkeit
25	Team	Erfahrung`,
    ["35 Preis", "40 Konzept", "25 Team"],
  ],
  [
    `Kriterium	Wichtung in Prozent	Max. Punktzahl
Preis	50	500
Qualität	50	500
Zuschlagskriterien nach § 127 GWB`,
    ["50 Preis", "50 Qualität"],
  ],
  [
    `Zuschlagskriterien
K1: Preis – 30 %
K2: Konzept – 40 %
 K2.1: Botschaft – 50 %
 K2.2: Gestaltung – 50 %
K3: Team – 30 %`,
    ["30 Preis", "40 Konzept", "50 Botschaft < Konzept", "50 Gestaltung < Konzept", "30 Team"],
  ],
  [
    `5 Zuschlagskriterien
5.1 Preis
Der Preis wird mit 40 % gewichtet.
5.2 Konzept
Das Konzept wird mit 35 % gewichtet. Es darf 8 Seiten nicht überschreiten.
5.3 Team
Das Team wird mit 25 % gewichtet.`,
    ["40 Preis", "35 Konzept", "25 Team"],
  ],
  [
    `Zuschlagskriterien:
☐ Preis 40 %
☐ Designkonzept 60 %`,
    ["40 Preis", "60 Designkonzept"],
  ],
  [
    "Zuschlagskriterien: Wirtschaftlichkeit (Preis) 50 %, Fachlichkeit 25 %, Didaktik 25 %",
    ["50 Wirtschaftlichkeit (Preis)", "25 Fachlichkeit", "25 Didaktik"],
  ],
  [
    `Zuschlagskriterien sind
der Preis                            50 %
die Ausführungsfrist                 20 %
der technische Wert                  30 %`,
    ["50 Preis", "20 Ausführungsfrist", "30 der technische Wert"],
  ],
  [
    `Zuschlagskriterien
Preis (netto) 40%
Mehrsprachigkeit des Teams 20%
Überzeugungskraft der Idee 20%
Verfügbarkeit der Ansprechpersonen 20%`,
    [
      "40 Preis (netto)",
      "20 Mehrsprachigkeit des Teams",
      "20 Überzeugungskraft der Idee",
      "20 Verfügbarkeit der Ansprechpersonen",
    ],
  ],
  [
    "Zuschlagskriterien: 40 % Preis, 20 % Mehrsprachigkeit, 20 % Überzeugungskraft, 20 % Verfügbarkeit",
    ["40 Preis", "20 Mehrsprachigkeit", "20 Überzeugungskraft", "20 Verfügbarkeit"],
  ],
  [
    `Zuschlagskriterien
Preis
Gewichtung
40 %
Beratungskonzept
Gewichtung
60 %`,
    ["40 Preis", "60 Beratungskonzept"],
  ],
  [
    "Der Zuschlag wird nach dem besten Preis-Leistungs-Verhältnis erteilt. Dabei wird der Preis zu 40 Prozent, die Leistung zu 60 Prozent berücksichtigt.",
    ["40 Preis", "60 Leistung"],
  ],
  [
    `Art. 9 Zuschlagskriterien
a. Preis 40 %;
b. Qualität der Arbeitsproben 30 %;
c. Organisation und Termine 20 %;
d. Ausbildung von Lernenden 10 %.`,
    [
      "40 Preis",
      "30 Qualität der Arbeitsproben",
      "20 Organisation und Termine",
      "10 Ausbildung von Lernenden",
    ],
  ],
  [
    `Zuschlagskriterien
ZK1 Qualität 60 %
UK 1.1 Projektverständnis 30 %
UK 1.2 Methodik 20 %
UK 1.3 Innovationsgrad 10 %
ZK2 Preis 40 %
Total 100 %`,
    [
      "60 Qualität",
      "30 Projektverständnis < Qualität",
      "20 Methodik < Qualität",
      "10 Innovationsgrad < Qualität",
      "40 Preis",
    ],
  ],
];
