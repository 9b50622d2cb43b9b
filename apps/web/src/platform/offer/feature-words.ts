import type { Feature } from "@tc/domain";

/** What a plan opens, in the words of the product. */
export const featureWords = {
  agencyFit: "AgencyFit: wie gut eine Ausschreibung zu euch passt",
  summaries: "Zusammenfassungen mit Zitaten, Fragen an Unterlagen, Angebotsmappe",
  budget: "Budgetschätzung, wo kein Wert veröffentlicht ist",
  monitoring: "Mails über neue passende Ausschreibungen",
  watchlist: "Merkliste",
  playground: "Playground für beliebige Ausschreibungstexte",
  tenderChances: "TenderChances: eure Erfolgsaussicht je Ausschreibung",
  competition: "Wettbewerb und besonders umkämpfte Ausschreibungen",
  marketComparison: "Marktvergleich",
  pipeline: "Pipeline vom Entdecken bis zum Zuschlag",
  partnerGap: "Partnerlücke: welcher Umsatz euch zur Eignung fehlt",
  agencyMatch: "AgencyMatch: nicht öffentliche Anfragen",
  businessIntelligence: "Business Intelligence",
  retenders: "Wiedervergabe-Radar",
  reports: "Berichte als PDF und CSV",
  api: "API, Webhooks und MCP",
} as const satisfies Record<Feature, string>;
