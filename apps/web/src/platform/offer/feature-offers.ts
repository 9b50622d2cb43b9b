import { cheapestTierWith, paidTiers, tierRights } from "@tc/domain";
import type { Feature } from "@tc/domain";

/** The smallest plan that opens a feature, as a label: "ab Basic", "nur Enterprise". */
export function planLabel(feature: Feature): string {
  const tier = cheapestTierWith(feature);
  const name = tierRights(tier).name;
  return tier === paidTiers.at(-1) ? `nur ${name}` : `ab ${name}`;
}

const checks = paidTiers.map((tier) => tierRights(tier).tenderChecksPerMonth);
/** "10, 50 oder 150 im Monat" */
export const checksLabel = `${checks.slice(0, -1).join(", ")} oder ${checks.at(-1) ?? ""} im Monat`;

export interface FeatureOffer {
  readonly of: Feature;
  readonly title: string;
  readonly text: string;
  /** Which plans have it. */
  readonly plan: string;
}

/** Every feature that is told in words, apart from the four that the start page shows in pictures. */
export const featureOffers: readonly FeatureOffer[] = [
  {
    of: "competition",
    title: "Besonders umkämpft",
    text: "Eine eigene Ansicht zeigt die Verfahren, bei denen du mit vielen Angeboten rechnen musst.",
    plan: planLabel("competition"),
  },
  {
    of: "summaries",
    title: "Zusammenfassungen",
    text: "Das Wichtige aus Bekanntmachung und Unterlagen, jede Aussage mit wörtlichem Zitat. Dazu Fragen an die Unterlagen und die Angebotsmappe: was verlangt ist, passende Referenzen, Entwürfe für Bieterfragen.",
    plan: planLabel("summaries"),
  },
  {
    of: "budget",
    title: "Budgetschätzung",
    text: "Fehlt der Auftragswert, schätzen wir ihn aus vergleichbaren Vergaben, mit Spanne und dem Wort „geschätzt“.",
    plan: planLabel("budget"),
  },
  {
    of: "monitoring",
    title: "Monitoring per E-Mail",
    text: "Neue Treffer zu Profil und gespeicherten Suchen kommen von selbst: sofort, täglich oder wöchentlich. Gibt es nichts Neues, kommt keine Mail.",
    plan: planLabel("monitoring"),
  },
  {
    of: "watchlist",
    title: "Merkliste",
    text: "Beobachtete Ausschreibungen nach Frist. Was sich ändert, kommt per Mail: alt neben neu und was es an euren Plänen bricht.",
    plan: planLabel("watchlist"),
  },
  {
    of: "playground",
    title: "Playground",
    text: "Beliebigen Ausschreibungstext einfügen und bewerten lassen. Gespeichert wird nichts.",
    plan: planLabel("playground"),
  },
  {
    of: "pipeline",
    title: "Pipeline",
    text: "Vom Entdecken bis zum Ergebnis: Alle Angebote, an denen ihr arbeitet, auf einem Board, mit Aufgaben, Kommentaren und Fristen.",
    plan: planLabel("pipeline"),
  },
  {
    of: "partnerGap",
    title: "Partnerlücke",
    text: "Reicht euer Umsatz nicht, steht dabei, welchen ein Partner mitbringen müsste.",
    plan: planLabel("partnerGap"),
  },
  {
    of: "agencyMatch",
    title: "AgencyMatch",
    text: "Geschlossene Ausschreibungen: Auftraggeber fragen Agenturen, die passen. Kontakte tauschen wir erst nach deiner Zusage aus.",
    plan: planLabel("agencyMatch"),
  },
  {
    of: "businessIntelligence",
    title: "Business Intelligence",
    text: "Volumen, Angebote, Werte, Gewinner und euer Weg zum Zuschlag.",
    plan: planLabel("businessIntelligence"),
  },
  {
    of: "retenders",
    title: "Wiedervergabe-Radar",
    text: "Verträge, die bald enden.",
    plan: planLabel("retenders"),
  },
  {
    of: "reports",
    title: "Berichte",
    text: "Auswertungen als PDF, CSV und Mail.",
    plan: planLabel("reports"),
  },
  {
    of: "api",
    title: "API, Webhooks und MCP",
    text: "Die Daten in euren Systemen, Neues in Slack und Teams.",
    plan: planLabel("api"),
  },
];
