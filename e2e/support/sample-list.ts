import type { listTenders, Standing, StandingAccess, TenderListItem } from "@tc/contract";
import { agencyBranches, laender, tenderStates } from "@tc/domain";
import { byFit, sampleStanding } from "./sample-standings.ts";
import type { SampleMarks } from "./sample-standings.ts";

type Answer = (typeof listTenders)["response"]["_zod"]["input"];

/** One page of the list as the query asks for it. */
export function sampleList(
  all: readonly TenderListItem[],
  query: URLSearchParams,
  { sample, access, marks }: { sample: boolean; access: StandingAccess; marks: SampleMarks },
): Answer {
  const standingOf = (item: TenderListItem): Standing => {
    const own = marks.of(item.slug);
    return { ...sampleStanding(all.indexOf(item), access), ...(own && { marks: own }) };
  };
  const fitMin = Number(query.get("fitMin") ?? 0);
  const regions = query.get("region")?.split(",");
  const states = query.get("state")?.split(",");
  const words = (query.get("q") ?? "").toLowerCase();
  const typo = words === "kampange";
  const found = all.filter(
    (item) =>
      (!regions || regions.includes(item.land ?? "")) &&
      (!states || states.includes(item.state)) &&
      (fitMin === 0 || (standingOf(item).fit?.score ?? 0) >= fitMin) &&
      (query.get("contested") !== "only" || standingOf(item).competition?.isContested === true) &&
      marks.isShown(item.slug, query.get("mark")) &&
      item.title.toLowerCase().includes(typo ? "kampagne" : words),
  );
  if (query.get("sort") === "fit") found.sort(byFit(standingOf));
  const start = Number(query.get("cursor") ?? 0);
  const size = Number(query.get("limit") ?? 30);
  const facet = (values: readonly string[], labels: readonly string[] = values) =>
    values.map((value, index) => ({ value, label: labels[index] ?? value, count: 40 - index * 2 }));
  const items = found.slice(start, start + size);
  return {
    items,
    standings: Object.fromEntries(items.map((item) => [item.id, standingOf(item)])),
    access,
    total: found.length,
    facets: {
      state: facet(tenderStates),
      branch: facet(Object.keys(agencyBranches)),
      cpvDivision: facet(["79", "72", "92", "22"]),
      region: facet(Object.keys(laender)),
      procedure: facet(["open", "neg-w-call"]),
      level: facet(["eu", "national"]),
      source: facet(["doe", "ted"], ["Datenservice Öffentlicher Einkauf", "TED"]),
    },
    nextCursor: start + size < found.length ? String(start + size) : undefined,
    corrections: typo ? [{ typed: "kampange", searched: "kampagne" }] : [],
    sample,
  };
}
