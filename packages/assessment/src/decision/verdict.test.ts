import { knockoutKinds, maxVerdictSentence } from "@tc/domain";
import { describe, expect, test } from "vitest";
import type { Knockout } from "../fit/fit-assessment.ts";
import type { Requirement } from "../fit/requirements/requirement.ts";
import { criteriaOf } from "./criteria.ts";
import { chances } from "./decision-fixtures.ts";
import { verdictOn } from "./verdict.ts";
import type { VerdictInput } from "./verdict.ts";

const even = (euros: number) => {
  const cents = euros * 100;
  return { lowCents: cents, medianCents: cents, highCents: cents };
};
const met: Knockout = { kind: "language", status: "met" };
const input: VerdictInput = {
  fit: { score: 84, knockout: "passed" },
  criteria: [met],
  requirements: [],
  chances,
  value: even(2_000_000),
  entered: {},
  year: 2026,
  seedKey: "tender-1",
};
const demand = { quote: "mindestens 2 Mio. EUR", field: "lots.LOT-0001.selectionCriteria.0.name" };
const failing = (...criteria: Knockout[]): VerdictInput => ({
  ...input,
  fit: { score: 84, knockout: "failed" },
  criteria: [...criteria, met],
});

describe("the verdict on a tender, rule by rule", () => {
  test("a failed gate is a No-Go with both numbers, however much there is to win", () => {
    const turnover: Requirement = {
      kind: "turnover",
      cents: 200_000_000,
      basis: "average",
      isSpecific: false,
      years: [],
      isSure: true,
      isPlain: true,
      demand,
    };
    const failed: Knockout = {
      kind: "turnover",
      status: "failed",
      demand,
      evidence: "im Schnitt 1,12 Mio. € (2023–2025)",
    };
    expect(verdictOn({ ...failing(failed), requirements: [turnover] })).toEqual({
      decision: "noGo",
      reason: "failed",
      sentence: "Verlangt: 2 Mio. € Umsatz; im Profil: im Schnitt 1,12 Mio. € (2023–2025).",
    });
  });

  test("one that fails in single lots alone is for a closer look", () => {
    const failed: Knockout = { kind: "insurance", status: "failed", demand };
    expect(
      verdictOn({ ...input, fit: { score: 84, knockout: "open" }, criteria: [failed] }),
    ).toMatchObject({ decision: "check", reason: "failedInLots" });
  });

  test("an open criterion is named, several are counted", () => {
    const open = (kind: Knockout["kind"]): Knockout => ({ kind, status: "open" });
    expect(verdictOn({ ...input, criteria: [open("insurance"), met] })).toEqual({
      decision: "check",
      reason: "open",
      sentence: "Die Haftpflichtversicherung ist ungeprüft; alle anderen sind erfüllt.",
    });
    const several = verdictOn({ ...input, criteria: [open("insurance"), open("turnover")] });
    expect(several.sentence).toBe("Zwei harte Kriterien sind ungeprüft.");
  });

  test("no word on money comes without chances, be they locked or too thin", () => {
    expect(verdictOn({ ...input, chances: undefined })).toMatchObject({
      decision: "check",
      reason: "chancesLocked",
    });
    expect(verdictOn({ ...input, chances: { kind: "too-thin", n: 2 } })).toMatchObject({
      decision: "check",
      reason: "chancesThin",
    });
  });

  test("without a value there is nothing to count with", () => {
    expect(verdictOn({ ...input, value: undefined })).toMatchObject({
      decision: "check",
      reason: "noValue",
    });
  });

  test("a bid is a Go where even a laborious one pays, and a No-Go where not even a quick one does", () => {
    expect(verdictOn(input)).toMatchObject({ decision: "go", reason: "worthIt" });
    expect(verdictOn({ ...input, value: even(20_000) })).toMatchObject({
      decision: "noGo",
      reason: "costly",
    });
    expect(verdictOn({ ...input, value: even(200_000) })).toMatchObject({
      decision: "check",
      reason: "unclear",
    });
  });

  test("no Go stands beside a fit that is only partial", () => {
    expect(verdictOn({ ...input, fit: { score: 64, knockout: "passed" } })).toMatchObject({
      decision: "check",
      reason: "weakFit",
    });
  });
});

describe("a verdict with figures that the agency entered", () => {
  const value = even(200_000);
  const figures = { hours: 20, hourlyCostCents: 7_000, marginPercent: 20 };
  const withFigures = (entered: VerdictInput["entered"], change: Partial<VerdictInput> = {}) =>
    verdictOn({ ...input, value, ...change, entered });

  test("rests on them where our assumptions leave it open, and says so", () => {
    expect(withFigures({}).reason).toBe("unclear");
    expect(withFigures(figures)).toEqual({
      decision: "go",
      reason: "worthIt",
      sentence: "Rechnet sich mit euren Zahlen.",
    });
    expect(withFigures({ hours: 900, hourlyCostCents: 12_000, marginPercent: 10 })).toEqual({
      decision: "noGo",
      reason: "costly",
      sentence: "Rechnet sich mit euren Zahlen nicht.",
    });
  });

  test("keeps our assumption where they entered nothing, and names it", () => {
    expect(withFigures({ hours: 20 }, { value: even(2_000_000) }).sentence).toBe(
      "Rechnet sich mit euren Zahlen; angenommen: 100 € je Stunde, 10 % Marge.",
    );
    expect(withFigures({ hours: 9_000, marginPercent: 15 })).toMatchObject({
      decision: "noGo",
      sentence: "Rechnet sich mit euren Zahlen nicht; angenommen: 80 € je Stunde.",
    });
    expect(withFigures({ hourlyCostCents: 9_000 })).toMatchObject({
      decision: "check",
      sentence: "Mit euren Zahlen bleibt es offen; angenommen: Stunden, Marge.",
    });
  });

  test("names a value that we estimate, and figures only as long as the line holds them", () => {
    const estimated = { lowCents: 200_000_000, medianCents: 220_000_000, highCents: 240_000_000 };
    const sentenceWith = (entered: VerdictInput["entered"]) =>
      withFigures(entered, { value: estimated }).sentence;
    expect(sentenceWith(figures)).toBe("Rechnet sich mit euren Zahlen; angenommen: Wert.");
    expect(sentenceWith({ ...figures, valueCents: 200_000_000 })).toBe(
      "Rechnet sich mit euren Zahlen.",
    );
    expect(sentenceWith({ feeCents: 1, valueCents: 200_000_000 })).toContain(", 10 % Marge.");
    expect(withFigures({ externalCents: 900_000_000 }, { value: estimated }).sentence).toBe(
      "Rechnet sich mit euren Zahlen nicht; angenommen: Stunden, Kosten je Stunde, Marge, Wert.",
    );
  });

  test("counts people outside with their contribution, the buyer's fee and the agency's own value", () => {
    expect(withFigures({ ...figures, externalCents: 90_000_000 }).decision).toBe("noGo");
    const dear = { ...figures, hours: 900, hourlyCostCents: 12_000 };
    expect(withFigures(dear).decision).toBe("noGo");
    expect(withFigures({ ...dear, feeCents: 900 * 12_000 }).decision).toBe("go");
    expect(withFigures({ ...dear, valueCents: 500_000_000 }).decision).toBe("go");
    expect(withFigures({ ...figures, valueCents: 20_000_000 }, { value: undefined }).decision).toBe(
      "go",
    );
  });

  test("says of a fit that is only partial whether all figures are the agency's", () => {
    const weak = { fit: { score: 64, knockout: "passed" } } as const;
    expect(withFigures(figures, weak).sentence).toBe(
      "Rechnet sich mit euren Zahlen, passt aber nur teilweise zu euch.",
    );
    const { marginPercent: _, ...part } = figures;
    expect(withFigures(part, { ...weak, value: even(2_000_000) }).sentence).toBe(
      "Rechnet sich mit euren Zahlen und unserer Annahme, passt aber nur teilweise zu euch.",
    );
  });

  test("changes no word where the criteria decide", () => {
    const open: Knockout = { kind: "insurance", status: "open" };
    expect(withFigures(figures, { criteria: [open, met] })).toEqual(
      withFigures({}, { criteria: [open, met] }),
    );
  });
});

describe("the sentence of a verdict", () => {
  const long = "Eine überaus lange Angabe aus dem Profil, die gar nicht aufhören will ".repeat(4);
  const cases = knockoutKinds.flatMap((kind) =>
    [undefined, "kurz", long].flatMap((evidence) => [
      failing({ kind, status: "failed", demand, ...(evidence && { evidence }) }),
      { ...input, criteria: [{ kind, status: "open" as const }, met] },
    ]),
  );

  test("holds in 90 characters, whatever notice and profile say", () => {
    const others: VerdictInput[] = [
      input,
      { ...input, chances: undefined },
      { ...input, chances: { kind: "too-thin", n: 2 } },
      { ...input, value: undefined },
      { ...input, value: even(20_000) },
      { ...input, value: even(200_000) },
      { ...input, fit: { score: 30, knockout: "passed" } },
      { ...input, criteria: [{ kind: "region", status: "failed" }] },
      failing(),
      ...[2_000_000, 200_000, 20_000].flatMap((euros) =>
        [50, 84].map((score): VerdictInput => ({
          ...input,
          fit: { score, knockout: "passed" },
          value: even(euros),
          entered: { feeCents: 1 },
        })),
      ),
      ...[2_000_000, 200_000, 20_000].map((euros): VerdictInput => ({
        ...input,
        value: { ...even(euros), highCents: 100 * euros + 1 },
        entered: { feeCents: 1 },
      })),
    ];
    for (const { sentence } of [...cases, ...others].map(verdictOn)) {
      expect(sentence.length, sentence).toBeLessThanOrEqual(maxVerdictSentence);
      expect(sentence).toMatch(/\.$/);
    }
  });

  test("names languages, not their codes", () => {
    const language: Requirement = { kind: "language", anyOf: ["FRA"], demand };
    const failed: Knockout = { kind: "language", status: "failed", demand, evidence: "DEU" };
    expect(verdictOn({ ...failing(failed), requirements: [language] }).sentence).toBe(
      "Verlangt: Französisch; im Profil: Deutsch.",
    );
  });
});

test("an agency's exclusions are one criterion that comes last in its group", () => {
  const criteria = criteriaOf([
    { kind: "exclusion", status: "failed", evidence: "Event" },
    { kind: "turnover", status: "failed" },
    { kind: "exclusion", status: "met", evidence: "ab 50.000 €" },
    { kind: "exclusion", status: "failed", evidence: "„Tabak“" },
    met,
  ]);
  expect(criteria).toEqual([
    { kind: "turnover", status: "failed" },
    { kind: "exclusion", status: "failed", evidence: "Event, „Tabak“" },
    met,
  ]);
});
