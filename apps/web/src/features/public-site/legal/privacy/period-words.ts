import type { RetentionPeriod } from "@tc/domain";

const singular = { days: "Tag", months: "Monat", years: "Jahr" } as const;
const plural = { days: "Tage", months: "Monate", years: "Jahre" } as const;

/** "30 Tage", "1 Jahr" */
export function periodWords({ amount, unit }: RetentionPeriod): string {
  return `${amount} ${amount === 1 ? singular[unit] : plural[unit]}`;
}
