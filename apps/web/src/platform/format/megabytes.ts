import { formatNumber } from "./format";

/** "10 MB" */
export function megabytes(bytes: number): string {
  return `${formatNumber(bytes / 1_000_000)}\u00a0MB`;
}
