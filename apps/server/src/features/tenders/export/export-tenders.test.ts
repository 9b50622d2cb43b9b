import { tenderListQuery } from "@tc/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAssessmentWorld } from "../../../testing/tenders/assessment-world.ts";
import type { AssessmentWorld, Who } from "../../../testing/tenders/assessment-world.ts";
import { AgencyAssessments } from "../../assessment/index.ts";
import { exportTenders } from "./export-tenders.ts";

let world: AssessmentWorld;
beforeAll(async () => {
  world = await makeAssessmentWorld();
});
afterAll(async () => {
  await world.search.close();
  await world.database.drop();
});

async function file(who: Who, query: object = {}) {
  const ctx = testContext(world.database, { actor: world.agencies[who].actor });
  const parts = { search: world.search, assessments: new AgencyAssessments() };
  const { content, fileName } = await exportTenders(ctx, parts, tenderListQuery.parse(query));
  let text = "";
  for await (const piece of content) text += String(piece);
  return { text, fileName };
}
async function table(who: Who, query: object = {}) {
  const [head = "", ...lines] = (await file(who, query)).text.slice(1).trimEnd().split("\r\n");
  const names = head.split(";");
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(";").map((cell, at) => [names[at], cell])),
  );
  return { names, rows };
}

test("the file holds the list in its order with German dates and amounts, and opens as UTF-8", async () => {
  const { text, fileName } = await file("enterprise", { sort: "value" });
  expect(fileName).toBe("ausschreibungen-2026-11-21.csv");
  expect(text.startsWith("\uFEFFTitel;Auftraggeber;")).toBe(true);
  const { rows } = await table("enterprise", { sort: "value" });
  expect(rows).toHaveLength(9);
  expect(rows[0]).toMatchObject({
    Titel: "Nummer 4",
    Auftraggeber: "Stadt Köln",
    Land: "Nordrhein-Westfalen",
    Status: "Offen",
    Frist: "01.12.2026 11:00",
    Wert: "777.777,00 EUR",
    "Wert genau": "777777,00",
    "Art des Werts": "Schätzwert",
    Verfahren: "Offenes Verfahren",
    "Veröffentlicht am": "04.10.2026",
  });
  const filtered = await table("enterprise", { valueMax: 200_000 });
  expect(filtered.rows.map(({ Titel }) => Titel)).toEqual(["Nummer 2"]);
});

test("columns of a plan are in the files of plans that have them, and a locked row keeps what the list shows of it", async () => {
  const [none, basis, premium] = await Promise.all([
    table("none"),
    table("basis"),
    table("premium"),
  ]);
  expect(none.names).not.toContain("AgencyFit");
  expect(basis.names).toContain("AgencyFit");
  expect(basis.names.some((name) => /Chancen|Angebote|umkämpft/.test(name))).toBe(false);
  expect(premium.names).toContain("TenderChances in %");
  const rowOf = ({ rows }: typeof basis, title: string) =>
    rows.find(({ Titel }) => Titel === title);
  expect(rowOf(premium, "Nummer 1")).toMatchObject({
    AgencyFit: "71",
    "TenderChances in %": "35",
    "Erwartete Angebote": "4,6",
    "Besonders umkämpft": "nein",
    "Budget genau": "61234,00",
    "Art des Budgets": "geschätzt",
  });
  expect(rowOf(basis, "Nummer 4")).toMatchObject({
    Auftraggeber: "Stadt Köln",
    Wert: "",
    CPV: "",
    AgencyFit: "",
    Gesperrt: "Über der Tarifgrenze von 250.000,00 EUR: 777.777,00 EUR",
  });
  expect(rowOf(none, "Nummer 4")).toMatchObject({ Wert: "777.777,00 EUR", Gesperrt: "" });
});

test("an order by what the plan locks is refused, and so are too many files in an hour", async () => {
  await expect(file("basis", { sort: "chances" })).rejects.toMatchObject({ code: "plan_required" });
  for (let n = 0; n < 30; n++) await file("trial", { q: "nichts" });
  await expect(file("trial")).rejects.toMatchObject({ code: "rate_limited" });
});
