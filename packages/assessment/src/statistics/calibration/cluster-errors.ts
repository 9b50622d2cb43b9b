import { conformalQuantile } from "../quantiles/conformal-quantile.ts";

/** Out-of-fold errors in units of the expected spread, ascending. */
export interface ClusterErrors {
  /** "" holds those of all clusters. */
  readonly cluster: string;
  readonly errors: readonly number[];
}

/** How well values were told by what was learnt from the other folds. */
export interface HeldBack {
  readonly n: number;
  /** Share inside the 80 % interval */
  readonly coverage: number;
  /** Half of the values lie within this factor of the median. */
  readonly medianFactor: number;
}

/** From this many errors on a cluster has its own interval; below, the interval of all is safer. */
const minClusterErrors = 60;

/** `clusters`: that of each error, "" for none. The entry "" holds all errors, others exist only where there are enough. */
export function errorsByCluster(
  clusters: readonly string[],
  scaled: ArrayLike<number>,
): ClusterErrors[] {
  const lists = new Map<string, number[]>([["", Array.from(scaled)]]);
  for (const [at, cluster] of clusters.entries()) {
    if (cluster === "") continue;
    const clusterErrors = lists.get(cluster);
    if (clusterErrors) clusterErrors.push(scaled[at]!);
    else lists.set(cluster, [scaled[at]!]);
  }
  return [...lists]
    .filter(([cluster, errors]) => cluster === "" || errors.length >= minClusterErrors)
    .map(([cluster, errors]) => ({ cluster, errors: errors.toSorted((a, b) => a - b) }));
}

/** Each fold judged by the quantiles of the others. `errors` are ln of factors, `scaled` the same in units of their spread. */
export function heldBackOf(
  clusters: readonly string[],
  errors: Float64Array,
  scaled: Float64Array,
  folds: Uint8Array,
): HeldBack {
  let inside = 0;
  for (const fold of new Set(folds)) {
    const others = [...folds.keys()].filter((at) => folds[at] !== fold);
    const otherErrors = new Map(
      errorsByCluster(
        others.map((at) => clusters[at]!),
        others.map((at) => scaled[at]!),
      ).map((entry) => [entry.cluster, entry.errors]),
    );
    for (const [at, cluster] of clusters.entries()) {
      if (folds[at] !== fold) continue;
      const seen = otherErrors.get(cluster) ?? otherErrors.get("") ?? [];
      const error = scaled[at]!;
      if (conformalQuantile(seen, 0.1) <= error && error <= conformalQuantile(seen, 0.9)) inside++;
    }
  }
  const sizes = errors.map(Math.abs).toSorted();
  const n = clusters.length;
  const medianFactor = n === 0 ? 0 : Math.exp(conformalQuantile(sizes, 0.5));
  return { n, coverage: n === 0 ? 0 : inside / n, medianFactor };
}
