import type { PipelineStage } from "./pipeline-stages.ts";

export const closedStages = ["won", "lost", "declined"] as const satisfies readonly PipelineStage[];
export type ClosedStage = (typeof closedStages)[number];

export const outcomeReasons = [
  "price",
  "concept",
  "presentation",
  "references",
  "formal_error",
  "incumbent",
  "unclear",
  "lead_time",
  "capacity",
  "eligibility",
  "volume",
  "conditions",
  "services",
  "cancelled",
  "other",
] as const;
export type OutcomeReason = (typeof outcomeReasons)[number];

/** What the user reads */
export const outcomeReasonNames = {
  price: "Preis",
  concept: "Konzept",
  presentation: "Präsentation",
  references: "Referenzen",
  formal_error: "Formfehler",
  incumbent: "Bisheriger Dienstleister",
  unclear: "Noch unklar",
  lead_time: "Zu wenig Vorlauf",
  capacity: "Keine Kapazität",
  eligibility: "Eignung fehlt",
  volume: "Volumen passt nicht",
  conditions: "Vertragsbedingungen",
  services: "Leistung passt nicht",
  cancelled: "Aufgehoben",
  other: "Anderes",
} as const satisfies Record<OutcomeReason, string>;

/** The reasons that a dialog offers for each outcome, in its order */
export const reasonsOfOutcome = {
  won: ["price", "concept", "presentation", "references", "unclear"],
  lost: [
    "price",
    "concept",
    "presentation",
    "references",
    "formal_error",
    "incumbent",
    "unclear",
    "other",
  ],
  declined: [
    "lead_time",
    "capacity",
    "eligibility",
    "volume",
    "conditions",
    "services",
    "cancelled",
    "other",
  ],
} as const satisfies Record<ClosedStage, readonly OutcomeReason[]>;
