import { expect, test } from "vitest";
import { quoteWords } from "./quote-words";

test("a word or phrase is put in quotes where it stands", () => {
  expect(quoteWords("Website Hochschule", "Website")).toBe('"Website" Hochschule');
  expect(quoteWords("Betreuung Social  Media", "Social Media")).toBe('Betreuung "Social  Media"');
  expect(quoteWords("C++ (Web)", "C++")).toBe('"C++" (Web)');
});

test("words that others part are quoted one by one", () => {
  expect(quoteWords("Neugestaltung der Website", "Neugestaltung Website")).toBe(
    '"Neugestaltung" der "Website"',
  );
});
