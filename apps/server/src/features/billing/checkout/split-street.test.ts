import { expect, test } from "vitest";
import { splitStreet } from "./split-street.ts";

test.each([
  ["Domkloster 4", "Domkloster", "4"],
  ["Straße des 17. Juni 135", "Straße des 17. Juni", "135"],
  ["Ringstr. 12 a", "Ringstr.", "12 a"],
  ["Am Markt 3-5", "Am Markt", "3-5"],
  ["Straße des 17. Juni", "Straße des 17. Juni", ""],
  ["Q 7", "Q 7", ""],
  ["Q 7, 24", "Q 7, 24", ""],
  ["Postfach", "Postfach", ""],
  ["", "", ""],
])("%j is split only where it clearly ends with a house number", (text, street, houseNumber) => {
  expect(splitStreet(text)).toEqual({ street, houseNumber });
});
