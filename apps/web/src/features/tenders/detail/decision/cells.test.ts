import type { TenderAssessment } from "@tc/contract";
import { describe, expect, test } from "vitest";
import type { Lot, Tender } from "../queries";
import { deadlineCell, valueCell } from "./fact-cells";
import { chancesCell, criteriaCell, fitCell } from "./own-cells";

const now = new Date("2026-11-23T09:00:00Z");
const lot = (at: string, kind: "offer" | "participation" = "offer", hasTime = true): Lot => ({
  id: "LOT-0001",
  cpv: [],
  nuts: [],
  values: {},
  deadlines: [{ kind, at, hasTime }],
  submissionLanguages: [],
  awardCriteria: [],
  selectionCriteria: [],
  links: [],
});
const tender = (
  lots: Lot[],
  flags: Tender["flags"] = [],
): Pick<Tender, "lots" | "flags" | "stage"> => ({ lots, flags, stage: "call" });

describe("the deadline's cell", () => {
  test("counts the days, with weekday, time and zone in German time", () => {
    expect(deadlineCell(tender([lot("2026-12-10T11:00:00Z", "participation")]), now)).toEqual({
      name: "Frist",
      nameMore: ", Teilnahmeantrag",
      kind: "number",
      figure: "17 Tage",
      note: "Do, 10.12., 12:00",
      noteMore: " Uhr (MEZ)",
    });
  });

  test("turns red from seven days on and says when it is over", () => {
    expect(deadlineCell(tender([lot("2026-11-30T11:00:00Z")]), now)).toMatchObject({
      figure: "7 Tage",
      tone: "red",
    });
    const over = deadlineCell(tender([lot("2026-11-20T11:00:00Z")]), now);
    expect(over.figure).toBe("Vorbei");
    expect(over.tone).toBeUndefined();
  });

  test("says what makes it doubtful, and that lots have others", () => {
    const single = [lot("2026-12-10T11:00:00Z")];
    expect(deadlineCell(tender(single, ["deadline_implausible"]), now).warning).toBe("unplausibel");
    const two = [...single, lot("2026-12-20T11:00:00Z")];
    expect(deadlineCell(tender(two), now).warning).toBe("früheste von 2 Fristen");
  });

  test("invents neither a day nor a time", () => {
    expect(deadlineCell(tender([]), now)).toMatchObject({
      kind: "text",
      figure: "nicht veröffentlicht",
    });
    expect(deadlineCell(tender([lot("2026-12-10T22:59:59Z", "offer", false)]), now)).toMatchObject({
      note: "Do, 10.12.",
      noteMore: ", ohne Uhrzeit",
    });
  });
});

describe("the value's cell", () => {
  const eur = (euros: number) => ({ cents: euros * 100, currency: "EUR" });
  const facts = (values: Tender["values"], flags: Tender["flags"] = []) => ({ values, flags });

  test("shows what the notice says before anything is computed", () => {
    expect(valueCell(facts({ estimated: eur(480_000) }), "loading")).toMatchObject({
      figure: "480.000\u00a0€",
      note: "netto, veröffentlicht",
    });
  });

  test("never calls a maximum a value", () => {
    expect(valueCell(facts({ frameworkMaximum: eur(1_200_000) }), "loading")).toMatchObject({
      figure: "bis 1,2\u00a0Mio.\u00a0€",
      note: "Höchstwert, kein Umsatz",
    });
    const values = { estimated: eur(1_200_000), frameworkMaximum: eur(1_200_000) };
    expect(valueCell(facts(values, ["value_is_framework_maximum"]), "failed").note).toBe(
      "Höchstwert, kein Umsatz",
    );
  });

  test("tells an estimate as a range that is called estimated", () => {
    const budget = {
      kind: "estimate" as const,
      medianCents: 15_000_000,
      lowCents: 9_000_000,
      highCents: 21_000_000,
      n: 38,
      comparables: [],
    };
    expect(valueCell(facts({}), budget)).toMatchObject({
      figure: "ca.\u00a090–210\u00a0Tsd.\u00a0€",
      isEstimate: true,
      note: "geschätzt aus 38 Vergaben",
    });
  });

  test("waits, names its plan, or says that there is none", () => {
    expect(valueCell(facts({}), { kind: "pending" }).kind).toBe("wait");
    expect(valueCell(facts({}), { kind: "locked", tier: "basis" }).figure).toBe("ab Basic");
    expect(valueCell(facts({}), { kind: "none", reason: "too-wide", n: 3 })).toMatchObject({
      figure: "nicht veröffentlicht",
      note: "keine belastbare Schätzung",
    });
    expect(valueCell(facts({ estimated: eur(1) }), "failed").figure).toBe("nicht veröffentlicht");
  });
});

describe("what the product says of it", () => {
  const fit = {
    kind: "fit",
    score: 77,
    low: 70,
    high: 80,
    knockout: "open",
    knockouts: [],
    parts: [],
    plus: [],
    minus: [],
    unknowns: [],
    isCpvEstimated: false,
    isLearnt: false,
  } as const;
  const answer: TenderAssessment = {
    fit: { ...fit, knockouts: [], parts: [], plus: [], minus: [], unknowns: [] },
    chances: { kind: "too-thin", n: 4 },
    competition: { kind: "pending" },
    budget: { kind: "pending" },
    regime: { code: "vgv", label: "VgV", explanation: "", tableVersion: "1", certainty: "derived" },
    criteria: { failed: 0, open: 2, met: 5 },
    marks: { saved: false, dismissed: false },
  };

  test("shows the worst count as the figure", () => {
    expect(criteriaCell(answer)).toMatchObject({ figure: "2 ungeprüft", tone: "amber" });
    expect(criteriaCell({ ...answer, criteria: { failed: 1, open: 2, met: 4 } })).toMatchObject({
      figure: "1 nicht erfüllt",
      tone: "red",
      note: "2 ungeprüft · 4 erfüllt",
    });
    expect(criteriaCell({ ...answer, criteria: { failed: 0, open: 0, met: 3 } })).toMatchObject({
      figure: "alle erfüllt",
      note: "3 Kriterien",
    });
  });

  test("has no chance to tell beside a failed gate, and words instead of a number on thin data", () => {
    expect(chancesCell(answer).figure).toBe("zu wenig Daten");
    const failed: TenderAssessment = { ...answer, fit: { ...fit, knockout: "failed" } as never };
    expect(chancesCell(failed)).toMatchObject({ kind: "text", figure: "keine Angabe" });
  });

  test("names the plan where it is locked, with what the notice demands all the same", () => {
    const locked: TenderAssessment = {
      ...answer,
      fit: { kind: "locked", tier: "basis" },
      chances: { kind: "locked", tier: "premium" },
      criteria: undefined,
      demandCount: 7,
    };
    expect([fitCell, chancesCell].map((cell) => cell(locked).figure)).toEqual([
      "ab Basic",
      "ab Premium",
    ]);
    expect(criteriaCell(locked)).toMatchObject({
      figure: "7 Forderungen",
      note: "Abgleich ab Basic",
    });
  });

  test("waits alone for what is to come", () => {
    const pending: TenderAssessment = { ...answer, fit: { kind: "pending" }, criteria: undefined };
    expect(fitCell(pending)).toMatchObject({ kind: "wait", note: "läuft" });
    expect(fitCell("failed")).toMatchObject({ kind: "text", figure: "nicht geladen" });
  });
});
