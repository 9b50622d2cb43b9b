import { profileData } from "@tc/contract";
import type { CheckResult } from "@tc/contract";
import { itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import type { Lot } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import { changesBetween } from "./changes.ts";
import type { CheckInput } from "./check-input.ts";
import { makeResult } from "./make-result.ts";

const now = new Date("2026-11-21T11:00:00Z");
const offer = { kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true } as const;
const tender = makeTender({
  title: "Kampagne",
  procedure: "restricted",
  publishedOn: "2026-11-10",
  lots: [{ deadlines: [offer], bindingDays: 90, maxCandidates: 5 }],
});
const profile = profileData.parse({ companyName: "A", contactPerson: "B", address: {} });

const document = (file: string, text: string): DocumentText => ({
  file,
  format: "txt",
  parts: [{ place: { page: 1 }, lines: text.split("\n").map((line) => ({ text: line })) }],
});

function check(texts: Readonly<Record<string, string>>, change: Partial<CheckInput> = {}) {
  const documents = Object.entries(texts).map(([id, text]) => document(id, text));
  const input: CheckInput = {
    tender,
    items: itemsOf(documents, noticeDeadlinesOf(change.tender ?? tender)),
    documents: documents.map(({ file }) => ({ id: file, name: `${file}.pdf`, pages: 10 })),
    profile,
    criteria: [],
    proofs: [],
    marks: [],
    budget: { kind: "none", reason: "too-thin", n: 0 },
    now,
    ...change,
  };
  return makeResult(input);
}
const row = ({ requirements }: CheckResult, name: RegExp) =>
  requirements.find((candidate) => name.test(candidate.name));
const answer = ({ fairness }: CheckResult, point: string) =>
  fairness.find((candidate) => candidate.point === point);

describe("without any document", () => {
  const result = check({});

  test("the notice's deadline and days are told, weights are unclear, papers are not invented", () => {
    expect(row(result, /^Angebotsfrist 18\.12\.2026, 14:00 Uhr$/)).toMatchObject({
      state: "noted",
    });
    expect(row(result, /Gewichte/)).toMatchObject({ state: "unclear" });
    expect(result.papers).toEqual([]);
    expect(result).toMatchObject({ documents: 0, pages: 0, engine: "rules" });
  });

  test("a long binding period of the notice is a risk, and what nobody found stays open", () => {
    expect(result.risks.map(({ name }) => name)).toEqual(["Bindefrist 90 Tage"]);
    expect(answer(result, "threeWeeks")).toMatchObject({ answer: "yes" });
    expect(answer(result, "invitedNamed")).toMatchObject({ answer: "yes", note: "höchstens 5" });
    for (const point of ["draftsPaid", "rightsInProportion", "losersKeepRights", "budgetNamed"]) {
      expect(answer(result, point), point).toMatchObject({ answer: "open", quotes: [] });
    }
  });
});

describe("what real notices hold", () => {
  const withLots = (...lots: Partial<Lot>[]) =>
    check({}, { tender: makeTender({ title: "Kampagne", lots }) });
  const names = ({ requirements }: CheckResult) => requirements.map(({ name }) => name);
  const weighted = (weight: number, weightUnit: "percent" | "points", name = "Konzept") =>
    ({ type: "quality", name, weight, weightUnit }) as const;

  test("a deadline at 00:00 is the end of the day before; offers are opened when it says", () => {
    const at = "2026-12-17T23:00:00Z";
    const result = withLots({
      deadlines: [
        { kind: "offer", at, hasTime: true },
        { kind: "opening", at, hasTime: true },
      ],
    });
    expect(names(result)).toContain("Angebotsfrist 17.12.2026, Ende des Tages");
    expect(names(result)).toContain("Öffnung der Angebote 18.12.2026, 00:00 Uhr");
  });

  test("lots that differ name themselves, lots that agree stand once", () => {
    const later = { kind: "offer", at: "2026-12-20T13:00:00Z", hasTime: true } as const;
    expect(names(withLots({ deadlines: [offer] }, { deadlines: [later] }))).toEqual([
      "Gewichte der Zuschlagskriterien",
      "Los 1: Angebotsfrist 18.12.2026, 14:00 Uhr",
      "Los 2: Angebotsfrist 20.12.2026, 14:00 Uhr",
    ]);
    expect(names(withLots({ deadlines: [offer] }, { deadlines: [offer] }))).toContain(
      "Angebotsfrist 18.12.2026, 14:00 Uhr",
    );
  });

  test("weights in points and the price alone are weights, an incomplete set is none", () => {
    const criteria = (...awardCriteria: ReturnType<typeof weighted>[]) =>
      names(withLots({ awardCriteria }))[0];
    expect(criteria(weighted(60, "points"), weighted(40, "points", "Team"))).toBe(
      "Konzept 60 Punkte, Team 40 Punkte",
    );
    expect(names(withLots({ awardCriteria: [{ type: "price" }] }))).toEqual(["Allein der Preis"]);
    expect(criteria(weighted(60, "percent"))).toBe("Gewichte der Zuschlagskriterien");
    const long = criteria(weighted(100, "percent", "Qualität ".repeat(40)));
    expect(long?.length).toBeLessThan(100);
  });

  test("a binding period of thousands of years is a filler", () => {
    expect(withLots({ deadlines: [offer], bindingDays: 3_650_000 }).risks).toEqual([]);
  });
});

describe("with documents", () => {
  const texts = {
    a: `Zuschlagskriterien
Preis 40 %
Konzept 60 %
Eignung
Vorzulegen sind ein Handelsregisterauszug und ein Nachweis der Berufshaftpflichtversicherung.
Das Formblatt 124 ist auszufüllen und einzureichen.`,
    b: `Vertrag
Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart.
Der Auftragnehmer räumt das ausschließliche, zeitlich und räumlich unbeschränkte Nutzungsrecht ein.
Für die Entwürfe wird ein Pitchhonorar von 3.000 EUR gezahlt.`,
  };
  const result = check(texts);

  test("weights, terms and papers stand with their words and their page", () => {
    expect(row(result, /Preis 40/)).toMatchObject({
      group: "award",
      state: "noted",
      quotes: [{ document: { id: "a", name: "a.pdf", place: { page: 1 } } }],
    });
    expect(row(result, /^Vertragsstrafe 0,3/)).toMatchObject({ group: "contract", state: "noted" });
    expect(result.papers.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "Handelsregisterauszug: missing",
      "Nachweis der Haftpflichtversicherung: missing",
      "Formblatt 124 (Eigenerklärung zur Eignung): fill",
    ]);
  });

  test("penalty and rights without limit are risks; the fee is fair, the rights are not", () => {
    const names = result.risks.map(({ name }) => name);
    expect(names).toContain("Vertragsstrafe 0,3\u00a0% je Werktag");
    expect(names).toContain("Ausschließliche Nutzungsrechte ohne Grenze");
    expect(answer(result, "draftsPaid")).toMatchObject({ answer: "yes" });
    expect(answer(result, "rightsInProportion")).toMatchObject({ answer: "no" });
    expect(answer(result, "weightsNamed")).toMatchObject({ answer: "yes" });
  });

  test("the effort is the sum of parts that the reader sees", () => {
    expect(result.effort.map(({ name }) => name)).toContain("20 Seiten Unterlagen");
    expect(result.effort.every(({ hours }) => Number.isInteger(hours) && hours > 0)).toBe(true);
  });
});

describe("a demanded register", () => {
  const texts = { a: "Eignung\nAktueller Auszug aus dem Handelsregister." };

  test("stays open beside an extract that nobody has read", () => {
    const extract = {
      id: "0191d4e4-8c1c-4a44-9d9b-000000000009",
      kind: "register",
      name: "Handelsregisterauszug",
      fileName: "auszug.pdf",
      bytes: 1,
      uploadedAt: now.toISOString(),
      uploadedBy: "Ada",
    } as const;
    expect(row(check(texts), /^Register/)).toMatchObject({
      state: "open",
      evidence: "Das Profil sagt dazu nichts.",
    });
    expect(row(check(texts, { proofs: [extract] }), /^Register/)).toMatchObject({
      state: "open",
      evidence: "In den Nachweisen: Handelsregisterauszug; Register und Alter prüfen",
    });
    const expired = { ...extract, validUntil: "2025-12-31" };
    expect(row(check(texts, { proofs: [expired] }), /^Register/)?.evidence).toBe(
      "In den Nachweisen: Handelsregisterauszug endet am 31.12.2025, vor der Angebotsfrist; Register und Alter prüfen",
    );
    const current = { ...extract, name: "Auszug 2026", validUntil: "2027-12-31" };
    expect(row(check(texts, { proofs: [expired, current] }), /^Register/)?.evidence).toBe(
      "In den Nachweisen: Auszug 2026 gültig bis 31.12.2027; Register und Alter prüfen",
    );
  });
});

describe("words that contradict each other", () => {
  test("a deadline of a document that differs from the notice's is unclear, a risk, and the notice counts", () => {
    const result = check({ a: "Angebotsfrist: 11.12.2026, 14:00 Uhr" });
    expect(row(result, /verschieden/)).toMatchObject({
      state: "unclear",
      evidence: "Bekanntmachung: 18.12.2026, 14:00 Uhr. Es gilt die Bekanntmachung.",
    });
    expect(result.risks.some(({ name }) => name.includes("verschieden"))).toBe(true);
  });

  test("a deadline that a footer repeats on every page is one row, and hides no other risk", () => {
    const footer = "Angebotsfrist: 11.12.2026, 14:00 Uhr";
    const penalty = "Bei Verzug wird eine Vertragsstrafe von 0,3 % je Tag vereinbart.";
    const { requirements, risks } = check({
      a: [...Array<string>(150).fill(footer), "Angebotsfrist: 12.12.2026", penalty].join("\n"),
    });
    const different = requirements.filter(({ name }) => name.includes("verschieden"));
    expect(different.map(({ quotes }) => quotes.map(({ quote }) => quote))).toEqual([
      [footer],
      ["Angebotsfrist: 12.12.2026"],
    ]);
    expect(risks.map(({ name }) => name)).toContain("Vertragsstrafe 0,3\u00a0% je Tag");
  });

  test("two penalties stand side by side", () => {
    const result = check({
      a: "Es wird eine Vertragsstrafe von 0,3 % je Tag vereinbart.",
      b: "Es wird eine Vertragsstrafe von 0,5 % je Tag vereinbart.",
    });
    const penalty = row(result, /^Vertragsstrafe$/);
    expect(penalty).toMatchObject({ state: "unclear" });
    expect(penalty?.quotes.map(({ document: from }) => from?.id)).toEqual(["a", "b"]);
  });
});

describe("the cap of a penalty", () => {
  const rate = "Es wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart";
  const [row5, row8] = ["5", "8"].map(
    (cap) => `Vertragsstrafe 0,3\u00a0% je Werktag, höchstens ${cap}\u00a0%`,
  );
  const penalties = (rows: readonly { readonly name: string }[]) =>
    rows.flatMap(({ name }) => (name.startsWith("Vertragsstrafe") ? [name] : []));

  test("stands beside its rate in requirement and risk", () => {
    const { requirements, risks } = check({ a: `${rate}, höchstens 5 % der Auftragssumme.` });
    expect(penalties(requirements)).toEqual([row5]);
    expect(penalties(risks)).toEqual([row5]);
  });

  test("in a sentence of its own it is a row of its own, with its own words", () => {
    const cap = "Die Vertragsstrafe ist auf 5 % der Auftragssumme begrenzt.";
    const { requirements, risks } = check({ a: `${rate}.\n${cap}` });
    const names = ["Vertragsstrafe 0,3\u00a0% je Werktag", "Vertragsstrafe höchstens 5\u00a0%"];
    expect(penalties(requirements)).toEqual(names);
    expect(penalties(risks)).toEqual(names);
    expect(row(check({ a: `${rate}.\n${cap}` }), /höchstens/)?.quotes).toMatchObject([
      { quote: cap },
    ]);
  });

  test("in sentences of their own, two that differ between documents are unclear", () => {
    const [five, eight] = [5, 8].map((cap) => `Die Vertragsstrafe ist auf ${cap} % begrenzt.`);
    const caps = { a: five ?? "", b: eight ?? "" };
    const rows = (texts: Readonly<Record<string, string>>) =>
      check(texts).requirements.filter(({ name }) => name.startsWith("Vertragsstrafe"));
    const unclear = { name: "Vertragsstrafe", state: "unclear" };
    expect(rows(caps)).toMatchObject([{ ...unclear, quotes: [{ quote: five }, { quote: eight }] }]);
    expect(rows({ ...caps, c: `${rate}.` })).toMatchObject([
      unclear,
      { name: "Vertragsstrafe 0,3 % je Werktag", state: "noted" },
    ]);
    const beside = `${rate}, höchstens 5 %.`;
    expect(rows({ a: beside, b: eight ?? "" })).toMatchObject([
      { ...unclear, quotes: [{ quote: beside }, { quote: eight }] },
    ]);
    expect(
      rows({
        a: `${five}
${eight}`,
      }),
    ).toMatchObject([
      { name: "Vertragsstrafe höchstens 5 %", state: "noted" },
      { name: "Vertragsstrafe höchstens 8 %", state: "noted" },
    ]);
  });

  test("that differs between documents is unclear, and a new one is told", () => {
    const [five, eight] = ["5", "8"].map((cap) => `${rate}, höchstens ${cap} %.`);
    const unclear = row(check({ a: five ?? "", b: eight ?? "" }), /^Vertragsstrafe$/);
    expect(unclear).toMatchObject({ state: "unclear" });
    const [before, after] = [five, eight].map((text = "") => check({ a: text }));
    expect(before && after && changesBetween(before, after)).toEqual([
      `Vertragsstrafe: ${row5?.slice(15)} → ${row8?.slice(15)}.`,
    ]);
  });
});

describe("a policy of the profile", () => {
  const text = { a: "Vorzulegen ist ein Nachweis der Haftpflichtversicherung." };
  const state = (expiresOn: string) =>
    check(text, {
      profile: { ...profile, insurance: { coverCents: 300_000_000, expiresOn } },
    }).papers[0];

  test("has to hold until the offer no longer binds", () => {
    expect(state("2026-12-01")).toMatchObject({
      state: "expires",
      note: "Police endet am 01.12.2026, vor der Angebotsfrist",
    });
    // 90 days after the deadline of 18 December
    expect(state("2027-03-17")).toMatchObject({ state: "expires" });
    expect(state("2027-03-18")).toMatchObject({
      state: "missing",
      note: "Police gültig bis 18.03.2027; die Datei liegt hier nicht",
    });
  });
});

test("people that a document wants are never met by counting heads", () => {
  const result = check(
    { a: "Eignung\nMindestens fünf festangestellte Mitarbeiter sind nachzuweisen." },
    { profile: { ...profile, teamSize: 40 } },
  );
  expect(row(result, /5 Personen/)).toMatchObject({
    group: "eligibility",
    state: "open",
    evidence: "40 Personen im Profil; Aufgaben und Erfahrung prüfen",
  });
});

describe("two checks one after the other", () => {
  const since = (before: Parameters<typeof check>, after: Parameters<typeof check>) =>
    changesBetween(check(...before), check(...after));

  test("tell changed weights and a changed duration as old → new", () => {
    const terms = (price: number, months: number) => ({
      a: `Zuschlagskriterien\nPreis ${price} %\nKonzept ${100 - price} %`,
      b: `Vertrag\nDie Laufzeit des Vertrages beträgt ${months} Monate.`,
    });
    expect(since([terms(40, 24)], [terms(30, 36)])).toEqual([
      "Gewichte der Zuschlagskriterien: Preis 40\u00a0%, Konzept 60\u00a0% → Preis 30\u00a0%, Konzept 70\u00a0%.",
      "Laufzeit: 24 Monate → 36 Monate.",
    ]);
  });

  test("tell weights that become known and a contradiction that is new or resolved", () => {
    const weights = { a: "Zuschlagskriterien\nPreis 40 %\nKonzept 60 %" };
    expect(since([{}], [weights])).toEqual([
      "Gewichte der Zuschlagskriterien: unklar → Preis 40\u00a0%, Konzept 60\u00a0%.",
      "Gelesen: 1 Unterlage, 10 Seiten.",
    ]);
    const penalty = (percent: string) =>
      `Es wird eine Vertragsstrafe von ${percent} % je Tag vereinbart.`;
    const clear = { a: penalty("0,3"), b: "Vertrag" };
    const unclear = { a: penalty("0,3"), b: penalty("0,5") };
    const told = since([clear], [unclear]);
    expect(told[0]).toBe(
      "Vertragsstrafe: 0,3\u00a0% je Tag → unklar, 0,3\u00a0% je Tag oder 0,5\u00a0% je Tag.",
    );
    expect(since([unclear], [clear])[0]).toBe(
      "Vertragsstrafe: unklar, 0,3\u00a0% je Tag oder 0,5\u00a0% je Tag → 0,3\u00a0% je Tag.",
    );
    expect(told.join(" ")).not.toMatch(/gefordert/);
    const deadline = { a: "Angebotsfrist: 11.12.2026, 14:00 Uhr" };
    expect(since([{ a: "Vertrag" }], [deadline])).toEqual([
      "Neuer Widerspruch: Angebotsfrist in Dokument und Bekanntmachung.",
    ]);
    expect(since([deadline], [{ a: "Vertrag" }])).toEqual([
      "Kein Widerspruch mehr: Angebotsfrist in Dokument und Bekanntmachung.",
    ]);
  });

  test("tell nothing where only a day has passed", () => {
    const soon = (now: string) => [{}, { now: new Date(now) }] as const;
    expect(since([...soon("2026-12-10T11:00:00Z")], [...soon("2026-12-16T11:00:00Z")])).toEqual([]);
    expect(since([{}], [...soon("2026-12-10T11:00:00Z")])).toEqual([
      "Neues Risiko: Noch 8 Tage Zeit.",
    ]);
  });

  test("tell the lot whose deadline moved", () => {
    const days = (...at: readonly string[]) =>
      [
        {},
        {
          tender: makeTender({
            title: "Kampagne",
            lots: at.map((day) => ({ deadlines: [{ ...offer, at: `${day}T13:00:00Z` }] })),
          }),
        },
      ] as const;
    expect(
      since([...days("2026-12-18", "2026-12-18")], [...days("2026-12-18", "2026-12-21")]),
    ).toEqual(["Los 2: Angebotsfrist: 18.12.2026, 14:00 Uhr → 21.12.2026, 14:00 Uhr."]);
  });
});
