import { sendClosedRequest } from "@tc/contract";
import { expect, test } from "vitest";
import { readRequest } from "./read-request";

const today = "2026-11-27";
const typed: readonly (readonly [string, string])[] = [
  ["title", "Kampagne zur Nachwuchsgewinnung"],
  ["description", "Wir suchen eine Agentur für Plakate, Anzeigen und einen kurzen Film."],
  ["buyerKind", "municipal"],
  ["agencySectors", "advertising"],
  ["agencySectors", "film"],
  ["laender", "DEF"],
  ["valueLow", "50.000"],
  ["valueHigh", "1,2 Mio."],
  ["answersOn", "24.12.2026"],
  ["agenciesSought", "3"],
  ["organisation", "Landkreis Steinfeld"],
  ["name", "Karin Behrens"],
  ["email", "behrens@steinfeld.example"],
  ["phone", ""],
];
function formOf(changes: Readonly<Record<string, string | null>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of typed) {
    if (!(name in changes)) form.append(name, value);
  }
  for (const [name, value] of Object.entries(changes)) if (value !== null) form.set(name, value);
  return form;
}

test("what is typed becomes what the server takes", () => {
  const { request, problems } = readRequest(formOf(), today);
  expect(problems).toEqual([]);
  expect(request).toMatchObject({
    agencySectors: ["advertising", "film"],
    laender: ["DEF"],
    valueLowCents: 5_000_000,
    valueHighCents: 120_000_000,
    answersOn: "2026-12-24",
    agenciesSought: 3,
  });
  const body = { ...request, agreesToExchange: true, isLawful: true };
  expect(sendClosedRequest.body?.safeParse(body).error).toBeUndefined();
});

test.each<[string, Readonly<Record<string, string | null>>]>([
  ["title", { title: "Film" }],
  ["description", { description: "Schreibt an amt@kiel.example und ihr bekommt alle Unterlagen." }],
  ["buyerKind", { buyerKind: "" }],
  ["agencySectors", { agencySectors: null }],
  ["valueLow", { valueLow: "viel" }],
  ["valueHigh", { valueHigh: "40.000" }],
  ["answersOn", { answersOn: "28.11.2026" }],
  ["answersOn", { answersOn: "31.02.2027" }],
  ["agenciesSought", { agenciesSought: "11" }],
  ["organisation", { organisation: " " }],
  ["email", { email: "behrens" }],
])("a wrong %s is named, and nothing is sent", (field, changes) => {
  const { request, problems } = readRequest(formOf(changes), today);
  expect(request).toBeUndefined();
  expect(problems.map((problem) => problem.field)).toEqual([field]);
});
