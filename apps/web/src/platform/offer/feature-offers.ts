import { cheapestTierWith, paidTiers, tierRights } from "@tc/domain";
import type { Feature } from "@tc/domain";
import type { Offered } from "../plans/availability";

/** The smallest plan that opens a feature, as a label: "ab Basic", "nur Enterprise". */
export function planLabel(feature: Feature): string {
  const tier = cheapestTierWith(feature);
  const name = tierRights(tier).name;
  return tier === paidTiers.at(-1) ? `nur ${name}` : `ab ${name}`;
}

const checks = paidTiers.map((tier) => tierRights(tier).tenderChecksPerMonth);

interface FurtherFeature {
  readonly of: Offered;
  readonly title: string;
  readonly text: string;
  /** Which plans have it. */
  readonly plan: string;
}

/** What the start page tells besides the three features that have a picture. */
export const furtherFeatures: readonly FurtherFeature[] = [
  {
    of: "competition",
    title: "Besonders umkämpft",
    text: "Eine eigene Ansicht zeigt die Verfahren, bei denen du mit vielen Angeboten rechnen musst.",
    plan: planLabel("competition"),
  },
  {
    of: "summaries",
    title: "KI-Zusammenfassungen",
    text: "Das Wichtige aus den Unterlagen, jede Aussage mit wörtlichem Zitat. Was sich nicht belegen lässt, fällt weg.",
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
    text: "Neue passende Ausschreibungen kommen von selbst: sofort, täglich oder wöchentlich.",
    plan: planLabel("monitoring"),
  },
  {
    of: "tenderChecks",
    title: "TenderChecks",
    text: "Anforderungen, Fristen und Risiken gegen dein Profil gestellt, mit einem Vorschlag: bieten oder lassen.",
    plan: `${checks.slice(0, -1).join(", ")} oder ${checks.at(-1) ?? ""} im Monat`,
  },
  {
    of: "pipeline",
    title: "Pipeline",
    text: "Vom Entdecken bis zum Ergebnis: Alle Angebote, an denen ihr arbeitet, auf einem Board.",
    plan: planLabel("pipeline"),
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
    text: "Volumen, Gewinner und eigene Erfolgsquote über die Zeit auf dem Dashboard, dazu Berichte als PDF und CSV.",
    plan: planLabel("businessIntelligence"),
  },
];
