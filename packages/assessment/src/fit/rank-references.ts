import { randomPairRank } from "../text/random-pairs.ts";
import { similarity } from "../text/similarity.ts";
import { agencyCodes, codeAffinity } from "./agency-codes.ts";
import type { AgencyReference } from "./agency-profile.ts";
import { decayOf, likenessOf } from "./features.ts";
import type { FitModels } from "./fit-models.ts";
import type { PreparedAgency, PreparedReference, PreparedTender } from "./prepared.ts";

export interface RankedReference {
  readonly reference: AgencyReference;
  /** 0 to 1: how well it shows this work, older projects less */
  readonly relevance: number;
  /** Services that tender and reference both name, in the tender's words */
  readonly services: readonly string[];
}

/** Shares of words, codes and named services in the relevance of a reference */
const shares = { words: 0.6, codes: 0.2, services: 0.2 } as const;
/** So many services in common say all. */
const enoughServices = 2;

/** All references of an agency, the most relevant for a tender first. Formula: `docs/methods/agency-fit.md`. */
export function rankReferences(
  models: Pick<FitModels, "vectoriser">,
  { references }: PreparedAgency,
  tender: PreparedTender,
): RankedReference[] {
  return references
    .map((prepared) => ranked(models, prepared, tender))
    .toSorted((a, b) => b.relevance - a.relevance);
}

function ranked(
  { vectoriser }: Pick<FitModels, "vectoriser">,
  { reference, vector, services: shown }: PreparedReference,
  tender: PreparedTender,
): RankedReference {
  const rank = randomPairRank(vectoriser.model, similarity(vector, tender.vector));
  const words = tender.hasText ? likenessOf(rank) : 0;
  const services = [...tender.services.text]
    .filter(([service]) => shown.has(service))
    .map(([, word]) => word);
  const inCommon = Math.min(1, services.length / enoughServices);
  const relevance =
    shares.words * words +
    shares.codes * codesInCommon(reference, tender) +
    shares.services * inCommon;
  const age = tender.year === undefined ? 0 : Math.max(0, tender.year - reference.year);
  return { reference, relevance: relevance * decayOf(age), services };
}

/** The best match of the reference's agency sectors, expected over the tender's codes */
function codesInCommon({ agencySectors }: AgencyReference, { codes }: PreparedTender): number {
  const shown = agencyCodes([], agencySectors);
  return Math.max(
    0,
    ...codes.map(
      ({ code, probability }) =>
        probability * Math.max(0, ...shown.map((prefix) => codeAffinity(prefix, code))),
    ),
  );
}
