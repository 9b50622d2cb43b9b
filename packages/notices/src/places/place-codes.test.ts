import type { Organisation } from "@tc/domain";
import { expect, test } from "vitest";
import { testOnRealData } from "../../../../tools/real-data.ts";
import { readFileSync } from "node:fs";
import { aLot } from "../tender/notice-factory.ts";
import { placeCodes } from "./place-codes.ts";
import { landOfPostcode } from "./postcodes.ts";

const buyer: Organisation = {
  name: "Stadt Musterau",
  identifiers: [],
  country: "DEU",
  nuts: "DE212",
};
const tender = { nuts: [], lots: [], buyers: [buyer] };

test.each([
  ["a NUTS code of a Land", { ...tender, nuts: ["DE734"], placeText: "20095 Hamburg" }, ["DE734"]],
  [
    "the postcode of the place",
    { ...tender, nuts: ["DE"], placeText: "34117 Kassel" },
    ["DE", "DE7"],
  ],
  [
    "the postcode of a lot",
    { ...tender, lots: [aLot({ nuts: [], placeText: "94405 Landau" })] },
    ["DE2"],
  ],
  ["a large town", { ...tender, placeText: "Leipzig" }, ["DED"]],
  [
    "several Länder by name",
    { ...tender, placeText: "Bundesland Hamburg; Land Hessen" },
    ["DE6", "DE7"],
  ],
  ["a town with namesakes", { ...tender, placeText: "Münster" }, []],
  ["a postcode of two Länder", { ...tender, placeText: "07919 Mühltroff" }, []],
  ["no place: the buyer's region", tender, ["DE2"]],
  [
    "no place: the buyer's postcode",
    { ...tender, buyers: [{ ...buyer, nuts: "DE", postcode: "01067" }] },
    ["DED"],
  ],
  ["all of Germany, whoever buys", { ...tender, nuts: ["DE"] }, ["DE"]],
  ["a place abroad", { ...tender, nuts: ["FR101"], placeText: "75001 Paris" }, ["FR101"]],
  [
    "a foreign buyer's five digits",
    { ...tender, placeText: "75001 Paris", buyers: [{ ...buyer, country: "FRA", nuts: "FR101" }] },
    [],
  ],
])("the codes of %s", (_, place, codes) => {
  expect(placeCodes(place)).toEqual(codes);
});

test("what is no postcode has no Land", () => {
  expect(["", "3411", "341170", "00000", "abcde"].map(landOfPostcode)).toEqual(
    Array.from({ length: 5 }),
  );
});

testOnRealData(
  "codelists/plz-de.tsv",
  "every postcode of the list has its Land or none",
  (path) => {
    const [, ...rows] = readFileSync(path, "utf8").trimEnd().split("\n");
    const landsByCode = Map.groupBy(
      rows.map((row) => row.split("\t")).filter(([, , land]) => land),
      ([code]) => code!,
    );
    for (const [code, places] of landsByCode) {
      // The key of a district begins with the number of its Land.
      const numbers = new Set(places.map((place) => place[6]!.slice(0, 2)).filter(Boolean));
      const land = landOfPostcode(code);
      if (numbers.size === 1 && land) expect(numbers).toContain(landNumbers[land]);
      if (numbers.size > 1) expect([code, land]).toEqual([code, undefined]);
    }
  },
);

/** The numbers of the Länder in the official key of districts (AGS). */
const landNumbers = {
  DEF: "01",
  DE6: "02",
  DE9: "03",
  DE5: "04",
  DEA: "05",
  DE7: "06",
  DEB: "07",
  DE1: "08",
  DE2: "09",
  DEC: "10",
  DE3: "11",
  DE4: "12",
  DE8: "13",
  DED: "14",
  DEE: "15",
  DEG: "16",
};
