import type { Lot } from "@tc/domain";
import { expect, test } from "vitest";
import { renewalsOf } from "./renewals.ts";

const term = { startsOn: "2025-05-01", endsOn: "2027-04-30" };
const read = (text: string, renewals?: number, part = term) =>
  renewalsOf(
    {
      duration: { renewalText: text, ...(renewals !== undefined && { renewals }) },
    } as unknown as Lot,
    part,
  );

test.each([
  ["Der Vertrag kann zweimal um jeweils 12 Monate verlängert werden.", 2, 12],
  [
    "Es besteht die Option der zweimaligen Verlängerung um je ein Jahr. Die maximale Vertragslaufzeit beträgt 4 Jahre.",
    2,
    12,
  ],
  ["Der Betrieb kann viermal um jeweils ein Jahr verlängert werden.", 4, 12],
  [
    "Die Stadt hat zwei einseitige Verlängerungsoptionen von je 12 Monaten gemäß den Vergabeunterlagen.",
    2,
    12,
  ],
  ["Vertrag kann um ein weiteres Jahr verlängert werden.", 1, 12],
  ["Das Recht, den Vertrag einmalig um weitere 24 Monate zu verlängern.", 1, 24],
  ["Laufzeitverlängerung um 1 Jahr", 1, 12],
  ["Option auf Verlängerung 2 x 12 Monate", 2, 12],
  [
    "Stillschweigende Verlängerung zum 01.05.2027 und 01.05.2028 um jeweils ein weiteres Jahr (längstens bis 30.04.2029).",
    2,
    12,
  ],
  [
    "Sie verlängert sich jeweils um ein weiteres Jahr, wenn sie nicht drei Monate vor dessen Ablauf gekündigt wird. Die Vertragslaufzeit beträgt max. 4 Jahre.",
    1,
    12,
  ],
  [
    "Der Vertrag wird um sechs Monate verlängert, wenn er nicht mit einer Frist von 3 Monaten gekündigt wird.",
    1,
    6,
  ],
])("%s is read as %i times %i months", (text, count, months) => {
  expect(read(text)).toMatchObject({ count, months, monthsBy: "text", isInTerm: false });
});

test("words that state number and length win over BT-58, a number alone assumes a year", () => {
  expect(read("Der Auftraggeber kann einmal um ein weiteres Jahr verlängern.", 3)).toMatchObject({
    count: 1,
    countBy: "text",
  });
  expect(read("", 2)).toMatchObject({
    count: 2,
    months: 12,
    countBy: "BT-58",
    monthsBy: "assumed",
  });
  expect(read("Der Vertrag enthält Verlängerungsmöglichkeiten.")).toMatchObject({
    count: 1,
    monthsBy: "assumed",
  });
});

test("a longest term that BT-36 already reaches says that it holds the renewals", () => {
  const four = { startsOn: "2025-05-01", endsOn: "2029-04-30" };
  const words =
    "Der Vertrag kann zweimal um je ein Jahr verlängert werden. Die maximale Vertragslaufzeit beträgt 4 Jahre.";
  expect(read(words, undefined, four)).toMatchObject({ count: 2, isInTerm: true });
});

test.each([
  "",
  "Keine",
  "Schulung",
  "Die Leistungen werden stufenweise beauftragt.",
  "Eine Verlängerung ist nicht vorgesehen, der Vertrag wird nicht verlängert.",
  "Bei Bedarf können weitere Schulungen abgerufen werden.",
])("no extension is read in: %s", (text) => {
  expect(read(text)).toBeUndefined();
});

test.each(["31.13.2029", "00.00.2029", "31.11.2029"])(
  "a last day of %s, which no calendar has, bounds nothing",
  (day) => {
    const words = "Der Vertrag kann zweimal um je ein Jahr verlängert werden";
    expect(read(`${words}, längstens bis ${day}.`)).toMatchObject({ count: 2, isInTerm: false });
  },
);

test("a number beyond reason counts for nothing", () => {
  expect(read("", 99)).toBeUndefined();
  expect(read("", 0)).toBeUndefined();
});
