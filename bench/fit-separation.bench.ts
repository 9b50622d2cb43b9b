// npm run bench -- fit-separation [--errors]: does the fit tell agency work from all else? Invented calls for agency work
// and the real ones among the German notices against every other real German procedure, for three agencies.
import { assessFit, prepareAgency, prepareTender } from "@tc/assessment";
import type { FitAssessment } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import type { BenchOptions } from "../tools/bench.ts";
import { agencyCalls, nearMissNotices, realAgencyNotices } from "./fit/agency-calls.ts";
import { areaUnderCurve } from "./fit/area-under-curve.ts";
import { trainFitModels } from "./fit/fit-models.ts";
import { realTenders } from "./fit/real-tenders.ts";
import { hardCriteriaProfiles } from "./hard-criteria/profiles.ts";

const today = "2026-11-20";

interface Pair {
  readonly name: string;
  readonly agency: string;
  readonly group: "agency work" | "near miss" | "outside";
  readonly score: number;
  readonly services: string;
  readonly assessment: FitAssessment;
}

export async function run({ data, args }: BenchOptions): Promise<object> {
  const { models, labelOf } = await trainFitModels(data);
  const agencyNotices = realAgencyNotices();
  const nearMisses = nearMissNotices();
  const tenders: { name: string; group: Pair["group"]; tender: Tender }[] = agencyCalls().map(
    ({ id, tender }) => ({ name: id, group: "agency work", tender }),
  );
  for (const { notices, tender } of await realTenders(data)) {
    const isAgencyWork = notices.some((notice) => agencyNotices.has(notice));
    const isNearMiss = notices.some((notice) => nearMisses.has(notice));
    const group = isAgencyWork ? "agency work" : isNearMiss ? "near miss" : "outside";
    tenders.push({ name: `${notices[0]} ${tender.title.slice(0, 80)}`, group, tender });
  }
  const agencies = Object.entries(hardCriteriaProfiles).map(
    ([name, profile]) => [name, prepareAgency(models, profile)] as const,
  );
  const pairs: Pair[] = [];
  for (const { name, group, tender } of tenders) {
    const prepared = prepareTender(models, { ...tender, publishedOn: today }, { labelOf });
    for (const [agency, preparedAgency] of agencies) {
      const assessment = assessFit(models, preparedAgency, prepared, { today });
      const services =
        assessment.knockouts.find(({ kind }) => kind === "outsideProfile")?.status ?? "open";
      pairs.push({ name, agency, group, score: assessment.score, services, assessment });
    }
  }
  if (args.includes("--errors")) printErrors(pairs);
  const best = (group: Pair["group"]) => bestOf(pairs.filter((pair) => pair.group === group));
  const positives = best("agency work");
  const rest = [...best("near miss"), ...best("outside")];
  const figures = {
    agencyWork: positives.length,
    others: rest.length,
    /** Of the agency whose score is highest: each call is for one kind of agency, not for every one */
    bestAgency: areaUnderCurve(positives, rest),
    everyAgency: areaUnderCurve(
      pairs.filter(({ group }) => group === "agency work").map(({ score }) => score),
      pairs.filter(({ group }) => group !== "agency work").map(({ score }) => score),
    ),
    outside: above(pairs, "outside"),
    nearMisses: above(pairs, "near miss"),
    positivesAbove: {
      "50": share(positives, 50),
      "60": share(positives, 60),
      "70": share(positives, 70),
    },
  };
  console.log(JSON.stringify(figures, undefined, 2));
  return figures;
}

/** The highest score any of the agencies has for each tender. */
function bestOf(pairs: readonly Pair[]): number[] {
  const best = new Map<string, number>();
  for (const { name, score } of pairs) best.set(name, Math.max(best.get(name) ?? 0, score));
  return [...best.values()];
}

function above(pairs: readonly Pair[], group: Pair["group"]) {
  const members = pairs.filter((pair) => pair.group === group);
  return {
    pairs: members.length,
    highest: Math.max(...members.map(({ score }) => score)),
    fitAbove50: members.filter(({ score }) => score > 50).length,
    servicesMet: members.filter(({ services }) => services === "met").length,
  };
}

function share(scores: readonly number[], limit: number): number {
  const count = scores.filter((score) => score > limit).length;
  return Math.round((1000 * count) / scores.length) / 1000;
}

function printErrors(pairs: readonly Pair[]): void {
  const wrong = pairs.filter(({ group, score, services }) =>
    group === "agency work" ? score <= 50 : score > 50 || services === "met",
  );
  for (const { name, group, agency, score, services, assessment } of wrong) {
    const features = assessment.features.map((value) => value.toFixed(2)).join(" ");
    console.log(`${group} ${agency} fit ${score} services ${services} [${features}] ${name}`);
  }
}
