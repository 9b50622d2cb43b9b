import type { Phrasing } from "./phrasing.ts";

/** Criteria weighed in points. */
export const pointPhrasings: readonly Phrasing[] = [
  [
    "Zuschlagskriterien (insgesamt max. 100 Punkte)\nPreis: max. 60 Punkte\nKonzept: max. 40 Punkte",
    ["60 P. Preis", "40 P. Konzept"],
  ],
  [
    "Zuschlagskriterien\nPreis 30 Punkte\nKonzept 50 Punkte\nPräsentation 20 Punkte\nGesamtpunktzahl 100 Punkte",
    ["30 P. Preis", "50 P. Konzept", "20 P. Präsentation"],
  ],
  [
    "Zuschlagskriterien\nAngebotspreis: maximal 300 Punkte\nKonzept: maximal 500 Punkte\nTeam: maximal 200 Punkte\nInsgesamt können 1.000 Punkte erreicht werden.",
    ["300 P. Angebotspreis", "500 P. Konzept", "200 P. Team"],
  ],
  [
    "Zuschlagskriterien: Insgesamt sind 500 Punkte erreichbar: Preis 200 Punkte, Konzept 200 Punkte, Projektteam 100 Punkte.",
    ["200 P. Preis", "200 P. Konzept", "100 P. Projektteam"],
  ],
  [
    "Zuschlagskriterien\nKriterium\tMax. Punkte\nPreis\t40\nKonzept\t35\nTeam\t25\nSumme\t100",
    ["40 P. Preis", "35 P. Konzept", "25 P. Team"],
  ],
  ["Zuschlagskriterien\nPreis (40 Pkt.)\nQualität (60 Pkt.)", ["40 P. Preis", "60 P. Qualität"]],
  [
    "Zuschlagskriterien: Für das Kriterium Preis werden maximal 60 Punkte, für das Kriterium Qualität maximal 40 Punkte vergeben.",
    ["60 P. Preis", "40 P. Qualität"],
  ],
  [
    "Wertungskriterien\nPreis – bis zu 30 Punkte\nKreativleistung – bis zu 50 Punkte\nNachhaltigkeit – bis zu 20 Punkte",
    ["30 P. Preis", "50 P. Kreativleistung", "20 P. Nachhaltigkeit"],
  ],
  [
    "Bewertungskriterien\n1. Preis: 40 Punkte\n2. Konzept: 60 Punkte\n2.1 Zielgruppenansprache: 25 Punkte\n2.2 Gestaltung: 35 Punkte\nMaximal erreichbare Punktzahl: 100 Punkte",
    [
      "40 P. Preis",
      "60 P. Konzept",
      "25 P. Zielgruppenansprache < Konzept",
      "35 P. Gestaltung < Konzept",
    ],
  ],
  [
    "Zuschlagskriterien\nKriterium\tGewichtung\tPunkte\nPreis\t40 %\t400 Punkte\nKonzept\t60 %\t600 Punkte",
    ["40 Preis", "60 Konzept"],
  ],
  [
    "Zuschlagskriterien\nDie maximal erreichbare Gesamtpunktzahl beträgt 200 Punkte.\nPreis 80 Punkte\nKonzept 70 Punkte\nTeam 50 Punkte",
    ["80 P. Preis", "70 P. Konzept", "50 P. Team"],
  ],
  [
    "Zuschlagskriterien\nPreis\n0 bis 40 Punkte\nKonzept\n0 bis 60 Punkte",
    ["40 P. Preis", "60 P. Konzept"],
  ],
  [
    "Zuschlagskriterien\nZK1 Preis 400 Punkte\nZK2 Auftragsanalyse 350 Punkte\nZK3 Referenzen 250 Punkte",
    ["400 P. Preis", "350 P. Auftragsanalyse", "250 P. Referenzen"],
  ],
];
