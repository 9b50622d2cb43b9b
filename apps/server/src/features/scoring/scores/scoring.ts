import {
  createAgencyBlock,
  prepareAgency,
  prepareTender,
  priceInput,
  scoreBlock,
  withDemands,
} from "@tc/assessment";
import type {
  AgencyBlock,
  AgencyProfile,
  FitWeights,
  PreparedChances,
  PreparedTender,
  Requirement,
} from "@tc/assessment";
import type { PriceLevel, Tender } from "@tc/domain";
import { priceWeightOf } from "../document-facts/stated-facts.ts";
import { chancesBase, chancesOn } from "./chances-of.ts";
import type { AgencyOnTender, ScoredFit } from "./chances-of.ts";
import { openParts } from "../models/model-parts.ts";
import type { OpenParts, PartName } from "../models/model-parts.ts";
import { bytesPerScore, writeScore } from "./score-layout.ts";
import type { ScoredChance } from "./score-layout.ts";
import { budgetRange, makeForecast } from "../forecasts/tender-forecast.ts";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";

export interface AgencyToScore {
  readonly id: string;
  readonly profile: AgencyProfile & { readonly priceLevel?: PriceLevel | undefined };
  /** Learnt from its own labels */
  readonly weights?: FitWeights;
}

/** What documents of a tender say that moves scores */
export interface DocumentFactsToScore {
  /** Requirements as JSON */
  readonly requirements: string;
  /** How much the price counts for the award */
  readonly pricePercent: number | null;
}

/** What counts instead of the public facts for an agency with documents of its own */
export interface DocumentFactsOfAgency extends DocumentFactsToScore {
  readonly agencyId: string;
}

/** As text, so that it is parsed there and not on the event loop. */
export interface TenderToScore {
  readonly id: string;
  /** Tender as JSON */
  readonly record: string;
  /** TenderForecast as JSON */
  readonly forecast: string;
  /** Agencies that won this buyer's latest comparable award */
  readonly incumbents: readonly string[];
  /** For every agency without facts of its own */
  readonly publicFacts: DocumentFactsToScore;
  readonly documentFacts: readonly DocumentFactsOfAgency[];
}

export interface TenderText {
  readonly id: string;
  readonly buyerId: string | null;
  readonly record: string;
}

/** A tender or agency that cannot be scored, and why; the others can. */
export interface Refusal {
  readonly id: string;
  readonly error: Error;
}

interface ReadyTender {
  readonly prepared: PreparedTender;
  readonly chances: PreparedChances | undefined;
  readonly incumbents: ReadonlySet<string>;
  /** The tender as agencies see it that have documents of their own */
  readonly preparedFor: ReadonlyMap<string, PreparedTender>;
  /** How much the price counts, and for agencies that have documents of their own */
  readonly pricePercent: number | undefined;
  readonly pricePercentFor: ReadonlyMap<string, number | undefined>;
}

interface ReadyBlock {
  readonly agencies: readonly ReadyAgency[];
  readonly block: AgencyBlock;
}

interface ReadyAgency {
  readonly id: string;
  readonly priceLevel: PriceLevel | undefined;
}

/** Agencies of so many blocks stay prepared: preparing one costs about a second. */
const keptBlocks = 12;

/** Forecasts and scores; lives in a process of its own, see scoring.process.ts. */
export class Scoring {
  #parts: OpenParts | undefined;
  #labels: ReadonlyMap<string, string> = new Map();
  #tenders: readonly ReadyTender[] = [];
  readonly #blocks = new Map<string, ReadyBlock>();

  /** Must come first. `labels`: German texts of CPV codes. */
  open(
    contents: Readonly<Record<PartName, Uint8Array>>,
    labels: readonly (readonly [code: string, label: string])[],
  ): void {
    this.#parts = openParts(contents);
    this.#labels = new Map(labels);
  }

  /** TenderForecast of each as JSON, or why there is none. */
  forecast(tenders: readonly TenderText[]): (string | Error)[] {
    const parts = this.#ready();
    return tenders.map(({ id, buyerId, record }) =>
      attempt(() =>
        JSON.stringify(makeForecast(parts, { id, buyerId, record: JSON.parse(record) as Tender })),
      ),
    );
  }

  /** Sets the tenders that the next calls of `score` are about. Returns those that cannot be scored. */
  setTenders(tenders: readonly TenderToScore[]): Refusal[] {
    const { fit } = this.#ready();
    const labelOf = (code: string) => this.#labels.get(code);
    const prepare = (toScore: TenderToScore): ReadyTender => {
      const { id, record, forecast, incumbents, publicFacts, documentFacts } = toScore;
      const tender = JSON.parse(record) as Tender;
      const tenderForecast = JSON.parse(forecast) as TenderForecast;
      const budget = budgetRange(tenderForecast.budget);
      const prepared = prepareTender(fit, tender, { labelOf, ...(budget && { budget }) });
      const demanding = ({ requirements }: DocumentFactsToScore) =>
        withDemands(prepared, JSON.parse(requirements) as Requirement[]);
      const percentOf = ({ pricePercent: percent }: DocumentFactsToScore) =>
        priceWeightOf(tender.lots, percent === null ? undefined : { percent })?.percent;
      return {
        prepared: demanding(publicFacts),
        chances: chancesBase(id, tender, tenderForecast),
        incumbents: new Set(incumbents),
        preparedFor: new Map(documentFacts.map((facts) => [facts.agencyId, demanding(facts)])),
        pricePercent: percentOf(publicFacts),
        pricePercentFor: new Map(documentFacts.map((facts) => [facts.agencyId, percentOf(facts)])),
      };
    };
    const { ready, refused } = prepareEach(tenders, prepare);
    this.#tenders = ready.map(([, tender]) => tender);
    return refused;
  }

  /** The agencies of a prepared block, in its order. */
  blockIds(key: string): readonly string[] | undefined {
    return this.#blocks.get(key)?.agencies.map(({ id }) => id);
  }

  /** Prepares a block; `key` names its agencies with the versions of their profiles and weights. Returns those left out. */
  setBlock(key: string, agencies: readonly AgencyToScore[]): Refusal[] {
    const { fit } = this.#ready();
    const { ready, refused } = prepareEach(agencies, ({ profile, weights }) => ({
      agency: prepareAgency(fit, profile, weights),
      priceLevel: profile.priceLevel,
    }));
    const [oldest] = this.#blocks.keys();
    if (oldest !== undefined && this.#blocks.size >= keptBlocks) this.#blocks.delete(oldest);
    this.#blocks.set(key, {
      agencies: ready.map(([id, { priceLevel }]) => ({ id, priceLevel })),
      block: createAgencyBlock(ready.map(([, { agency }]) => agency)),
    });
    return refused;
  }

  /** The scores of all agencies of the block for all tenders, agency by agency; see score-layout.ts. */
  score(key: string): Uint8Array {
    const readyBlock = this.#blocks.get(key);
    if (!readyBlock) throw new Error(`no block ${key}`);
    const { agencies, block } = readyBlock;
    const { fit, chances } = this.#ready();
    const bytes = new Uint8Array(agencies.length * this.#tenders.length * bytesPerScore);
    for (const [column, tender] of this.#tenders.entries()) {
      const scores = scoreBlock(fit, block, tender.prepared);
      const chanceOf = rememberChances(chances, tender);
      for (const [row, agency] of agencies.entries()) {
        const ownTender = tender.preparedFor.get(agency.id);
        const ownScores = ownTender && scoreBlock(fit, blockOfOne(block, row), ownTender);
        const [from, at] = ownScores ? [ownScores, 0] : [scores, row];
        const scored = {
          score: from.score[at]!,
          low: from.low[at]!,
          high: from.high[at]!,
          knockout: from.knockout[at]!,
        };
        const place = row * this.#tenders.length + column;
        writeScore(bytes, place, scored, from.parts, at, chanceOf(agency, scored));
      }
    }
    return bytes;
  }

  #ready(): OpenParts {
    if (!this.#parts) throw new Error("no models yet");
    return this.#parts;
  }
}

function blockOfOne({ members }: AgencyBlock, at: number): AgencyBlock {
  return createAgencyBlock([members[at]!.agency]);
}

function attempt<Result>(work: () => Result): Result | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function prepareEach<Item extends { readonly id: string }, Ready extends object>(
  items: readonly Item[],
  prepare: (item: Item) => Ready,
): { ready: (readonly [id: string, ready: Ready])[]; refused: Refusal[] } {
  const ready: (readonly [string, Ready])[] = [];
  const refused: Refusal[] = [];
  for (const item of items) {
    const { id } = item;
    const made = attempt(() => prepare(item));
    if (made instanceof Error) refused.push({ id, error: made });
    else ready.push([id, made]);
  }
  return { ready, refused };
}

/**
 * Agencies without an intercept of their own share a chance where score, width of the range, knockout, contract and price
 * agree.
 */
function rememberChances(chances: OpenParts["chances"], tender: ReadyTender) {
  const { incumbents, chances: base, pricePercent, pricePercentFor } = tender;
  const remembered = new Map<number, ScoredChance | undefined>();
  return ({ id, priceLevel }: ReadyAgency, fit: ScoredFit): ScoredChance | undefined => {
    if (!base) return undefined;
    const hasOwnPrice = pricePercentFor.has(id);
    const price = priceInput(hasOwnPrice ? pricePercentFor.get(id) : pricePercent, priceLevel);
    const incumbent = incumbents.has(id);
    const work = () => chanceFor(chances, base, { id, fit, incumbent, ...price });
    if (hasOwnPrice || chances.coefficients.agencies.has(id)) return work();
    const { score, low, high, knockout } = fit;
    const { cheapness = 0 } = price;
    const place =
      ((score * 101 + high - low) * 4 + (knockout === 0 ? 2 : 0) + (incumbent ? 1 : 0)) * 3 +
      (cheapness + 1);
    if (!remembered.has(place)) remembered.set(place, work());
    return remembered.get(place);
  };
}

/** What a byte holds beside "unknown" */
const maxSpread = 254;

function chanceFor(
  chances: OpenParts["chances"],
  base: PreparedChances,
  agency: AgencyOnTender,
): ScoredChance | undefined {
  const chance = chancesOn(chances, base, agency);
  if (chance.kind !== "chances") return undefined;
  return {
    percent: chance.percent,
    low: chance.lowPercent,
    high: chance.highPercent,
    spread: Math.min(maxSpread, Math.round(100 * chance.spread)),
  };
}
