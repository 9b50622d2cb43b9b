import { expect, test } from "vitest";
import { agencySectorDefinitions, agencySectorNames, agencySectorsOf } from "./agency-sectors.ts";

const firstRelease = [
  "advertising",
  "marketing",
  "public-relations",
  "design",
  "print",
  "film",
  "photo",
  "events",
  "web",
  "research",
  "merchandise",
  "editorial",
];

test("profiles stored with the first twelve sectors stay valid, and codes keep the sector they stood for", () => {
  expect(agencySectorNames.slice(0, firstRelease.length)).toEqual(firstRelease);
  expect(agencySectorsOf(["79341200"])).toEqual(["advertising", "media-planning"]);
  expect(agencySectorsOf(["79416000"])).toEqual(["public-relations"]);
});

test("every sector has a label of its own and codes", () => {
  const definitions = Object.values(agencySectorDefinitions);
  expect(new Set(definitions.map(({ label }) => label)).size).toBe(definitions.length);
  for (const { cpv } of definitions) {
    for (const prefix of cpv) expect(prefix).toMatch(/^\d{3,8}$/);
  }
});
