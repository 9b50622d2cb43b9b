import { itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import type { Tender, TenderNoticeRef } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import type { FoundInput } from "../../tender-checks/index.ts";
import { bidderQuestions, questionDrafts } from "./bidder-questions.ts";

const now = new Date("2026-11-23T11:00:00Z");
const offer = { kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true } as const;
const estimated = { cents: 20_000_000, currency: "EUR" };
const weights = [{ type: "price" }];

const nothing = { sent: [], noted: [] };

type Parts = Parameters<typeof makeTender>[0];

function procedure({ lots = [{}], ...parts }: NonNullable<Parts> = {}): Tender {
  return makeTender({
    title: "Kampagne",
    legalBasis: "vgv",
    level: "eu",
    procedure: "open",
    nature: "services",
    accelerated: false,
    publishedOn: "2026-11-10",
    notices: [notice()],
    buyers: [{ name: "Stadt Kiel", country: "DEU", identifiers: [] }],
    ...parts,
    lots: lots.map((lot) => ({ deadlines: [offer], awardCriteria: weights, ...lot })),
  });
}

const notice = (change: Partial<TenderNoticeRef> = {}): TenderNoticeRef => ({
  noticeId: "1",
  version: "01",
  kind: "call",
  publishedOn: "2026-11-10",
  sources: [],
  ...change,
});

function input(tender: Tender, texts: Readonly<Record<string, string>> = {}): FoundInput {
  const documents = Object.entries(texts).map(([file, text]): DocumentText => ({
    file,
    format: "txt",
    parts: [{ place: { page: 3 }, lines: text.split("\n").map((line) => ({ text: line })) }],
  }));
  return {
    tender,
    items: itemsOf(documents, noticeDeadlinesOf(tender)),
    documents: documents.map(({ file }) => ({ id: file, name: `${file}.pdf`, pages: 4 })),
  };
}

const drafts = (tender: Tender, texts?: Readonly<Record<string, string>>) =>
  questionDrafts(input(tender, texts));
const keys = (tender: Tender, texts?: Readonly<Record<string, string>>) =>
  drafts(tender, texts).map(({ key }) => key);

test("a procedure that says everything clearly leads to no question", () => {
  expect(drafts(procedure({ values: { estimated } }))).toEqual([]);
});

describe("a turnover of more than twice the value", () => {
  const demand = (euros: string) => ({
    selectionCriteria: [
      { type: "slc-stand-to-gen", description: `Mindestjahresumsatz von ${euros} Euro netto.` },
    ],
  });

  test("is asked about with both amounts, the law and the words", () => {
    const [draft] = drafts(procedure({ values: { estimated }, lots: [demand("450.000")] }));
    expect(draft).toMatchObject({
      key: "turnover",
      reason: "unlawful",
      rule: { law: "§ 45 Abs. 2 VgV", sourceDate: "2021" },
    });
    expect(draft?.draft).toContain("450.000\u00a0€");
    expect(draft?.draft).toContain("200.000\u00a0€");
    expect(draft?.quotes[0]?.quote).toContain("Mindestjahresumsatz");
  });

  test("is not asked about at twice the value, without a value, below the thresholds", () => {
    const high = [demand("450.000")];
    expect(keys(procedure({ values: { estimated }, lots: [demand("400.000")] }))).toEqual([]);
    expect(keys(procedure({ lots: high }))).toEqual([]);
    const uvgo = { legalBasis: "uvgo", level: "national" } as const;
    expect(keys(procedure({ ...uvgo, values: { estimated }, lots: high }))).toEqual([]);
  });

  test("is not asked about where a framework may be worth more, or the value is doubtful", () => {
    const high = [demand("450.000")];
    const frameworkMaximum = { cents: 90_000_000, currency: "EUR" };
    expect(keys(procedure({ values: { estimated, frameworkMaximum }, lots: high }))).toEqual([]);
    const flags = ["value_out_of_range"] as const;
    expect(keys(procedure({ values: { estimated }, flags, lots: high }))).toEqual([]);
  });

  test("is compared with the lot that demands it", () => {
    const small = { values: { estimated: { cents: 5_000_000, currency: "EUR" } } };
    const lots = [{ ...small, ...demand("150.000") }, { values: { estimated } }];
    expect(keys(procedure({ values: { estimated }, lots }))).toEqual(["turnover:LOT-0001"]);
  });

  test("of a document counts where its page is about bidders", () => {
    const text =
      "Eignungskriterien\nDer Bieter weist einen Mindestjahresumsatz von 450.000 Euro nach.";
    expect(keys(procedure({ values: { estimated } }), { terms: text })).toEqual(["turnover"]);
  });
});

describe("weights that nobody names", () => {
  const open = { awardCriteria: [{ type: "quality", name: "Konzept" }] };

  test("are asked for once documents were read, and what was read is told", () => {
    expect(keys(procedure({ lots: [open] }))).toEqual([]);
    const [draft] = drafts(procedure({ lots: [open] }), { terms: "Leistung: Kampagne" });
    expect(draft).toMatchObject({ key: "weights:missing", rule: { law: "§ 58 Abs. 3 VgV" } });
    expect(draft?.note).toContain("1 gelesenen Unterlage nicht gefunden");
  });

  test("are not asked for where the criteria are ordered", () => {
    const ordered = {
      awardCriteria: [
        { type: "quality", name: "Konzept", weight: 1, weightUnit: "order" as const },
      ],
    };
    expect(keys(procedure({ lots: [ordered] }), { terms: "Leistung: Kampagne" })).toEqual([]);
  });

  test("are asked for below the thresholds by the rule that holds there", () => {
    const tender = procedure({ legalBasis: "uvgo", level: "national", lots: [open] });
    expect(drafts(tender, { terms: "Leistung" })[0]?.rule?.law).toBe("§ 43 Abs. 6 UVgO");
  });
});

describe("a deadline that is shorter than the law's", () => {
  const ends = (at: string) => ({
    deadlines: [{ kind: "offer", at, hasTime: true } as const],
    electronicSubmission: "required",
  });

  test("is asked about with days and law", () => {
    const [draft] = drafts(procedure({ lots: [ends("2026-11-24T11:00:00Z")] }));
    expect(draft).toMatchObject({ key: "deadline:offer", rule: { law: "§ 15 Abs. 4 VgV" } });
    expect(draft?.draft).toContain("24.11.2026, 14 Tage nach der Veröffentlichung am 10.11.2026");
    expect(draft?.draft).toContain("mindestens 30 Tage");
  });

  test("is not asked about while an earlier dispatch may explain it", () => {
    expect(keys(procedure({ lots: [ends("2026-12-05T11:00:00Z")] }))).toEqual([]);
  });

  test("is not asked about in an urgent procedure, after a planning notice or below the thresholds", () => {
    const lots = [ends("2026-11-28T11:00:00Z")];
    const planning = {
      notices: [notice({ kind: "planning", publishedOn: "2026-08-01" }), notice()],
    };
    expect(keys(procedure({ lots, accelerated: true }))).toEqual([]);
    expect(keys(procedure({ lots, ...planning }))).toEqual([]);
    expect(keys(procedure({ lots, legalBasis: "uvgo", level: "national" }))).toEqual([]);
    expect(keys(procedure({ lots, flags: ["deadline_implausible"] }))).toEqual([]);
  });
});

test("a deadline is not asked about where the first notice that is there is a correction", () => {
  const lots = [{ deadlines: [{ ...offer, at: "2026-11-12T11:00:00Z" }] }];
  expect(keys(procedure({ lots }))).toEqual(["deadline:offer"]);
  for (const later of [notice({ isCorrection: true }), notice({ version: "02" })]) {
    expect(keys(procedure({ lots, notices: [later] }))).toEqual([]);
  }
});

test("a deadline of special services, such as film and events, is their buyer's to set", () => {
  const lots = [{ deadlines: [{ ...offer, at: "2026-11-12T11:00:00Z" }] }];
  expect(keys(procedure({ lots, cpv: ["79341400"] }))).toEqual(["deadline:offer"]);
  for (const cpv of ["92111250", "79952000", "80500000"]) {
    expect(keys(procedure({ lots, cpv: [cpv] }))).toEqual([]);
  }
  expect(keys(procedure({ lots, notices: [notice({ subtype: "20" })] }))).toEqual([]);
});

describe("places that disagree", () => {
  test("a deadline that documents and notice name differently is asked about with both", () => {
    const [draft] = drafts(procedure(), { terms: "Angebotsfrist: 15.12.2026, 12:00 Uhr" });
    expect(draft).toMatchObject({
      key: "contradiction:deadline:offer",
      title: "Welche Angebotsfrist gilt?",
      reason: "contradiction",
      rule: { law: "§ 29 Abs. 1 VgV" },
    });
    expect(draft?.draft).toContain("18.12.2026, 14:00 Uhr");
    expect(draft?.draft).toContain("„Angebotsfrist: 15.12.2026, 12:00 Uhr“ (terms.pdf, S. 3)");
  });

  test("a deadline that agrees is not asked about", () => {
    expect(keys(procedure(), { terms: "Angebotsfrist: 18.12.2026, 14:00 Uhr" })).toEqual([]);
  });

  test("exclusive and simple rights of use are asked about", () => {
    const [draft] = drafts(procedure(), {
      contract:
        "Der Auftragnehmer räumt dem Auftraggeber das ausschließliche Nutzungsrecht an allen Werken ein.\nAn Fotos genügt ein einfaches Nutzungsrecht für den Auftraggeber.",
    });
    expect(draft).toMatchObject({ key: "contradiction:rights" });
    expect(draft?.quotes).toHaveLength(2);
  });

  test("two days for the end of the binding period are asked about, each with its words", () => {
    const [draft] = drafts(procedure(), {
      letter: "Die Bindefrist endet am 28.02.2027.",
      terms: "Die Bindefrist endet am 10.03.2027.",
    });
    expect(draft?.key).toBe("contradiction:deadline:binding");
    expect(draft?.draft).toContain("28.02.2027");
    expect(draft?.draft).toContain("10.03.2027");
  });
});

describe("by when to ask", () => {
  const due = (tender: Tender, texts?: Readonly<Record<string, string>>, at = now) =>
    bidderQuestions(input(tender, texts), nothing, at);
  const questions = { kind: "questions", at: "2026-12-02T11:00:00Z", hasTime: true } as const;

  test("the notice's day counts, and ends asking", () => {
    const tender = procedure({ lots: [{ deadlines: [offer, questions] }] });
    expect(due(tender)).toMatchObject({
      due: {
        kind: "stated",
        words: "02.12.2026, 12:00 Uhr",
        day: "2026-12-02",
        at: "2026-12-02T11:00:00.000Z",
      },
      canAsk: true,
    });
    expect(due(tender, {}, new Date("2026-12-02T11:01:00Z")).canAsk).toBe(false);
    expect(due(tender, {}, new Date("2026-12-03T08:00:00Z")).canAsk).toBe(false);
  });

  test("without a day in the notice the documents' day counts", () => {
    expect(
      due(procedure(), { terms: "Bieterfragen sind bis zum 04.12.2026 zu stellen." }).due,
    ).toMatchObject({ kind: "stated", day: "2026-12-04" });
  });

  test("the documents' hour ends asking on that day; a day alone lasts until its end", () => {
    const asked = (words: string, at: string) =>
      due(procedure(), { terms: `Bieterfragen sind bis zum ${words} zu stellen.` }, new Date(at));
    const hour = "04.12.2026, 14:00 Uhr";
    expect(asked(hour, "2026-12-04T12:59:00Z")).toMatchObject({
      due: { day: "2026-12-04", at: "2026-12-04T13:00:00.000Z" },
      canAsk: true,
    });
    expect(asked(hour, "2026-12-04T13:01:00Z").canAsk).toBe(false);
    expect(asked("04.12.2026", "2026-12-04T22:00:00Z").canAsk).toBe(true);
    expect(asked("04.12.2026", "2026-12-04T22:00:00Z").due).not.toHaveProperty("at");
  });

  test("else the day by which the law wants answers, called by its name", () => {
    expect(due(procedure()).due).toEqual({
      kind: "statutory",
      day: "2026-12-12",
      law: "§ 20 Abs. 3 VgV",
    });
    const uvgo = procedure({ legalBasis: "uvgo", level: "national" });
    expect(due(uvgo)).toMatchObject({ due: { kind: "none" }, canAsk: true });
  });

  test("nothing can be asked once offers are in", () => {
    expect(due(procedure(), {}, new Date("2026-12-19T08:00:00Z")).canAsk).toBe(false);
    expect(due(procedure({ stage: "awarded" })).canAsk).toBe(false);
  });
});

test("a question that was sent says so, and stays readable when it no longer arises", () => {
  const at = "2026-11-23T09:00:00.000Z";
  const texts = { terms: "Angebotsfrist: 15.12.2026, 12:00 Uhr" };
  const [question] = bidderQuestions(input(procedure(), texts), nothing, now).drafts;
  const { key = "", title = "", draft = "" } = question ?? {};
  const marks = { sent: [{ key, title, draft, at, byName: "Ada" }], noted: [] };
  const current = bidderQuestions(input(procedure(), texts), marks, now);
  expect(current.drafts[0]?.sent).toEqual({ at, byName: "Ada" });
  expect(current.settled).toEqual([]);
  const later = bidderQuestions(input(procedure()), marks, now);
  expect(later.drafts).toEqual([]);
  expect(later.settled).toMatchObject([{ key: "contradiction:deadline:offer", draft }]);
  // The documents name another day now, so the agency has to ask again.
  const other = { terms: "Angebotsfrist: 16.12.2026, 12:00 Uhr" };
  const changed = bidderQuestions(input(procedure(), other), marks, now);
  expect(changed.drafts[0]).toMatchObject({ key });
  expect(changed.drafts[0]).not.toHaveProperty("sent");
  expect(changed.settled).toHaveLength(1);
});

test("a question that a member noted stands behind the others, in the member's words", () => {
  const at = "2026-11-23T23:30:00.000Z";
  const noted = [{ question: "Wo parken wir?", at, byName: "Ada" }];
  const texts = { terms: "Angebotsfrist: 15.12.2026, 12:00 Uhr" };
  const { drafts } = bidderQuestions(input(procedure(), texts), { sent: [], noted }, now);
  expect(drafts.map(({ reason }) => reason)).toEqual(["contradiction", "noted"]);
  expect(drafts[1]).toMatchObject({
    title: "Wo parken wir?",
    note: "Vorgemerkt am 24.11.2026 von Ada.",
    draft: expect.stringContaining("Wo parken wir?"),
  });
});
