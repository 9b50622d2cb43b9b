import { AppError } from "@tc/domain";
import { expect, test } from "vitest";
import { checkPassword } from "./password-strength.ts";

const words = ["Agentur Nordlicht GmbH", "Jördis Möller", "jmoeller@nordlicht-bremen.example"];

async function reasonAgainst(password: string): Promise<unknown> {
  try {
    await checkPassword(password, { words });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "weak_password") return error.details["reason"];
    throw error;
  }
}

test.each([
  "Kranich überm Kanal 47",
  "vTf7#qLw2z",
  "äöüßÄÖÜ😀🥐x",
  // 128 characters, most of them two UTF-16 units
  `Regenschirmständer im Watt${"🦩".repeat(102)}`,
  // A name may be part of it.
  "Nordlicht vTf7#qLw2z",
])("takes %j", async (password) => {
  expect(await reasonAgainst(password)).toBeUndefined();
});

test.each([
  ["neun Buch", "Mindestens 10 Zeichen sind nötig."],
  ["😀😀😀😀😀", "Mindestens 10 Zeichen sind nötig."],
  [`Kranich überm Kanal 47${"x".repeat(107)}`, "Höchstens 128 Zeichen sind möglich."],
])("counts the characters of %j, not their bytes", async (password, reason) => {
  expect(await reasonAgainst(password)).toBe(reason);
});

test.each([
  "Passwort123",
  "P4ssw0rd!!",
  "1234567890",
  "qwertzuiop",
  "hallohallo",
  "schatz1234",
  "Sommer2026!",
])("refuses the common password %j with a German reason", async (password) => {
  expect(await reasonAgainst(password)).toMatch(/\b(Passwort|Passwörtern|erraten|hinzufügen)\b/);
});

test.each([
  "agentur-nordlicht",
  "AgenturNordlicht1",
  "Nordlicht2026",
  "Jördis.Möller",
  "jmoeller@nordlicht-bremen.example",
  "TenderChances2026",
  "tenderchances!",
])("refuses %j, made of the agency's or the person's own name", async (password) => {
  expect(await reasonAgainst(password)).toBeTypeOf("string");
});

test("slow password: one made to keep the judge busy for minutes is judged by its beginning alone", async () => {
  expect(await reasonAgainst("p4$5w0rD|3".repeat(12))).toBeTypeOf("string");
  // However good the rest is, the judge never sees it.
  expect(await reasonAgainst(`${"passwort".repeat(3)}gelber Kranich tanzt 47 mal`)).toBeTypeOf(
    "string",
  );
});

test("says what is wrong in whole German sentences, to one person", async () => {
  expect(await reasonAgainst("Passwort123")).toMatch(
    /^Das (?:ist|ähnelt) .+\. (?:Nimm|Schreib|Vermeide) .+\.$/,
  );
});
