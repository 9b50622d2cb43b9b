import { createAgencyBlock, prepareAgency, prepareTender, scoreBlock } from "@tc/assessment";
import type {
  AgencyBlock,
  AgencyProfile,
  FitWeights,
  PreparedChances,
  PreparedTender,
} from "@tc/assessment";
import type { Tender } from "@tc/domain";
import { chancesBase, chancesOn } from "./chances-of.ts";
import { openParts } from "../models/model-parts.ts";
import type { OpenParts, PartName } from "../models/model-parts.ts";
import { bytesPerScore, writeScore } from "./score-layout.ts";
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
}

export interface TenderText {
  readonly id: string;
  readonly buyerId: string | null;
  readonly record: string;
}

/** One that nothing can be worked out of, and why: the others get through. */
export interface Refusal {
  readonly id: string;
  readonly error: Error;
}

interface ReadyTender {
  readonly prepared: PreparedTender;
  readonly chances: PreparedChances | undefined;
  readonly incumbents: ReadonlySet<string>;
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

  /** The tenders that the next calls of `score` are about, but for those that it returns. */
  setTenders(tenders: readonly TenderToScore[]): Refusal[] {
    const { fit } = this.#ready();
    const labelOf = (code: string) => this.#labels.get(code);
    const prepare = ({ id, record, forecast, incumbents }: TenderToScore): ReadyTender => {
      const tender = JSON.parse(record) as Tender;
      const said = JSON.parse(forecast) as TenderForecast;
      const budget = budgetRange(said.budget);
      return {
        prepared: prepareTender(fit, tender, { labelOf, ...(budget && { budget }) }),
        chances: chancesBase(id, tender, said),
        incumbents: new Set(incumbents),
      };
    };
    const { ready, refused } = prepareEach(tenders, prepare);
    this.#tenders = ready.map(([, tender]) => tender);
    return refused;
  }

  /** The agencies of a block that is known, in its order. */
  blockIds(key: string): readonly string[] | undefined {
    return this.#blocks.get(key)?.ids;
  }

  /**
   * `key` names the agencies with the versions of their profiles and weights. The block is of all but those that it
   * returns.
   */
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
    const found = this.#blocks.get(key);
    if (!found) throw new Error(`no block ${key}`);
    const { ids, block } = found;
    const { fit, chances } = this.#ready();
    const bytes = new Uint8Array(ids.length * this.#tenders.length * bytesPerScore);
    for (const [column, tender] of this.#tenders.entries()) {
      const scores = scoreBlock(fit, block, tender.prepared);
      const known = new Map<number, Chance | null>();
      for (const [row, id] of ids.entries()) {
        const scored = {
          score: scores.score[row]!,
          low: scores.low[row]!,
          high: scores.high[row]!,
          knockout: scores.knockout[row]!,
        };
        const chance = tender.chances && chanceOf(tender, tender.chances, id, scored, known);
        writeScore(bytes, row * this.#tenders.length + column, scored, scores.parts, row, chance);
      }
    }
    return bytes;

    function chanceOf(
      { incumbents }: ReadyTender,
      base: PreparedChances,
      id: string,
      scored: { score: number; low: number; high: number; knockout: number },
      known: Map<number, Chance | null>,
    ): Chance | undefined {
      const incumbent = incumbents.has(id);
      // Most agencies have no intercept of their own, and of the range only its width counts.
      const isShared = !chances.coefficients.agencies.has(id);
      const { score, low, high, knockout } = scored;
      const place = (score * 101 + high - low) * 4 + (knockout === 0 ? 2 : 0) + (incumbent ? 1 : 0);
      const same = isShared ? known.get(place) : undefined;
      if (same !== undefined) return same ?? undefined;
      const said = chancesOn(chances, base, { id, fit: scored, incumbent });
      const chance: Chance | null =
        said.kind === "too-thin"
          ? null
          : { percent: said.percent, low: said.lowPercent, high: said.highPercent };
      if (isShared) known.set(place, chance);
      return chance ?? undefined;
    }
  }

  #ready(): OpenParts {
    if (!this.#parts) throw new Error("no models yet");
    return this.#parts;
  }
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

interface Chance {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}
