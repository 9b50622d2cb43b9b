import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import {
  assessFit,
  awardOutcomesOf,
  budgetObservationsOf,
  learnGlobalWeights,
  offerObservationsOf,
  prepareAgency,
  prepareTender,
  serialiseBudgetModel,
  serialiseCpvClassifier,
  serialiseOffersModel,
  serialiseTextModel,
  startWeights,
  tenderText,
  trainBudgetModel,
  trainCpvClassifier,
  trainOffersModel,
  trainTextModel,
} from "@tc/assessment";
import { learnLexicon } from "@tc/text";
import type {
  AgencyProfile,
  AwardOutcome,
  BudgetObservation,
  FitLabel,
  FitModels,
  FitWeights,
  OfferObservation,
  TrainingText,
} from "@tc/assessment";
import type { Tender } from "@tc/domain";
import type { JudgedTender } from "../learning/agency-labels.operator.store.ts";
import { CountedResults } from "../forecasts/counted-results.ts";
import { serialiseFitWeights } from "../learning/fit-part.ts";
import { openFit } from "./model-parts.ts";
import type { ModelBasis, PartBasis } from "./model-basis.ts";
import type { TenderText } from "../scores/scoring.ts";
import { budgetRange } from "../forecasts/tender-forecast.ts";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";

export interface TrainingVocabulary {
  readonly lexicon: {
    readonly version: number;
    readonly words: readonly (readonly [word: string, documents: number])[];
  };
  readonly labels: readonly { readonly code: string; readonly label: string }[];
}

/** More texts than these teach little and take hours. */
const maxTexts = 50_000;
/** Longer descriptions repeat themselves. */
const maxDescription = 4_000;
/** Of a quarter of a kilobyte each. */
const maxObservations = 500_000;

/** Learns all parts of one version; lives in a process of its own, see training.process.ts. */
export class Training {
  #vocabulary: TrainingVocabulary | undefined;
  #labels: ReadonlyMap<string, string> = new Map();
  readonly #texts: (TrainingText & { readonly day: string })[] = [];
  readonly #offers: OfferObservation[] = [];
  readonly #outcomes: AwardOutcome[] = [];
  readonly #budgets: BudgetObservation[] = [];
  #fit: FitModels | undefined;
  readonly #counted = new CountedResults();

  /** Comes first. `learnsTexts`: tenders are to teach a text part too. */
  setVocabulary(vocabulary: TrainingVocabulary, learnsTexts: boolean): void {
    if (learnsTexts) this.#vocabulary = vocabulary;
    this.#labels = new Map(vocabulary.labels.map(({ code, label }) => [code, label]));
  }

  /** Takes what these tenders teach and forgets the rest. */
  addTenders(tenders: readonly TenderText[]): void {
    for (const { id, buyerId, record } of tenders) {
      const tender = JSON.parse(record) as Tender;
      const buyer = buyerId ?? undefined;
      if (this.#vocabulary && this.#texts.length < maxTexts) this.#addText(tender, buyer);
      if (tender.results.length === 0) continue;
      if (this.#offers.length < maxObservations) {
        const observations = offerObservationsOf(tender, buyer);
        if (observations.length > 0) this.#counted.addTender(id, tender);
        this.#offers.push(...observations);
        this.#outcomes.push(...awardOutcomesOf(tender, buyer));
      }
      if (this.#budgets.length < maxObservations) {
        const identity = { tenderId: id, ...(buyer !== undefined && { buyer }) };
        this.#budgets.push(...budgetObservationsOf(tender, identity).observations);
      }
    }
  }

  #addText(tender: Tender, buyer: string | undefined): void {
    const text = tenderText(tender, (code) => this.#labels.get(code));
    this.#texts.push({
      text: { ...text, description: text.description.slice(0, maxDescription) },
      cpv: [...new Set([...tender.cpv, ...tender.lots.flatMap((lot) => lot.cpv)])],
      ...(buyer !== undefined && { buyer }),
      day: tender.publishedOn ?? "",
    });
  }

  trainTexts(): { text: Uint8Array; cpv: Uint8Array; n: number } {
    const vocabulary = this.#vocabulary;
    if (!vocabulary) throw new Error("no vocabulary to learn texts with");
    const { version, words } = vocabulary.lexicon;
    const texts = this.#texts.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
    const model = trainTextModel(texts, {
      lexicon: learnLexicon(version, words),
      cpvLabels: vocabulary.labels,
    });
    const classifier = trainCpvClassifier(texts, {
      textModel: model,
      cpvLabels: vocabulary.labels,
    });
    const n = texts.length;
    const text = compress(serialiseTextModel(model));
    const cpv = compress(serialiseCpvClassifier(classifier));
    this.openText(text, cpv);
    return { text, cpv, n };
  }

  /** A text part that was taken over, as stored. */
  openText(text: Uint8Array, cpv: Uint8Array): void {
    this.#texts.length = 0;
    this.#fit = openFit({
      text: zstdDecompressSync(text),
      cpv: zstdDecompressSync(cpv),
      fit: serialiseFitWeights(startWeights),
    });
  }

  /** The features of tenders that an agency has judged, by id. */
  judge(
    profile: AgencyProfile,
    tenders: readonly JudgedTender[],
    today: string,
  ): (readonly [tenderId: string, features: readonly number[]])[] {
    const fit = this.#fit;
    if (!fit) throw new Error("no text part to judge by");
    const agency = prepareAgency(fit, profile);
    const labelOf = (code: string) => this.#labels.get(code);
    return tenders.map(({ id, record, forecast }) => {
      const tenderForecast =
        forecast === null ? undefined : (JSON.parse(forecast) as TenderForecast);
      const budget = tenderForecast && budgetRange(tenderForecast.budget);
      const tender = prepareTender(fit, JSON.parse(record) as Tender, { labelOf, budget });
      return [id, assessFit(fit, agency, tender, { today }).features] as const;
    });
  }

  /** Everybody's weights; `n` labels that could be compared with others. */
  learnWeights(
    fitLabels: readonly FitLabel[],
    start: FitWeights,
  ): { weights: FitWeights; n: number } {
    const { weights, fitLabels: n } = learnGlobalWeights(fitLabels, start);
    return { weights, n };
  }

  trainOffers(today: string): {
    offers: Uint8Array;
    counted: Uint8Array;
    basis: PartBasis;
    heldBack: ModelBasis["heldBack"];
  } {
    const model = trainOffersModel(this.#offers, { today, outcomes: this.#outcomes });
    const { heldOut } = model;
    return {
      offers: compress(serialiseOffersModel(model)),
      counted: compress(this.#counted.toBytes()),
      basis: withoutEmptyDays({ n: model.lots, from: model.from, to: model.to }),
      heldBack: heldOut
        ? {
            single: {
              n: heldOut.lots,
              error: heldOut.singleError,
              bins: heldOut.single.map(({ predicted, seen, n }) => ({ said: predicted, seen, n })),
            },
            offersCoverage: heldOut.coverage,
          }
        : {},
    };
  }

  trainBudget(modelVersion: number): {
    budget: Uint8Array;
    basis: PartBasis;
    heldBack: ModelBasis["heldBack"];
  } {
    const model = trainBudgetModel(this.#budgets, { modelVersion });
    return {
      budget: compress(serialiseBudgetModel(model)),
      basis: withoutEmptyDays({ n: model.n, from: model.from, to: model.to }),
      heldBack: model.n > 0 ? { budgetCoverage: model.heldBack.coverage } : {},
    };
  }
}

/** Equal models give equal bytes. */
function compress(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } });
}

function withoutEmptyDays(basis: {
  readonly n: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
}): PartBasis {
  const { n, from, to } = basis;
  return { n, ...(from && { from }), ...(to && { to }) };
}
