/** Parts of a report on the market, in the order in which it tells them */
export const reportSections = [
  "volume",
  "regions",
  "offers",
  "values",
  "priceWeights",
  "winners",
  "buyers",
  "funnel",
  "retenders",
] as const;
export type ReportSection = (typeof reportSections)[number];

/** As the charts of business intelligence are called */
export const reportSectionNames: Readonly<Record<ReportSection, string>> = {
  volume: "Wie viel ausgeschrieben wird",
  regions: "Wo ausgeschrieben wird",
  offers: "Wie viele anbieten",
  values: "Was es wert ist, netto",
  priceWeights: "Wie viel der Preis zählt",
  winners: "Wer gewinnt",
  buyers: "Wer ausschreibt",
  funnel: "Euer Weg vom Fund zum Zuschlag",
  retenders: "Was als Nächstes zu erwarten ist",
};

export const reportFormats = ["pdf", "csv"] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const reportFormatNames: Readonly<Record<ReportFormat, string>> = {
  pdf: "PDF",
  csv: "CSV für Excel",
};

export const reportLimits = {
  nameMax: 80,
  perAgency: 30,
  recipientsMax: 10,
  /** How long a deletion can be undone */
  keepsDeletedDays: 7,
  /** A larger file is not attached: the mail then leads to it. */
  attachmentMaxBytes: 5 * 1024 * 1024,
} as const;
