import { expect, test } from "vitest";
import { cleanName, withCleanName } from "./buyer-names.ts";

test.each([
  ["- Kasse Mitte - Die Gesundheitskasse", "Kasse Mitte - Die Gesundheitskasse"],
  ["1. Stadt Musterau", "Stadt Musterau"],
  ["a) Landkreis Muster", "Landkreis Muster"],
  ["Vergabestelle: Stadt Musterau", "Stadt Musterau"],
  ["Land Muster, vertreten durch das Amt für Einkauf -Zentrale-", "Land Muster"],
  ["Verband e. V. (vv) - vertreten durch die Leiterin", "Verband e. V. (vv)"],
  ["Bund, vertreten d. Amt für Bau", "Bund"],
  ["Stadtwerke c/o Musterbüro GmbH", "Stadtwerke"],
  [
    "Bahn AG  , , Das Vergabeverfahren erfolgt durch die  , Werke GmbH , Weg 12 , 34123 Kassel",
    "Bahn AG",
  ],
  ["Bahn AG  - Vergabeverfahren erfolgt durch die Vergabestelle der Werke", "Bahn AG"],
  [
    "Universität, Abteilung Bau, , Verfahrensabwicklung durch, Landesbetrieb",
    "Universität, Abteilung Bau",
  ],
  ["Kasse handelnd als Landesverband (§ 207 SGB V), bestehend aus: A, B", "Kasse"],
  ["Landkreis Muster - Der Kreisausschuss -", "Landkreis Muster - Der Kreisausschuss"],
  [
    "Klinikum gGmbH, Technik und Bau, Poststraße 103, 27574 Musterhaven",
    "Klinikum gGmbH, Technik und Bau",
  ],
  ["Netz AG – Fahrweg (Bukr 16)", "Netz AG – Fahrweg"],
  ["Kasse (SVK) als Kasse (LK)(", "Kasse (SVK) als Kasse (LK)"],
])("%j is the buyer %j", (published, name) => {
  expect(cleanName(published)).toBe(name);
});

test.each([
  "50Muster Transmission GmbH",
  "Stadt Muster, Geschäftsbereich 6, Umwelt, Fachbereich 67, Grün",
  "Interkommunale Vergabestelle des Landkreises Muster im Auftrag der Gemeinde Beispiel",
  "Kreis Muster, Fachdienst Recht, Zentrale Vergabestelle",
  "vertreten durch den Vorstand",
  "1.",
  "AOK - Die Kasse",
  "Stadt Rheinfelden (Baden)",
])("%j stays as published", (name) => {
  expect(cleanName(name)).toBe(name);
});

test("what a notice says in full is kept beside the name, and only where it differs", () => {
  const party = { name: "Land Muster, vertreten durch das Amt", identifiers: [] };
  expect(withCleanName(party)).toEqual({
    name: "Land Muster",
    originalName: "Land Muster, vertreten durch das Amt",
    identifiers: [],
  });
  const plain = { name: "Land Muster", identifiers: [] };
  expect(withCleanName(plain)).toBe(plain);
});

test("a hostile name costs no more than a long one", () => {
  for (const part of [",", " ,", "- ", "a) ", "1. ", "(1)", "vertreten "]) {
    expect(cleanName(part.repeat(400)).length).toBeLessThanOrEqual(4_000);
  }
});
