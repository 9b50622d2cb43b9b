import type { ClusterErrors, HeldBack } from "./budget-model.ts";
import type { BudgetObservation } from "./budget-observation.ts";
import { foldCount } from "./out-of-fold.ts";
import { conformalQuantile } from "./quantiles.ts";
import { clusterOf } from "./stages.ts";

/** From this many errors on a cluster has its own interval; below, the interval of all awards is safer. */
const minClusterErrors = 60;

/** Ascending; "" holds all, others only where there are enough. */
export function errorsByCluster(
  rows: readonly BudgetObservation[],
  scaled: Float64Array,
): ClusterErrors[] {
  const clusters = new Map<string, number[]>([["", [...scaled]]]);
  for (const [at, { features }] of rows.entries()) {
    const cluster = clusterOf(features);
    if (cluster === "") continue;
    const clusterErrors = clusters.get(cluster);
    if (clusterErrors) clusterErrors.push(scaled[at]!);
    else clusters.set(cluster, [scaled[at]!]);
  }
  return [...clusters]
    .filter(([cluster, errors]) => cluster === "" || errors.length >= minClusterErrors)
    .map(([cluster, errors]) => ({ cluster, errors: errors.toSorted((a, b) => a - b) }));
}

/** Each fold judged by the quantiles of the others. */
export function heldBackOf(
  rows: readonly BudgetObservation[],
  errors: Float64Array,
  scaled: Float64Array,
  folds: Uint8Array,
): HeldBack {
  let inside = 0;
  for (let fold = 0; fold < foldCount; fold++) {
    const isOther = (at: number): boolean => folds[at] !== fold;
    const others = [...scaled.keys()].filter(isOther);
    const clusters = new Map(
      errorsByCluster(
        others.map((at) => rows[at]!),
        Float64Array.from(others, (at) => scaled[at]!),
      ).map((entry) => [entry.cluster, entry.errors]),
    );
    for (const [at, { features }] of rows.entries()) {
      if (isOther(at)) continue;
      const seen = clusters.get(clusterOf(features)) ?? clusters.get("") ?? [];
      const error = scaled[at]!;
      if (conformalQuantile(seen, 0.1) <= error && error <= conformalQuantile(seen, 0.9)) inside++;
    }
  }
  const sizes = errors.map(Math.abs).toSorted();
  const n = rows.length;
  const medianFactor = n === 0 ? 0 : Math.exp(conformalQuantile(sizes, 0.5));
  return { n, coverage: n === 0 ? 0 : inside / n, medianFactor };
}
