import type {
  listTenders,
  AssessmentSummary,
  AssessmentAccess,
  TenderListItem,
} from "@tc/contract";
import { agencySectorDefinitions, laender, tenderStates } from "@tc/domain";
import { byFit, sampleAssessmentSummary } from "./assessments.ts";
import type { SampleMarks } from "./assessments.ts";

type Answer = (typeof listTenders)["response"]["_zod"]["input"];

export interface SampleParts {
  readonly sample: boolean;
  readonly access: AssessmentAccess;
  readonly marks: SampleMarks;
  /** The agency says what it offers: every second tender. */
  readonly hasField: boolean;
}

/** One page of the list as the query asks for it. */
export function sampleList(
  all: readonly TenderListItem[],
  query: URLSearchParams,
  { sample, access, marks, hasField }: SampleParts,
): Answer {
  const assessmentOf = (item: TenderListItem): AssessmentSummary => {
    const itemMarks = marks.of(item.slug);
    return {
      ...sampleAssessmentSummary(all.indexOf(item), access),
      ...(itemMarks && { marks: itemMarks }),
    };
  };
  const fitMin = Number(query.get("fitMin") ?? 0);
  const regions = query.get("region")?.split(",");
  const states = query.get("state")?.split(",");
  const words = (query.get("q") ?? "").toLowerCase();
  const typo = words === "kampange";
  const matches = all.filter(
    (item) =>
      (!regions || regions.includes(item.land ?? "")) &&
      (!hasField || query.get("field") !== "own" || all.indexOf(item) % 2 === 0) &&
      (!states || states.includes(item.state)) &&
      (fitMin === 0 || (assessmentOf(item).fit?.score ?? 0) >= fitMin) &&
      (query.get("contested") !== "only" || assessmentOf(item).competition?.isContested === true) &&
      marks.isShown(item.slug, query.get("mark")) &&
      item.title.toLowerCase().includes(typo ? "kampagne" : words),
  );
  if (query.get("sort") === "fit") matches.sort(byFit(assessmentOf));
  const start = Number(query.get("cursor") ?? 0);
  const size = Number(query.get("limit") ?? 30);
  const facet = (values: readonly string[], labels: readonly string[] = values) =>
    values.map((value, index) => ({ value, label: labels[index] ?? value, count: 40 - index * 2 }));
  const items = matches.slice(start, start + size);
  return {
    items,
    assessments: Object.fromEntries(items.map((item) => [item.id, assessmentOf(item)])),
    access,
    ...(access.lockedFit === undefined && { fitWeights: [40, 29, 9, 6, 16] }),
    total: matches.length,
    facets: {
      state: facet(tenderStates),
      agencySector: facet(Object.keys(agencySectorDefinitions)),
      cpvDivision: facet(["79", "72", "92", "22"]),
      region: facet(Object.keys(laender)),
      procedure: facet(["open", "neg-w-call"]),
      level: facet(["eu", "national"]),
      source: facet(["doe", "ted"], ["Datenservice Öffentlicher Einkauf", "TED"]),
    },
    nextCursor: start + size < matches.length ? String(start + size) : undefined,
    corrections: typo ? [{ typed: "kampange", searched: "kampagne" }] : [],
    synonyms:
      words === "kampagne" ? [{ typed: "kampagne", also: ["Werbemaßnahme", "Aktion"] }] : [],
    sample,
  };
}
