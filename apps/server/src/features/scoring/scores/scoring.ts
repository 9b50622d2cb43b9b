import {
  createAgencyBlock,
  prepareAgency,
  prepareTender,
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
import type { Tender } from "@tc/domain";
import { chancesBase, chancesOn } from "./chances-of.ts";
import { openParts } from "../models/model-parts.ts";
import type { OpenParts, PartName } from "../models/model-parts.ts";
import { bytesPerScore, writeScore } from "./score-layout.ts";
import type { ScoredChance } from "./score-layout.ts";
import { budgetRange, makeForecast } from "../forecasts/tender-forecast.ts";
import type { TenderForecast } from "../forecasts/tender-forecast.ts";

export interface AgencyToScore {
  readonly id: string;
  readonly profile: AgencyProfile;
  /** Learnt from its own labels */
  readonly weights?: FitWeights;
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
  /** What agencies' own documents demand: Requirements as JSON */
  readonly demands: readonly { readonly agencyId: string; readonly requirements: string }[];
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
  /** The tender as an agency sees it whose own documents demand more than the notice */
  readonly preparedFor: ReadonlyMap<string, PreparedTender>;
}

interface ReadyBlock {
  readonly ids: readonly string[];
  readonly block: AgencyBlock;
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
      const { id, record, forecast, incumbents, demands } = toScore;
      const tender = JSON.parse(record) as Tender;
      const tenderForecast = JSON.parse(forecast) as TenderForecast;
      const budget = budgetRange(tenderForecast.budget);
      const prepared = prepareTender(fit, tender, { labelOf, ...(budget && { budget }) });
      return {
        prepared,
        chances: chancesBase(id, tender, tenderForecast),
        incumbents: new Set(incumbents),
        preparedFor: new Map(
          demands.map(({ agencyId, requirements }) => [
            agencyId,
            withDemands(prepared, JSON.parse(requirements) as Requirement[]),
          ]),
        ),
      };
    };
    const { ready, refused } = prepareEach(tenders, prepare);
    this.#tenders = ready.map(([, tender]) => tender);
    return refused;
  }

  /** The agencies of a prepared block, in its order. */
  blockIds(key: string): readonly string[] | undefined {
    return this.#blocks.get(key)?.ids;
  }

  /** Prepares a block; `key` names its agencies with the versions of their profiles and weights. Returns those left out. */
  setBlock(key: string, agencies: readonly AgencyToScore[]): Refusal[] {
    const { fit } = this.#ready();
    const { ready, refused } = prepareEach(agencies, ({ profile, weights }) =>
      prepareAgency(fit, profile, weights),
    );
    const [oldest] = this.#blocks.keys();
    if (oldest !== undefined && this.#blocks.size >= keptBlocks) this.#blocks.delete(oldest);
    this.#blocks.set(key, {
      ids: ready.map(([id]) => id),
      block: createAgencyBlock(ready.map(([, agency]) => agency)),
    });
    return refused;
  }

  /** The scores of all agencies of the block for all tenders, agency by agency; see score-layout.ts. */
  score(key: string): Uint8Array {
    const readyBlock = this.#blocks.get(key);
    if (!readyBlock) throw new Error(`no block ${key}`);
    const { ids, block } = readyBlock;
    const { fit, chances } = this.#ready();
    const bytes = new Uint8Array(ids.length * this.#tenders.length * bytesPerScore);
    for (const [column, tender] of this.#tenders.entries()) {
      const scores = scoreBlock(fit, block, tender.prepared);
      const chanceOf = rememberChances(chances, tender);
      for (const [row, id] of ids.entries()) {
        const ownTender = tender.preparedFor.get(id);
        const ownScores = ownTender && scoreBlock(fit, blockOfOne(block, row), ownTender);
        const [from, at] = ownScores ? [ownScores, 0] : [scores, row];
        const scored = {
          score: from.score[at]!,
          low: from.low[at]!,
          high: from.high[at]!,
          knockout: from.knockout[at]!,
        };
        const place = row * this.#tenders.length + column;
        writeScore(bytes, place, scored, from.parts, at, chanceOf(id, scored));
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

interface Scored {
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly knockout: number;
}

/** Agencies without an intercept of their own share a chance where score, width of the range, knockout and contract agree. */
function rememberChances(
  chances: OpenParts["chances"],
  { incumbents, chances: base }: ReadyTender,
) {
  const remembered = new Map<number, ScoredChance | undefined>();
  return (id: string, fit: Scored): ScoredChance | undefined => {
    if (!base) return undefined;
    const isIncumbent = incumbents.has(id);
    const work = () => chanceFor(chances, base, { id, fit, incumbent: isIncumbent });
    if (chances.coefficients.agencies.has(id)) return work();
    const { score, low, high, knockout } = fit;
    const place = (score * 101 + high - low) * 4 + (knockout === 0 ? 2 : 0) + (isIncumbent ? 1 : 0);
    if (!remembered.has(place)) remembered.set(place, work());
    return remembered.get(place);
  };
}

/** What a byte holds beside "unknown" */
const maxSpread = 254;

function chanceFor(
  chances: OpenParts["chances"],
  base: PreparedChances,
  agency: { readonly id: string; readonly fit: Scored; readonly incumbent: boolean },
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
