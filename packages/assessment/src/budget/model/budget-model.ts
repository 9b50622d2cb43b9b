import type { ClusterErrors, HeldBack } from "../../statistics/calibration/cluster-errors.ts";
import type { StageName } from "./stages.ts";

/** How strongly thin cells are drawn to what lies above them, and how much neighbours count. */
export interface BudgetHyper {
  /** Observations that a CPV node, a circumstance, a buyer needs to go half the way to its own mean. */
  readonly kappaCpv: number;
  readonly kappaFactor: number;
  readonly kappaBuyer: number;
  /** Each of a procedure's n awarded lots weighs n^-lotDiscount: 0 fully, 1 all together as one. */
  readonly lotDiscount: number;
  /** Summed similarity above the floor at which neighbours go half the way to their own median; 0: none are asked. */
  readonly kappaNeighbours: number;
  /** 0: every agency sector is told equally well; 1: intervals follow the error expected of each. */
  readonly spreadPower: number;
}

/** An offset in ln euros and the weight of the observations it was learnt from. */
export interface OffsetEntry {
  readonly key: string;
  readonly value: number;
  readonly weight: number;
}

/** Additive in logarithms: mean + one offset per stage + slope · (ln years − usual). */
export interface Offsets {
  readonly mean: number;
  readonly yearsSlope: number;
  readonly usualYears: number;
  readonly tables: Readonly<Record<StageName, readonly OffsetEntry[]>>;
}

/** A past award. `residual` is ln value minus what the model without this procedure expected. */
export interface StoredComparable {
  readonly tenderId: string;
  readonly lotId: string;
  readonly title?: string;
  readonly awardedOn?: string;
  readonly valueCents: number;
  readonly residual: number;
  readonly cpv: string;
  readonly months?: number;
}

/** What was learnt at or below a CPV cell. */
export interface SectorEvidence {
  readonly key: string;
  readonly n: number;
  readonly from?: string;
  readonly to?: string;
}

export const budgetFormat = "budget";
export const budgetFormatVersion = 1;

/** Plain data, no functions: `createBudgetEstimator` makes it ready to ask. */
export interface BudgetModel {
  readonly format: typeof budgetFormat;
  readonly formatVersion: typeof budgetFormatVersion;
  readonly modelVersion: number;
  readonly hyper: BudgetHyper;
  readonly level: Offsets;
  /** The same kind of model for ln of the absolute error: some agency sectors are told better than others. */
  readonly spread: Offsets;
  readonly errors: readonly ClusterErrors[];
  readonly agencySectors: readonly SectorEvidence[];
  readonly comparables: readonly StoredComparable[];
  readonly heldBack: HeldBack;
  readonly n: number;
  readonly tenders: number;
  readonly from?: string;
  readonly to?: string;
}
