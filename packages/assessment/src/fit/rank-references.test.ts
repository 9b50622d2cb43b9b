import { expect, test } from "vitest";
import type { AgencyReference } from "./agency-profile.ts";
import { prepareAgency } from "./prepare-agency.ts";
import { prepareTender } from "./prepare-tender.ts";
import { rankReferences } from "./rank-references.ts";
import { agencyProfile, campaignTender, fitModels, reference } from "./testing/fit-fixtures.ts";

const models = fitModels();
const campaign = prepareTender(
  models,
  campaignTender({
    title: "Werbekampagne für Pflegeberufe",
    description: "Plakate und Anzeigen einer Kampagne",
    publishedOn: "2026-02-01",
  }),
  { labelOf: () => undefined },
);

function order(...references: AgencyReference[]) {
  const agency = prepareAgency(models, agencyProfile({ references }));
  return rankReferences(models, agency, campaign);
}
const titles = (ranked: ReturnType<typeof order>) =>
  ranked.map(({ reference: { title } }) => title);

const unlike = reference({
  title: "Reinigung der Schulen",
  description: "Unterhaltsreinigung und Glasreinigung",
  agencySectors: [],
});

test("what shows the same work comes first, and names the services in common", () => {
  const ranked = order(unlike, reference());
  expect(titles(ranked)).toEqual(["Werbekampagne für Pflegeberufe", "Reinigung der Schulen"]);
  expect(ranked[0]?.services.length).toBeGreaterThan(0);
  expect(ranked[1]?.services).toEqual([]);
});

test("of two alike the newer comes first", () => {
  const [first] = order(reference({ year: 2018 }), reference({ year: 2025 }));
  expect(first?.reference.year).toBe(2025);
});

test("a profile without references has nothing to rank", () => {
  expect(order()).toEqual([]);
});
