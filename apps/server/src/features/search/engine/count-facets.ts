import { procedureTypes, procurementLevels, tenderStates } from "@tc/domain";
import type { FacetCounts, SearchResult } from "../search-engine.ts";
import { branchNames, divisionNames, landNames } from "./classification.ts";
import { filterBit } from "./filters.ts";
import type { Segment } from "./segment.ts";

/** Counts documents by their traits, each trait as if its own filter were not set. */
export class FacetCounter {
  private readonly states = new Uint32Array(tenderStates.length);
  private readonly branches = new Uint32Array(branchNames.length);
  private readonly divisions = new Uint32Array(64);
  private readonly lands = new Uint32Array(landNames.length);
  private readonly procedures = new Uint32Array(procedureTypes.length + 1);
  private readonly levels = new Uint32Array(procurementLevels.length + 1);
  private readonly sources = new Map<string, number>();
  private readonly segmentSources = new Uint32Array(32);

  /** `failures` are the filters the document does not satisfy: none, or a single one that has a facet. */
  add(segment: Segment, document: number, failures: number, state: number): void {
    const { columns } = segment;
    if ((failures & ~filterBit.state) === 0) this.states[state] = (this.states[state] ?? 0) + 1;
    if ((failures & ~filterBit.cpv) === 0) {
      countBits(this.branches, columns.branches[document] ?? 0, 0);
      countBits(this.divisions, columns.divisionsLow[document] ?? 0, 0);
      countBits(this.divisions, columns.divisionsHigh[document] ?? 0, 32);
    }
    if ((failures & ~filterBit.region) === 0) {
      countBits(this.lands, columns.lands[document] ?? 0, 0);
    }
    if ((failures & ~filterBit.procedure) === 0) {
      const procedure = columns.procedure[document] ?? 0;
      this.procedures[procedure] = (this.procedures[procedure] ?? 0) + 1;
    }
    if ((failures & ~filterBit.level) === 0) {
      const level = columns.level[document] ?? 0;
      this.levels[level] = (this.levels[level] ?? 0) + 1;
    }
    if ((failures & ~filterBit.source) === 0) {
      countBits(this.segmentSources, columns.sources[document] ?? 0, 0);
    }
  }

  /** Sources are numbered anew in each segment. */
  endSegment({ names }: Segment): void {
    for (const [number, name] of names.sources.entries()) {
      const count = this.segmentSources[number] ?? 0;
      if (count > 0) this.sources.set(name, (this.sources.get(name) ?? 0) + count);
    }
    this.segmentSources.fill(0);
  }

  result(): SearchResult["facets"] {
    return {
      state: named(tenderStates, this.states, 0),
      branch: named(branchNames, this.branches, 0),
      cpvDivision: named(divisionNames, this.divisions, 0),
      region: named(landNames, this.lands, 0),
      procedure: named(procedureTypes, this.procedures, 1),
      level: named(procurementLevels, this.levels, 1),
      source: Object.fromEntries(this.sources),
    };
  }
}

function countBits(counts: Uint32Array, bits: number, offset: number): void {
  let rest = bits;
  while (rest !== 0) {
    const number = 31 - Math.clz32(rest & -rest);
    counts[number + offset] = (counts[number + offset] ?? 0) + 1;
    rest &= rest - 1;
  }
}

function named(names: readonly string[], counts: Uint32Array, offset: number): FacetCounts {
  const found: Record<string, number> = {};
  for (const [at, name] of names.entries()) {
    const count = counts[at + offset] ?? 0;
    if (count > 0) found[name] = count;
  }
  return found;
}
