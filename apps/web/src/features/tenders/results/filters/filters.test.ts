import { tenderListQuery } from "@tc/contract";
import { filterNames } from "@tc/domain";
import { createLoader } from "nuqs";
import { describe, expect, test } from "vitest";
import { activeFilters, filterViews } from "./active-filters";
import { changeFilters, filterParsers, toListQuery } from "./filters";

const load = createLoader(filterParsers);

describe("the view in the address bar", () => {
  test("without anything shows open tenders of the agency's field", () => {
    expect(toListQuery(load("?"))).toEqual({ state: "open", field: "own" });
  });

  test("an empty state means all states", () => {
    expect(toListQuery(load("?state="))).toEqual({ field: "own" });
  });

  test.each(["field=all", "cpv=film", "mark=saved", "contested=only"])(
    "that names what it wants, as %s does, is not held to the field",
    (address) => {
      expect(toListQuery(load(`?${address}`))).not.toHaveProperty("field");
    },
  );

  test("becomes a query the contract accepts", () => {
    const filters = load(
      "?q=Kampagne&cpv=film,79&region=DEA,DE2&procedure=open&level=eu&deadlineFrom=2026-12-01&deadlineTo=2026-12-24&valueMin=50000&buyer=6f1c1e0a-6f59-4c55-8d37-0d9d4e4f2b11&sort=deadline",
    );
    expect(tenderListQuery.parse(toListQuery(filters))).toMatchObject({
      q: "Kampagne",
      cpv: ["film", "79"],
      region: ["DEA", "DE2"],
      state: ["open"],
      deadlineTo: "2026-12-24",
      valueMin: 50_000,
      sort: "deadline",
    });
  });

  test("carries what is filtered by assessment and marks", () => {
    const filters = load(
      "?fitMin=65&chancesMin=20&offersMax=5&contested=without&budgetMin=50000&budgetMax=300000&mark=saved&sort=fit",
    );
    expect(tenderListQuery.parse(toListQuery(filters))).toMatchObject({
      fitMin: 65,
      chancesMin: 20,
      offersMax: 5,
      contested: "without",
      budgetMin: 50_000,
      budgetMax: 300_000,
      mark: "saved",
      sort: "fit",
    });
  });

  test("bounds nobody can mean are dropped, as the server would refuse the list", () => {
    const filters = load("?fitMin=101&chancesMin=-1&offersMax=0&budgetMin=-5&mark=x&contested=y");
    expect(toListQuery(filters)).toEqual({ state: "open", field: "own" });
  });

  test("keeps the moment since which somebody looks for news, and no other text in its place", () => {
    const at = "2026-11-24T08:12:00.000Z";
    expect(tenderListQuery.parse(toListQuery(load(`?newSince=${at}`)))).toMatchObject({
      newSince: at,
    });
    for (const nonsense of ["gestern", "2026-13-44T08:12:00Z"]) {
      expect(toListQuery(load(`?newSince=${nonsense}`))).not.toHaveProperty("newSince");
    }
  });

  test("nonsense in the address is dropped, never sent", () => {
    const filters = load("?region=<b>&deadlineFrom=2026-99-99&valueMin=-3&buyer=1&sort=best&cpv=7");
    expect(toListQuery(filters)).toEqual({ state: "open", field: "own" });
  });

  test("relevance without words falls back to the default order", () => {
    expect(toListQuery(load("?sort=relevance"))).toEqual({ state: "open", field: "own" });
    expect(toListQuery(load("?sort=relevance&q=Film"))).toMatchObject({ sort: "relevance" });
  });
});

describe("active filters", () => {
  test("name every filter there is, each once", () => {
    const named = Object.values(filterViews).flatMap(({ of }) => [...of]);
    expect(named.toSorted()).toEqual(filterNames.toSorted());
  });

  test("taken away hold nothing back any more", () => {
    const filters = load(
      "?q=Film&region=DE2&deadlineTo=2026-12-24&valueMin=5&fitMin=5&contested=only&mark=saved",
    );
    const list = activeFilters(filters);
    expect(list).toHaveLength(8);
    const without = list.reduce((rest, filter) => changeFilters(rest, filter.without), filters);
    // Nothing is left but the field, which a list begins with.
    expect(toListQuery(without)).toEqual({ field: "own" });
  });

  test("are named in German and can each be taken away", () => {
    const filters = load(
      "?q=Film&region=DE2,DEA,DE3&deadlineTo=2026-12-24&valueMin=50000&valueMax=2500000&cpv=film,79",
    );
    const list = activeFilters(filters);
    expect(
      list.map((filter) => `${filter.name}: ${filter.text}`.replaceAll("\u00a0", " ")),
    ).toEqual([
      "Suche: „Film“",
      "Status: offen",
      "Branche: Film & Video, Unternehmensdienste und Marketing",
      "Land: Bayern, Nordrhein-Westfalen +1",
      "Frist: bis 24.12.2026",
      "Wert: 50 Tsd. € – 2,5 Mio. €",
    ]);
    expect(list.find((filter) => filter.key === "state")?.without).toEqual({ state: [] });
  });

  test("say what is asked of fit, chances, competition, budget and marks", () => {
    const filters = load(
      "?state=&fitMin=65&chancesMin=20&offersMax=5&contested=only&budgetMin=50000&mark=misfit",
    );
    expect(
      activeFilters(filters).map(({ name, text }) => `${name}: ${text}`.replaceAll("\u00a0", " ")),
    ).toEqual([
      "AgencyFit: ab 65",
      "TenderChances: ab 20 %",
      "Angebote: höchstens 5",
      "Wettbewerb: nur besonders umkämpfte",
      "Budget: ab 50 Tsd. €",
      "Markierung: passt nicht",
    ]);
  });
});
