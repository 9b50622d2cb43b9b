/** Net euros from which EU law holds, by the first day of their validity. */
export interface EuThresholds {
  readonly validFrom: string;
  readonly validTo: string;
  readonly suppliesAndServices: number;
  readonly centralFederal: number;
  /** Utilities and defence: supplies and services */
  readonly utilities: number;
  readonly works: number;
  /** Social and other special services (Annex XIV of Directive 2014/24/EU, § 130 GWB) */
  readonly special: number;
  readonly source: string;
  /** When the figures were last checked against the source. */
  readonly checkedOn: string;
}

export const euThresholds: readonly [EuThresholds, ...EuThresholds[]] = [
  {
    validFrom: "2024-01-01",
    validTo: "2025-12-31",
    suppliesAndServices: 221_000,
    centralFederal: 143_000,
    utilities: 443_000,
    works: 5_538_000,
    special: 750_000,
    source: "Delegierte Verordnungen (EU) 2023/2495, 2023/2496 und 2023/2510",
    checkedOn: "2026-11-21",
  },
  {
    validFrom: "2026-01-01",
    validTo: "2027-12-31",
    suppliesAndServices: 216_000,
    centralFederal: 140_000,
    utilities: 432_000,
    works: 5_404_000,
    special: 750_000,
    source: "Delegierte Verordnungen (EU) 2025/2150 bis 2025/2152 vom 22.10.2025",
    checkedOn: "2026-11-21",
  },
];

/**
 * Divisions and groups that hold the special services of Annex XIV, coarser than the annex: a threshold too high
 * excludes no value that is possible.
 */
const specialServices = ["55", "64", "75", "795", "796", "7995", "79995", "80", "85", "92", "98"];

/**
 * The value in cents that a procedure below the EU thresholds stays under: the highest threshold that its facts
 * leave possible. A day outside the tables takes the nearest: thresholds move by a few percent every two years.
 */
export function belowThresholdCeiling(procedure: {
  readonly day: string;
  readonly nature?: string | undefined;
  readonly cpv?: string | undefined;
  readonly legalBasis?: string | undefined;
}): number {
  const { day, nature, cpv = "", legalBasis = "" } = procedure;
  const table = tableOf(day);
  if (nature !== "services" && nature !== "supplies") return table.works * 100;
  if (nature === "services" && specialServices.some((prefix) => cpv.startsWith(prefix)))
    return table.special * 100;
  const isUtility = /sekt|vsvgv|2014L0025|2009L0081/i.test(legalBasis);
  return (isUtility ? table.utilities : table.suppliesAndServices) * 100;
}

function tableOf(day: string): EuThresholds {
  const [first, ...later] = euThresholds;
  return later.findLast(({ validFrom }) => validFrom <= day) ?? first;
}
