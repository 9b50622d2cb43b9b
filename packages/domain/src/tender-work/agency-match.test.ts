import { expect, test } from "vitest";
import { holdsContact } from "./agency-match.ts";

test.each([
  "Schreibt an vergabe@stadt-kiel.de",
  "vergabe (at) stadt.example",
  "Mehr auf https://kiel.example/x",
  "Mehr auf www.kiel",
  "Siehe stadt-kiel.de",
  "Tel. 0431 901-1234",
  "Anruf unter +49 431 9011234",
])("a text with a contact is told: %s", (text) => {
  expect(holdsContact(text)).toBe(true);
});

test.each([
  "Kampagne 2026/2027 mit einem Budget von 250.000 bis 400.000 Euro",
  "Laufzeit 01.02.2027 bis 31.12.2028, 3.500 Plakate, 12 Motive",
  "Wir suchen z. B. Film, Foto u. a.",
])("a text without one is let through: %s", (text) => {
  expect(holdsContact(text)).toBe(false);
});
