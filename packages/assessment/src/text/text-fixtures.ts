import type { FieldText } from "./field-text.ts";
import type { TrainingText } from "./train-text-model.ts";

export const fieldText = (title: string, description = ""): FieldText => ({
  title,
  lotTitles: [],
  description,
  cpvLabels: [],
});

/** Hand-written notices of three fields; enough to tell them apart. */
export const trainingTexts: readonly TrainingText[] = [
  [
    "79340000",
    "Imagekampagne für den Radverkehr",
    "Konzeption einer Werbekampagne mit Plakaten und Anzeigen",
  ],
  [
    "79341000",
    "Werbekampagne für Pflegeberufe",
    "Gestaltung von Anzeigen, Plakaten und einer Kampagne in sozialen Medien",
  ],
  [
    "79416000",
    "Öffentlichkeitsarbeit zum Klimaschutz",
    "Presse, Social-Media-Kampagne und Veranstaltungen",
  ],
  [
    "79341400",
    "Rahmenvertrag Werbeagentur",
    "Kreative Leistungen, Anzeigen, Kampagnen und Gestaltung",
  ],
  [
    "45233000",
    "Straßenbau Kreisstraße 12",
    "Asphaltarbeiten, Erdarbeiten und Entwässerung der Straße",
  ],
  ["45233140", "Ausbau der Gemeindestraße", "Erdarbeiten, Asphalt und Randsteine an der Straße"],
  ["45111200", "Tiefbauarbeiten Kanalsanierung", "Erdarbeiten und Kanalbau unter der Straße"],
  ["45233222", "Pflasterarbeiten Marktplatz", "Pflaster, Randsteine und Entwässerung"],
  ["90910000", "Gebäudereinigung Rathaus", "Unterhaltsreinigung und Glasreinigung der Büros"],
  ["90919200", "Unterhaltsreinigung Schulen", "Reinigung der Klassenräume und Glasreinigung"],
  ["90911300", "Fensterreinigung Verwaltungsgebäude", "Glasreinigung und Reinigung der Rahmen"],
  ["90910000", "Reinigungsleistungen Kita", "Unterhaltsreinigung und Grundreinigung der Räume"],
].map(([cpv = "", title = "", description = ""], at) => ({
  text: fieldText(title, description),
  cpv: [cpv],
  buyer: `buyer ${at % 5}`,
}));

export const cpvLabels = [
  { code: "79340000", label: "Werbe- und Marketingdienstleistungen" },
  { code: "79341000", label: "Werbung" },
  { code: "79341400", label: "Dienstleistungen von Werbeagenturen für Werbekampagnen" },
  { code: "79416000", label: "Öffentlichkeitsarbeit" },
  { code: "45233000", label: "Bauarbeiten für Fernstraßen und Straßen" },
  { code: "45111200", label: "Baureifmachung und Erdarbeiten" },
  { code: "90910000", label: "Reinigungsdienste" },
  { code: "90911300", label: "Fensterreinigung" },
];
