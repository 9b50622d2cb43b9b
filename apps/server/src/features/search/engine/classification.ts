import { procedureTypes, procurementLevels, tenderStages } from "@tc/domain";

/** Snapshots hold positions in these lists: changes whenever a stored number would mean something else. */
export const classificationKey = JSON.stringify([procedureTypes, procurementLevels, tenderStages]);

/** "DEA" beside "DEA23" tells nothing more: without it a search for DEA51 does not find the tender of Cologne. */
export function deepestNuts(nuts: readonly string[]): string[] {
  return nuts.filter(
    (code) => !nuts.some((other) => other.length > code.length && other.startsWith(code)),
  );
}
