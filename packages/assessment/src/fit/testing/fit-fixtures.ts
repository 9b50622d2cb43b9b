import type { Lot, Tender } from "@tc/domain";
import { seedLexicon } from "@tc/text";
import { trainTextModel } from "../../text/train-text-model.ts";
import { cpvLabels, trainingTexts } from "../../text/text-fixtures.ts";
import { createVectoriser } from "../../text/vectorise.ts";
import type { AgencyProfile, AgencyReference } from "../agency-profile.ts";
import type { FitModels } from "../fit-models.ts";
import { startWeights } from "../fit-weights.ts";

/** A model of a dozen hand-written notices: enough to tell three trades apart. */
export function fitModels(change: Partial<FitModels> = {}): FitModels {
  const model = trainTextModel(trainingTexts, { lexicon: seedLexicon, cpvLabels, rank: 4 });
  return { vectoriser: createVectoriser(model), weights: startWeights, ...change };
}

export const emptyProfile: AgencyProfile = {
  focus: "",
  agencySectors: [],
  cpv: [],
  regions: [],
  isNationwide: false,
  turnover: [],
  insurance: {},
  languages: [],
  certificates: [],
  references: [],
  exclusions: { agencySectors: [], keywords: [] },
  keywords: [],
};

export function reference(change: Partial<AgencyReference> = {}): AgencyReference {
  return {
    client: "Stadt Musterhausen",
    title: "Werbekampagne für Pflegeberufe",
    year: 2025,
    valueCents: 20_000_000,
    agencySectors: ["advertising"],
    description: "Gestaltung von Anzeigen, Plakaten und einer Kampagne in sozialen Medien",
    isPublicClient: true,
    ...change,
  };
}

/** A filled profile of an advertising agency. */
export function agencyProfile(change: Partial<AgencyProfile> = {}): AgencyProfile {
  return {
    ...emptyProfile,
    focus: "Kampagnen und Werbung für öffentliche Auftraggeber: Plakate, Anzeigen, soziale Medien",
    agencySectors: ["advertising"],
    regions: ["DE2"],
    turnover: [
      { year: 2025, cents: 120_000_000 },
      { year: 2024, cents: 100_000_000 },
      { year: 2023, cents: 80_000_000 },
    ],
    insurance: { coverCents: 300_000_000 },
    languages: ["DEU"],
    certificates: [{ name: "DIN EN ISO 9001:2015" }],
    references: [
      reference(),
      reference({ client: "Beispielmuseum", title: "Imagekampagne Museum", year: 2023 }),
      reference({ client: "Landkreis Beispiel", title: "Plakate für den Radverkehr", year: 2024 }),
    ],
    keywords: ["Imagekampagne"],
    ...change,
  };
}

export function lot(change: Partial<Lot> = {}): Lot {
  return {
    id: "LOT-0001",
    cpv: ["79341400"],
    nuts: ["DE212"],
    values: {},
    deadlines: [{ kind: "offer", at: "2026-03-02T11:00:00.000Z", hasTime: true }],
    submissionLanguages: ["DEU"],
    awardCriteria: [],
    selectionCriteria: [],
    links: [],
    ...change,
  };
}

/** A call for an advertising campaign in Munich. */
export function campaignTender(change: Partial<Tender> = {}): Tender {
  return {
    title: "Imagekampagne für den Radverkehr",
    description: "Konzeption und Gestaltung einer Werbekampagne mit Plakaten und Anzeigen",
    stage: "call",
    buyers: [{ name: "Stadt Musterhausen", identifiers: [] }],
    cpv: ["79341400"],
    nuts: ["DE212"],
    values: {},
    lots: [lot()],
    results: [],
    links: [],
    publishedOn: "2026-01-20",
    flags: [],
    notices: [],
    changes: [],
    ...change,
  };
}

/** A call for road works: nothing an advertising agency does. */
export function roadTender(change: Partial<Tender> = {}): Tender {
  return campaignTender({
    title: "Straßenbau Kreisstraße 12",
    description: "Asphaltarbeiten, Erdarbeiten und Entwässerung der Straße",
    cpv: ["45233140"],
    lots: [lot({ cpv: ["45233140"] })],
    ...change,
  });
}

/** The German texts of the few codes the fixtures use. */
export function labelOf(code: string): string | undefined {
  return cpvLabels.find((label) => label.code === code)?.label;
}
