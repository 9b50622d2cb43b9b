import { expect, test } from "vitest";
import { regionWords, sectorWords, valueWords } from "./words";

type Facts = Parameters<typeof valueWords>[0];
const facts: Facts = { agencySectors: ["film"], laender: [] };
const request = (parts: Partial<Facts>): Facts => ({ ...facts, ...parts });

test("a value is said as far as it is known, and never as zero", () => {
  expect(valueWords(request({}))).toBe("nicht genannt");
  expect(valueWords(request({ valueLowCents: 5_000_000 }))).toMatch(/^ab 50\sTsd\./);
  expect(valueWords(request({ valueHighCents: 9_000_000 }))).toMatch(/^bis 90\sTsd\./);
  expect(valueWords(request({ valueLowCents: 5_000_000, valueHighCents: 9_000_000 }))).toMatch(
    /^50\sTsd\.\s€ bis 90\sTsd\.\s€$/,
  );
});

test("a request without a place says that none is asked for", () => {
  expect(regionWords(request({}))).toBe("Ort spielt keine Rolle");
  expect(regionWords(request({ laender: ["DE6", "DEF"] }))).toBe("Hamburg, Schleswig-Holstein");
  expect(sectorWords(request({}))).toBe("Film & Video");
});
