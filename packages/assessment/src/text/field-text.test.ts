import { expect, test } from "vitest";
import { tenderText } from "./field-text.ts";

// A lot has forty fields; these are the ones that are read.
const lot = (title: string, description: string, cpv: readonly string[] = []) =>
  ({ title, description, cpv }) as unknown as Parameters<typeof tenderText>[0]["lots"][number];

test("what lots repeat is taken once, and labels come from all codes", () => {
  const text = tenderText(
    {
      title: "Werbekampagne",
      description: "Konzept",
      cpv: ["79341400"],
      lots: [
        lot("Werbekampagne", "Konzept", ["79341400"]),
        lot("Druck", "Plakate", ["79810000"]),
        lot("Druck", "Flyer", ["99999999"]),
      ],
    },
    (code) => ({ 79341400: "Werbekampagnen", 79810000: "Druckdienste" })[code],
  );
  expect(text).toEqual({
    title: "Werbekampagne",
    lotTitles: ["Druck"],
    description: "Konzept\nPlakate\nFlyer",
    cpvLabels: ["Werbekampagnen", "Druckdienste"],
  });
});

test("a tender of many lots and codes stays a text of bounded size", () => {
  const lots = Array.from({ length: 5_000 }, (_, at) => lot(`Los ${at}`, `Text ${at}`, [`${at}`]));
  const text = tenderText({ title: "Rahmenvertrag", cpv: [], lots }, (code) => `Label ${code}`);
  expect(text.lotTitles).toHaveLength(60);
  expect(text.description.split("\n")).toHaveLength(60);
  expect(text.cpvLabels).toHaveLength(8);
});
