import type { RegimeCode, RegimeHint, RegimeText } from "./regime-rule.ts";

const procurementLaw = "2026-07-01";

/** What each regime means for a bidder; `unknown` is worded by what is missing. */
export const regimeTexts: Readonly<Record<Exclude<RegimeCode, "unknown">, RegimeText>> = {
  vgv: {
    label: "VgV",
    explanation:
      "EU-weites Verfahren für Liefer- und Dienstleistungen nach GWB und VgV: feste Mindestfristen, Nachprüfung vor der Vergabekammer, zehn Tage Wartefrist vor dem Zuschlag bei elektronischer Information.",
    source: "§§ 1, 15–17 VgV, §§ 134, 155 ff. GWB",
    sourceDate: procurementLaw,
  },
  "vob-a-eu": {
    label: "VOB/A EU",
    explanation: "EU-weites Verfahren für Bauleistungen nach Abschnitt 2 der VOB/A.",
    source: "§ 2 VgV, VOB/A Abschnitt 2",
    sourceDate: procurementLaw,
  },
  sektvo: {
    label: "SektVO",
    explanation:
      "EU-weites Verfahren eines Sektorenauftraggebers (Verkehr, Energie, Wasser): freiere Wahl des Verfahrens, Nachprüfung vor der Vergabekammer.",
    source: "§ 1 SektVO, §§ 100, 136 ff. GWB",
    sourceDate: procurementLaw,
  },
  konzvgv: {
    label: "KonzVgV",
    explanation:
      "EU-weite Vergabe einer Konzession: statt Geld das Recht zur Nutzung, meist mit eigenem Betriebsrisiko.",
    source: "§ 1 KonzVgV, § 105 GWB",
    sourceDate: procurementLaw,
  },
  vsvgv: {
    label: "VSVgV",
    explanation: "EU-weites Verfahren für Verteidigung und Sicherheit, oft mit Verschlusssachen.",
    source: "§ 1 VSVgV, § 104 GWB",
    sourceDate: procurementLaw,
  },
  "vob-a-vs": {
    label: "VOB/A VS",
    explanation: "Bauleistungen für Verteidigung und Sicherheit nach Abschnitt 3 der VOB/A.",
    source: "§ 2 VSVgV, VOB/A Abschnitt 3",
    sourceDate: procurementLaw,
  },
  "vo-1370": {
    label: "VO 1370/2007",
    explanation: "Öffentlicher Personenverkehr nach europäischem Recht.",
    source: "Verordnung (EG) Nr. 1370/2007",
    sourceDate: procurementLaw,
  },
  "eu-own": {
    label: "EU-Haushaltsordnung",
    explanation:
      "Auftrag einer Einrichtung der Europäischen Union nach deren eigener Haushaltsordnung.",
    source: "Verordnung (EU, Euratom) 2024/2509",
    sourceDate: procurementLaw,
  },
  uvgo: {
    label: "UVgO",
    explanation:
      "Unterhalb der EU-Schwelle: „angemessene“ statt fester Fristen (§ 13 UVgO), keine Vergabekammer nach GWB. Für freiberufliche Leistungen, wozu kreative oft gehören, verlangt § 50 UVgO nur so viel Wettbewerb wie möglich.",
    source: "§§ 1, 13, 50 UVgO",
    sourceDate: procurementLaw,
  },
  "uvgo-50": {
    label: "§ 50 UVgO",
    explanation:
      "Freiberufliche Leistung unterhalb der EU-Schwelle: so viel Wettbewerb, wie es nach Art des Geschäfts möglich ist. Keine feste Frist, keine feste Form.",
    source: "§ 50 UVgO",
    sourceDate: procurementLaw,
  },
  "vol-a": {
    label: "VOL/A (laut Bekanntmachung)",
    explanation:
      "Die Bekanntmachung nennt die VOL. Manche Portale schreiben das für alle Liefer- und Dienstleistungen unterhalb der EU-Schwelle, obwohl die UVgO die VOL/A fast überall abgelöst hat: Es gilt, was in den Unterlagen steht.",
    source: "VOL/A Abschnitt 1 (2009); Angabe der Bekanntmachung (BT-01)",
    sourceDate: "2024-02-27",
  },
  "vol-a-sachsen": {
    label: "VOL/A Sachsen",
    explanation:
      "Sachsen wendet unterhalb der EU-Schwelle für Liefer- und Dienstleistungen die VOL/A an, nicht die UVgO. Freiberufliche Leistungen, die sich nicht vorab erschöpfend beschreiben lassen, nimmt das Sächsische Vergabegesetz aus.",
    source: "§ 1 Abs. 2 und 3, § 2 SächsVergabeG",
    sourceDate: "2025-01-01",
  },
  "vob-a": {
    label: "VOB/A",
    explanation: "Bauleistungen unterhalb der EU-Schwelle nach Abschnitt 1 der VOB/A.",
    source: "VOB/A Abschnitt 1",
    sourceDate: procurementLaw,
  },
  "go-nrw-75a": {
    label: "§ 75a GO NRW",
    explanation:
      "Kommunen in Nordrhein-Westfalen sind unterhalb der EU-Schwelle seit 2026 nicht mehr an UVgO, VOB/A und Wertgrenzen gebunden. Es gelten Wirtschaftlichkeit, Effizienz, Sparsamkeit, Transparenz und Gleichbehandlung oder eine eigene Satzung: Fristen und Form stehen nur in den Unterlagen.",
    source: "§ 75a GO NRW",
    sourceDate: "2026-01-01",
  },
  "budget-law": {
    label: "Haushaltsrecht",
    explanation:
      "Die Bekanntmachung beruft sich auf das Haushaltsrecht allein; Fristen und Form stehen in den Unterlagen.",
    source: "§ 55 BHO und Landeshaushaltsordnungen; Angabe der Bekanntmachung (BT-01)",
    sourceDate: procurementLaw,
  },
  foreign: {
    label: "Ausländisches Recht",
    explanation:
      "Die Vergabestelle sitzt nicht in Deutschland: Es gilt das Vergaberecht ihres Staates, oberhalb der EU-Schwelle auf Grundlage der EU-Richtlinien.",
    source: "Sitz der Vergabestelle (BT-514)",
    sourceDate: procurementLaw,
  },
};

export const regimeHints: readonly RegimeHint[] = [
  {
    id: "tvgg-nrw",
    codes: ["go-nrw-75a"],
    when: {},
    label: "TVgG NRW",
    explanation: "Das Tariftreue- und Vergabegesetz NRW gilt daneben weiter.",
    source: "TVgG NRW",
    sourceDate: "2026-01-01",
  },
  {
    id: "bttg",
    when: { buyers: ["federal"], natures: ["services", "works"], from: "2026-05-01" },
    label: "Bundestariftreuegesetz",
    explanation:
      "Dienst- und Bauaufträge des Bundes ab 50.000 € netto verlangen ein Tariftreueversprechen, auch für Nachunternehmen.",
    source: "BTTG, BGBl. 2026 I Nr. 119 (Angabe aus zweiter Hand)",
    sourceDate: "2026-05-01",
  },
  {
    id: "vbeschg",
    when: { buyers: ["federal"], from: "2026-07-01" },
    label: "Vergabebeschleunigungsgesetz",
    explanation:
      "Zur Eignung genügen zunächst Eigenerklärungen; Nachweise verlangt die Vergabestelle nur von aussichtsreichen Bietern.",
    source: "BGBl. 2026 I Nr. 137; § 122 GWB, § 48 VgV (Angabe aus zweiter Hand)",
    sourceDate: "2026-07-01",
  },
];
