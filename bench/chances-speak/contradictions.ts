import { minFitForChances } from "@tc/assessment";
import type { Statement } from "./statement.ts";

/** How often statements to one agency do not go together; each must be 0. */
export function contradictions(statements: readonly Statement[]) {
  const stated = statements.filter(({ percent }) => percent !== undefined);
  const better = stated.filter(({ standing }) => standing === "better");
  const worse = stated.filter(({ standing }) => standing === "worse");
  const highestWorse = Math.max(-1, ...worse.map(({ percent = 0 }) => percent));
  return {
    /** "besser" although another tender with no lower chance is "schlechter" */
    betterThanHigher: better.filter(({ percent = 0 }) => percent <= highestWorse).length,
    belowFit: stated.filter(({ fit = -1 }) => fit < minFitForChances).length,
    failedCriterion: stated.filter(({ knockout }) => knockout === "failed").length,
    outsideItsRange: stated.filter(
      ({ percent = 0, lowPercent = 100, highPercent = 0 }) =>
        percent < lowPercent || percent > highPercent,
    ).length,
    /** A place in a framework is no order, so it is no better or worse than one. */
    placesCompared: stated.filter(
      ({ seats, standing }) => seats !== undefined && standing !== undefined,
    ).length,
    standingWithoutChance: statements.filter(
      ({ percent, standing }) => percent === undefined && standing !== undefined,
    ).length,
  };
}

const compared = [
  "fit",
  "knockout",
  "percent",
  "lowPercent",
  "highPercent",
  "standing",
  "seats",
  "silence",
  "offers",
] as const satisfies readonly (keyof Statement)[];

/** What a tender's row and its page say differently, in words. */
export function differences(row: Statement, detail: Statement): string[] {
  return compared
    .filter((key) => row[key] !== detail[key])
    .map((key) => `${key}: row ${row[key] ?? "nothing"}, page ${detail[key] ?? "nothing"}`);
}
