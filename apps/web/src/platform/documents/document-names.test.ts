import { expect, test } from "vitest";
import { cutName, nameParts, shortName } from "./document-names";

test.each([
  ["Bewerbungsbedingungen_Kampagne.pdf", "Bewerbungsbedingungen_Kam", "pagne.pdf"],
  ["Preisblatt.xlsx", "Preis", "blatt.xlsx"],
  ["LV.pdf", "", "LV.pdf"],
  ["ohne Endung", "ohne E", "ndung"],
])("%s keeps its end and its ending in view", (name, head, tail) => {
  expect(cutName(name)).toEqual([head, tail]);
});

test("a file of an archive is called by its own name, with the archive beside it", () => {
  expect(nameParts("Unterlagen.zip/Anlagen/Anlage 4.pdf")).toEqual({
    archive: "Unterlagen.zip",
    file: "Anlage 4.pdf",
  });
  expect(nameParts("Anlage 4.pdf")).toEqual({ archive: undefined, file: "Anlage 4.pdf" });
});

test.each([
  ["Bewerbungsbedingungen.pdf", "Bewerbungsbed."],
  ["Unterlagen.zip/03_Leistungsbeschreibung.docx", "03 Leistungsb."],
  ["Vertragsentwurf_V2.pdf", "Vertrag V2"],
  ["Preisblatt.xlsx", "Preisblatt"],
  ["Anlage 4 Muster für Referenzen der Bewerber.pdf", "Anlage 4 Mus…erber"],
  [".pdf", ".pdf"],
])("a chip calls %s %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
