import { expect, test } from "vitest";
import { filterWords } from "./words.ts";

const months = 12;
const volume = { sectors: ["advertising", "film"] as const, from: "2025-12-01", to: "2026-11-30" };
const sectorLine = (parts: Partial<Parameters<typeof filterWords>[0]>) =>
  filterWords({ filters: { months }, volume: { ...volume, sectors: [] }, ...parts })[0]?.join(": ");

test("the agency's own sectors are named as its own, others by name, none as all", () => {
  const filters = { sector: "own", months } as const;
  const withSectors = { ...volume, sectors: [...volume.sectors] };
  expect(sectorLine({ filters, volume: withSectors })).toBe(
    "Eure Branchen: Werbung & Kampagne, Film & Video",
  );
  expect(
    sectorLine({ filters: { sector: "film", months }, volume: { ...volume, sectors: ["film"] } }),
  ).toBe("Branche: Film & Video");
  // Of an agency that has named none
  expect(sectorLine({ filters })).toBe("Branche: alle Agenturbranchen");
  expect(sectorLine({})).toBe("Branche: alle Agenturbranchen");
});
