import type { Organisation, Tender } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { regimeOf } from "./regime-of.ts";
import { regimeHints, regimeTexts } from "./regime-texts.ts";
import { regimeRules, regimeTableVersion } from "./regime-table.ts";

function tenderOf(tender: Partial<Tender>, buyer: Partial<Organisation> = {}): Tender {
  return {
    title: "Kampagne",
    stage: "call",
    buyers: [{ name: "Vergabestelle", identifiers: [], country: "DEU", ...buyer }],
    cpv: [],
    nuts: [],
    values: {},
    lots: [],
    results: [],
    links: [],
    publishedOn: "2026-03-02",
    flags: [],
    notices: [],
    changes: [],
    ...tender,
  };
}
const national = { level: "national", nature: "services" } as const;
const told = (tender: Partial<Tender>, buyer?: Partial<Organisation>) => {
  const { code, certainty } = regimeOf(tenderOf(tender, buyer));
  return [code, certainty];
};

describe("what the notice names decides", () => {
  test.each([
    ["vgv", "vgv"],
    ["sektvo", "sektvo"],
    ["konzvgv", "konzvgv"],
    ["vsvgv", "vsvgv"],
    ["de-uvgo", "uvgo"],
    ["de-vob-a", "vob-a"],
    ["de-vob", "vob-a"],
    ["vob-a-eu", "vob-a-eu"],
    ["de-vol", "vol-a"],
    ["de-hhr", "budget-law"],
  ])("%s → %s", (legalBasis, code) => {
    expect(told({ ...national, legalBasis })).toEqual([code, "stated"]);
  });

  test("VOB above the thresholds is its second section", () => {
    expect(told({ level: "eu", legalBasis: "vob-a", nature: "works" })).toEqual([
      "vob-a-eu",
      "stated",
    ]);
  });

  test("VOL in Saxony is the law there", () => {
    expect(told({ ...national, legalBasis: "de-vol" }, { nuts: "DED21" })).toEqual([
      "vol-a-sachsen",
      "stated",
    ]);
  });

  test("§ 50 UVgO in the notice's own words", () => {
    const description = "Vergabe einer freiberuflichen Leistung nach § 50 UVgO.";
    expect(told({ ...national, legalBasis: "de-uvgo", description })).toEqual([
      "uvgo-50",
      "stated",
    ]);
  });
});

describe("what follows from directive and form", () => {
  test.each([
    ["32014L0024", "services", "vgv"],
    ["32014L0024", "works", "vob-a-eu"],
    ["32014L0025", "services", "sektvo"],
    ["32014L0023", "services", "konzvgv"],
    ["32009L0081", "supplies", "vsvgv"],
    ["32007R1370", "services", "vo-1370"],
  ])("%s, %s → %s", (legalBasis, nature, code) => {
    expect(told({ level: "eu", legalBasis, nature })).toEqual([code, "derived"]);
  });

  test("a form belongs to a directive", () => {
    const notices = [{ noticeId: "n", version: "01", kind: "call", subtype: "17", sources: [] }];
    expect(told({ level: "eu", nature: "services", notices })).toEqual(["sektvo", "derived"]);
  });

  test("the classic directive without the nature is not guessed", () => {
    expect(told({ level: "eu", legalBasis: "32014L0024" })).toEqual(["unknown", "unknown"]);
  });
});

describe("what follows from Land, buyer and day", () => {
  const cologne = { name: "Stadt Köln", nuts: "DEA23" };

  test("a municipality of North Rhine-Westphalia is free of the UVgO from 2026 on", () => {
    expect(told(national, cologne)).toEqual(["go-nrw-75a", "derived"]);
    expect(told(national, { name: "Amt 10", nuts: "DEA23", legalType: "kommun-beh" })).toEqual([
      "go-nrw-75a",
      "derived",
    ]);
    expect(told({ ...national, publishedOn: "2025-12-31" }, cologne)).toEqual([
      "unknown",
      "unknown",
    ]);
  });

  test("it does not hold above the thresholds, elsewhere, or for companies of a municipality", () => {
    expect(told({ level: "eu", nature: "services" }, cologne)[0]).not.toBe("go-nrw-75a");
    expect(told(national, { name: "Stadt Fulda", nuts: "DE732" })[0]).toBe("unknown");
    expect(told(national, { name: "Stadt Köln Marketing GmbH", nuts: "DEA23" })[0]).toBe("unknown");
    expect(told(national, { name: "Stadtwerke Köln", nuts: "DEA23" })[0]).toBe("unknown");
    const company = { name: "Klinikum Köln GmbH", nuts: "DEA23", legalType: "koerp-oer-kommun" };
    expect(told(national, company)[0]).toBe("unknown");
  });

  test("a municipality that names the UVgO follows it, § 75a notwithstanding", () => {
    expect(told({ ...national, legalBasis: "uvgo" }, cologne)).toEqual(["uvgo", "stated"]);
  });

  test("Saxony buys services by the VOL/A", () => {
    expect(told(national, { name: "Stadt Leipzig", nuts: "DED51" })).toEqual([
      "vol-a-sachsen",
      "derived",
    ]);
  });

  test("the federation buys services by the UVgO, works by the VOB/A", () => {
    const office = { name: "Bundesamt", nuts: "DE300", legalType: "omu-bbeh" };
    expect(told(national, office)).toEqual(["uvgo", "derived"]);
    expect(told({ level: "national", nature: "works" }, office)).toEqual(["vob-a", "derived"]);
  });

  test("a foreign buyer follows its own law", () => {
    expect(
      told({ level: "eu", legalBasis: "32014L0024", nature: "services" }, { country: "AUT" }),
    ).toEqual(["foreign", "derived"]);
  });
});

test("what cannot be told says what is missing", () => {
  const { code, certainty, explanation, source } = regimeOf(tenderOf({ level: "national" }));
  expect([code, certainty, source]).toEqual(["unknown", "unknown", undefined]);
  expect(explanation).toContain("die Rechtsgrundlage");
  expect(explanation).toContain("die Auftragsart");
});

test("laws of 2026 are hints from their day on, for the federation only", () => {
  const ids = (publishedOn: string, legalType: string) =>
    regimeOf(tenderOf({ ...national, publishedOn }, { legalType })).hints.map(({ id }) => id);
  expect(ids("2026-04-30", "cga")).toEqual([]);
  expect(ids("2026-05-01", "cga")).toEqual(["bttg"]);
  expect(ids("2026-07-01", "cga")).toEqual(["bttg", "vbeschg"]);
  expect(ids("2026-07-01", "kommun-beh")).toEqual([]);
});

test("every rule and text carries its source and day; ids are used once", () => {
  expect(new Set(regimeRules.map(({ id }) => id)).size).toBe(regimeRules.length);
  for (const text of [...Object.values(regimeTexts), ...regimeHints]) {
    expect(text.source).not.toBe("");
    expect(text.sourceDate <= regimeTableVersion).toBe(true);
  }
});
