import { expect, test } from "vitest";
import { countryCode } from "./countries.ts";
import { languageCode } from "./languages.ts";

test("countries are read from two letters, three letters and clear names", () => {
  expect(["DE", "de", "DEU", "Germany", "EL", "UK", "GB", "1A"].map(countryCode)).toEqual([
    "DEU",
    "DEU",
    "DEU",
    "DEU",
    "GRC",
    "GBR",
    "GBR",
    "XKX",
  ]);
  expect(["", "ZZ", "Other", "constructor"].map(countryCode)).toEqual(Array(4).fill(undefined));
});

test("languages are read from two letters, three letters and locale names", () => {
  expect(["de", "DE", "DEU", "en-GB", "nb"].map(languageCode)).toEqual([
    "DEU",
    "DEU",
    "DEU",
    "ENG",
    "NOB",
  ]);
  expect(["", "german", "??"].map(languageCode)).toEqual([undefined, undefined, undefined]);
});
