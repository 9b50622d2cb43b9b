import { createAnalyzer, seedLexicon, synonymGroups } from "@tc/text";
import { expect, test } from "vitest";
import { servicesOfText } from "./services-of-text.ts";

const analyzer = createAnalyzer(seedLexicon);
const sectors = (text: string) =>
  servicesOfText(text, analyzer).map(({ agencySector }) => agencySector);

test.each([
  ["Imagefilm", ["film"]],
  ["Unternehmensvideo", ["film"]],
  ["Recruiting Video", ["film", "employer-branding"]],
  ["Typo 3 Agentur", ["web"]],
  ["Hochschulmarketing", ["marketing"]],
  ["Online Shop", ["web"]],
  ["Media Einkauf", ["media-planning"]],
  ["Moderation", ["participation"]],
  ["Website -Film", ["web"]],
  ["Straßenbau", []],
])("%j names the services %j", (text, expected) => {
  expect(sectors(text)).toEqual(expected);
});

test("each group of the agencies' language names a service", () => {
  const unnamed = synonymGroups.filter((group) => group.some((word) => sectors(word).length === 0));
  expect(unnamed).toEqual([]);
});

test("a service is one and the same for every question", () => {
  expect(servicesOfText("Imagefilm", analyzer)[0]).toBe(servicesOfText("Werbefilm", analyzer)[0]);
});
