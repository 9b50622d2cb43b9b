import { agencySectorDefinitions } from "@tc/domain";
import type { FieldText } from "../text/field-text.ts";
import type { AgencyProfile, AgencyReference } from "./agency-profile.ts";
import { agencyCodes } from "./agency-codes.ts";
import { buyerGroupOf, buyerKeyOf } from "./buyer-group.ts";
import type { BuyerGroup } from "./buyer-group.ts";
import type { FitModels } from "./fit-models.ts";
import { checkWeights } from "./fit-weights.ts";
import type { FitWeights } from "./fit-weights.ts";
import { keywordOf } from "./keywords.ts";
import type { Keyword } from "./keywords.ts";
import type { PreparedAgency, PreparedReference } from "./prepared.ts";
import { profileText, profileTexts } from "./profile-texts.ts";
import { serviceVocabulary } from "./services/service-vocabulary.ts";
import type { Services } from "./services/service-vocabulary.ts";
import { certificatesIn } from "./requirements/certificates.ts";

/** A project is never taken for more alike in size than this: a factor of about two either way. */
const minDeviation = 0.8;

/**
 * Makes a profile ready for scoring: vectors, codes, figures. `weights` are the agency's own; without them everybody's.
 * Throws where weights are no numbers.
 */
export function prepareAgency(
  models: FitModels,
  profile: AgencyProfile,
  weights: FitWeights = models.weights,
): PreparedAgency {
  const steps = preparingAgency(models, profile, weights);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * As `prepareAgency`, step by step, each of some milliseconds: two hundred references of four thousand characters take
 * seconds, and who asks on an event loop lets others in between.
 */
export function* preparingAgency(
  models: FitModels,
  profile: AgencyProfile,
  weights: FitWeights = models.weights,
): Generator<undefined, PreparedAgency> {
  const { vectoriser } = models;
  const text = profileText(profile);
  const texts = profileTexts(profile);
  const references: PreparedReference[] = [];
  for (const reference of profile.references) {
    const referenceWords = referenceText(reference);
    references.push({
      reference,
      text: referenceWords,
      vector: vectoriser.vectorise(referenceWords),
      services: new Set(
        serviceVocabulary(vectoriser.analyzer)
          .namedIn(`${reference.title} | ${reference.description ?? ""}`)
          .keys(),
      ),
    });
    yield;
  }
  const agencySectors = new Set([
    ...profile.agencySectors,
    ...profile.references.flatMap((reference) => reference.agencySectors),
  ]);
  const { ofSector } = serviceVocabulary(vectoriser.analyzer);
  const ofSectors = [...agencySectors].flatMap((agencySector) => [...ofSector(agencySector)]);
  const namedServices = namedServicesOf(models, profile);
  const size = sizeOf(profile.references);
  const turnover = turnoverOf(profile);
  return {
    profile,
    weights: checkWeights(weights),
    texts,
    ...(texts.hasOwnText && { ownText: { text, vector: vectoriser.vectorise(text) } }),
    references,
    codes: agencyCodes(profile.cpv, agencySectors),
    services: new Set([...ofSectors, ...namedServices]),
    namedServices,
    extraKeywords: extraKeywordsOf(models, profile),
    certificates: new Map(
      profile.certificates.flatMap(({ name, expiresOn }) =>
        certificatesIn(name).map(
          (certificate) =>
            [certificate.name, { ...(expiresOn !== undefined && { expiresOn }) }] as const,
        ),
      ),
    ),
    ...(size && { size }),
    clients: new Set(profile.references.map(({ client }) => buyerKeyOf(client))),
    clientGroups: countGroups(profile.references),
    publicClients: profile.references.filter(({ isPublicClient }) => isPublicClient).length,
    excludedKeywords: profile.exclusions.keywords.flatMap(
      (entered) => keywordOf(vectoriser.analyzer, entered) ?? [],
    ),
    ...(turnover && { turnover }),
  };
}

function namedServicesOf(
  { vectoriser: { analyzer } }: FitModels,
  { focus, keywords, references }: AgencyProfile,
): Services {
  const { namedIn } = serviceVocabulary(analyzer);
  const texts = [focus, ...keywords, ...references.map(({ title }) => title)];
  return new Set(texts.flatMap((text) => [...namedIn(text).keys()]));
}

function extraKeywordsOf(
  { vectoriser: { analyzer } }: FitModels,
  { keywords }: AgencyProfile,
): Keyword[] {
  const { namedIn } = serviceVocabulary(analyzer);
  return keywords
    .filter((entered) => namedIn(entered).size === 0)
    .flatMap((entered) => keywordOf(analyzer, entered) ?? []);
}

function referenceText(reference: AgencyReference): FieldText {
  return {
    title: reference.title,
    lotTitles: [],
    description: reference.description ?? "",
    cpvLabels: reference.agencySectors.map(
      (agencySector) => agencySectorDefinitions[agencySector]?.label ?? "",
    ),
  };
}

function sizeOf(references: readonly AgencyReference[]): PreparedAgency["size"] {
  const logs = references.flatMap(({ valueCents }) =>
    valueCents !== undefined && valueCents > 100 ? [Math.log(valueCents)] : [],
  );
  if (logs.length === 0) return undefined;
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  const deviation = logs.length > 1 ? Math.sqrt(squares / (logs.length - 1)) : 0;
  return { mean, deviation: Math.max(minDeviation, deviation) };
}

/** Of the newest three years. */
function turnoverOf({ turnover }: AgencyProfile): PreparedAgency["turnover"] {
  const years = turnover.toSorted((a, b) => b.year - a.year).slice(0, 3);
  const newest = years[0];
  if (!newest) return undefined;
  const cents = years.map((year) => year.cents);
  const sum = cents.reduce((total, year) => total + year, 0);
  return {
    newest: newest.cents,
    lowest: Math.min(...cents),
    highest: Math.max(...cents),
    average: sum / cents.length,
    sum,
    newestYear: newest.year,
    isComplete: years.length === 3 && years.every(({ year }, at) => year === newest.year - at),
  };
}

function countGroups(references: readonly AgencyReference[]): Map<BuyerGroup, number> {
  const counts = new Map<BuyerGroup, number>();
  for (const { client } of references) {
    const group = buyerGroupOf(client);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
