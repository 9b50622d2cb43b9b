import { uploadLimits } from "@tc/domain";
import { expect, test } from "vitest";
import { refusalOf, replacedAt, uploadName } from "./upload-name";

test("a long name is shortened and keeps its ending", () => {
  const name = uploadName(`${"Leistungsbeschreibung ".repeat(20)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(uploadLimits.nameMax);
  expect(name).toMatch(/^Leistungsbeschreibung .*….pdf$/);
});

test("no letter is cut in half", () => {
  const name = uploadName(`${"a".repeat(194)}📄${"b".repeat(20)}.pdf`);
  expect(name.isWellFormed()).toBe(true);
});

test("a name is one line, however the system writes its letters", () => {
  expect(uploadName("Erkla\u0308rung\n2.pdf")).toBe("Erklärung 2.pdf");
  expect(uploadName("\t")).toBe("Datei");
});

test("what the server would refuse for its size is not sent", () => {
  expect(refusalOf({ size: 0 })).toBe("Die Datei ist leer.");
  expect(refusalOf({ size: uploadLimits.fileBytes })).toBeUndefined();
  expect(refusalOf({ size: uploadLimits.fileBytes + 1 })).toBe("Die Datei ist größer als 50 MB.");
});

test("a file replaces the one of its name, an archive what came out of it, and nothing what was fetched", () => {
  const documents = [
    { name: "Preis.xlsx", uploadedAt: "2026-11-19T08:00:00.000Z", origin: "buyer" as const },
    { name: "Preisblatt.xlsx", uploadedAt: "2026-11-20T08:00:00.000Z", origin: "agency" as const },
    {
      name: "Anlagen.zip/1.pdf",
      uploadedAt: "2026-11-21T08:00:00.000Z",
      origin: "agency" as const,
    },
  ];
  expect(replacedAt("Preisblatt.xlsx", documents)).toBe("2026-11-20T08:00:00.000Z");
  expect(replacedAt("Anlagen.zip", documents)).toBe("2026-11-21T08:00:00.000Z");
  expect(replacedAt("Preis.xlsx", documents)).toBeUndefined();
});
