import { profileData } from "@tc/contract";
import type { Reference } from "@tc/contract";
import type { RankedReference } from "@tc/assessment";
import { describe, expect, test } from "vitest";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import type { PaperInput } from "../../tender-checks/index.ts";
import { folderReferences } from "./folder-references.ts";

const now = new Date("2026-11-23T11:00:00Z");

function reference(number: number, change: Partial<Reference> = {}): Reference {
  return {
    id: testId(number),
    client: "Stadt Kiel",
    title: `Projekt ${number}`,
    year: 2025,
    agencySectors: [],
    isPublicClient: false,
    ...change,
  };
}

function input(references: readonly Reference[], demand?: string): PaperInput {
  const criterion = { type: "slc-abil-ref-services", description: demand ?? "" };
  return {
    tender: makeTender({
      title: "Kampagne",
      lots: [{ selectionCriteria: demand === undefined ? [] : [criterion] }],
    }),
    items: [],
    documents: [],
    profile: profileData.parse({ companyName: "A", contactPerson: "B", address: {}, references }),
    proofs: [],
    now,
  };
}

const ranked = (references: readonly Reference[]): RankedReference[] =>
  references.map((entry, place) => ({
    reference: entry,
    relevance: 1 - place / 10,
    services: place === 0 ? ["Kampagne"] : [],
  }));
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe("the proposal", () => {
  test("is the three that suit best, and says why", () => {
    const all = [reference(1), reference(2), reference(3), reference(4)];
    const { chosen, others, isOwnChoice } = folderReferences(input(all), {
      ranking: ranked(all.toReversed()),
      chosenIds: undefined,
    });
    expect(titles(chosen)).toEqual(["Projekt 4", "Projekt 3", "Projekt 2"]);
    expect(chosen[0]?.reasons).toEqual(["gleiche Leistung: Kampagne"]);
    expect(titles(others)).toEqual(["Projekt 1"]);
    expect(isOwnChoice).toBe(false);
  });

  test("takes old ones last and says that they are old", () => {
    const all = [reference(1, { year: 2021 }), reference(2, { year: 2023 }), reference(3)];
    const { chosen } = folderReferences(input(all), { ranking: ranked(all), chosenIds: undefined });
    expect(chosen.map(({ title, doubts }) => `${title}: ${doubts.join()}`)).toEqual([
      "Projekt 3: ",
      "Projekt 1: älter als 3 Jahre",
      "Projekt 2: kann älter als 3 Jahre sein",
    ]);
  });

  test("follows the tender's own number, years and value, and quotes them", () => {
    const all = [
      reference(1, { year: 2022, valueCents: 30_000_000 }),
      reference(2, { valueCents: 5_000_000 }),
      reference(3),
      reference(4),
    ];
    const demand =
      "Mindestens 4 vergleichbare Referenzen der letzten fünf Jahre mit einem Auftragsvolumen von jeweils mindestens 200.000 Euro.";
    const { chosen, demands } = folderReferences(input(all, demand), {
      ranking: ranked(all),
      chosenIds: undefined,
    });
    expect(demands.map(({ quote }) => quote)).toEqual([demand]);
    expect(chosen).toHaveLength(4);
    expect(chosen[0]).toMatchObject({ title: "Projekt 1", doubts: [] });
    expect(chosen[1]?.doubts).toEqual(["Wert unter 200.000 €"]);
    expect(chosen[2]?.doubts).toEqual(["Wert fehlt im Profil"]);
  });

  test("is the newest while texts cannot be compared, and says so", () => {
    const all = [reference(1, { year: 2024 }), reference(2)];
    const { chosen, isCompared } = folderReferences(input(all), {
      ranking: undefined,
      chosenIds: undefined,
    });
    expect(titles(chosen)).toEqual(["Projekt 2", "Projekt 1"]);
    expect(isCompared).toBe(false);
  });
});

describe("a member's choice", () => {
  const all = [reference(1), reference(2), reference(3), reference(4)];

  test("counts, in its order", () => {
    const { chosen, isOwnChoice } = folderReferences(input(all), {
      ranking: ranked(all),
      chosenIds: [testId(4), testId(1)],
    });
    expect(titles(chosen)).toEqual(["Projekt 4", "Projekt 1"]);
    expect(isOwnChoice).toBe(true);
  });

  test("of references that are gone leaves the proposal", () => {
    const { chosen, isOwnChoice } = folderReferences(input(all), {
      ranking: ranked(all),
      chosenIds: [testId(9)],
    });
    expect(chosen).toHaveLength(3);
    expect(isOwnChoice).toBe(false);
  });
});
