import { profileData } from "@tc/contract";
import type { ProofFile, WantedPaper } from "@tc/contract";
import { itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import type { Lot } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import type { PaperInput } from "../result/check-input.ts";
import { progressOf, wantedPapers } from "./wanted-papers.ts";
import type { PaperMark } from "./paper-names.ts";

const offer = { kind: "offer", at: "2026-12-18T13:00:00Z", hasTime: true } as const;
const reference = {
  id: "01900000-0000-7000-8000-000000000001",
  client: "Stadt Kiel",
  title: "Kampagne",
  year: 2025,
};

interface Options {
  readonly text?: string;
  readonly lots?: readonly Partial<Lot>[];
  readonly profile?: object;
  readonly marks?: readonly PaperMark[];
  readonly proofs?: readonly ProofFile[];
}

function papers({
  text = "",
  lots = [{}],
  profile = {},
  marks = [],
  proofs = [],
}: Options): WantedPaper[] {
  const tender = makeTender({
    title: "Kampagne",
    lots: lots.map((lot) => ({ deadlines: [offer], ...lot })),
  });
  const document: DocumentText = {
    file: "terms",
    format: "txt",
    parts: [{ place: { page: 7 }, lines: text.split("\n").map((line) => ({ text: line })) }],
  };
  const input: PaperInput = {
    tender,
    items: itemsOf([document], noticeDeadlinesOf(tender)),
    documents: [{ id: "terms", name: "Bewerbungsbedingungen.pdf", pages: 9 }],
    profile: profileData.parse({
      companyName: "A",
      contactPerson: "B",
      address: {},
      ...profile,
    }),
    proofs,
    now: new Date("2026-11-23T11:00:00Z"),
  };
  return wantedPapers(input, marks);
}

const stateOf = (all: readonly WantedPaper[], name: RegExp) =>
  all.find((paper) => name.test(paper.name))?.state;

describe("the list of wanted papers", () => {
  test("holds what documents name, each once, with its words and page", () => {
    const all = papers({
      text: "Vorzulegen ist ein Handelsregisterauszug.\nDas Formblatt 124 ist auszufüllen.\nDer Handelsregisterauszug darf nicht älter sein.",
    });
    expect(all.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "Handelsregisterauszug: missing",
      "Formblatt 124 (Eigenerklärung zur Eignung): fill",
    ]);
    expect(all[0]?.quotes[0]).toMatchObject({
      quote: "Vorzulegen ist ein Handelsregisterauszug.",
      document: { name: "Bewerbungsbedingungen.pdf", place: { page: 7 } },
    });
  });

  test("holds what the notice demands, of a lot with its name", () => {
    const description =
      "Mindestjahresumsatz von 500.000 Euro. Handelsregisterauszug ist vorzulegen.";
    const criterion = { type: "slc-stand-to-gen", description };
    const all = papers({ lots: [{ selectionCriteria: [criterion] }, {}] });
    expect(stateOf(all, /^Umsätze/)).toBe("missing");
    const extract = all.find(({ name }) => name === "Handelsregisterauszug");
    expect(extract?.quotes).toEqual([
      {
        quote: "Handelsregisterauszug ist vorzulegen.",
        field: "lots.LOT-0001.selectionCriteria.0.description",
        lotId: "LOT-0001",
      },
    ]);
  });

  test("is empty where nothing is demanded", () => {
    expect(papers({})).toEqual([]);
  });
});

describe("the state of a paper", () => {
  const policy = "Nachweis der Haftpflichtversicherung ist vorzulegen.\nBindefrist: 10.03.2027";

  test("a policy that ends while the offer binds expires", () => {
    const insurance = { coverCents: 200_000_000, expiresOn: "2026-12-31" };
    const all = papers({ text: policy, profile: { insurance } });
    expect(all[0]).toMatchObject({
      state: "expires",
      note: "Police endet am 31.12.2026, vor dem Ende der Bindefrist am 10.03.2027",
    });
  });

  test("a policy of the profile is no paper yet, and says so", () => {
    const insurance = { coverCents: 200_000_000, expiresOn: "2027-12-31" };
    expect(papers({ text: policy, profile: { insurance } })[0]).toMatchObject({
      state: "missing",
      note: "Police gültig bis 31.12.2027; die Datei liegt hier nicht",
    });
  });

  test("sheets of references are ready where the profile has as many as are demanded", () => {
    const text = "Eignungskriterien\nMindestens 2 vergleichbare Referenzen sind vorzulegen.";
    const two = [reference, { ...reference, id: "01900000-0000-7000-8000-000000000002" }];
    expect(stateOf(papers({ text, profile: { references: two } }), /^Referenz/)).toBe("ready");
    expect(papers({ text, profile: { references: [reference] } })[0]).toMatchObject({
      state: "missing",
      note: "1 Referenz im Profil, verlangt sind 2",
    });
  });

  test("the buyer's own form of references has to be filled in", () => {
    const text = "Das Formblatt Referenzen ist je Referenz auszufüllen.";
    const all = papers({ text, profile: { references: [reference] } });
    expect(stateOf(all, /^Referenz/)).toBe("fill");
  });

  test("what a member says counts more, and names who said it", () => {
    const mark = { at: "2026-11-23T10:00:00.000Z", byName: "Ada" };
    const text = "Handelsregisterauszug, Formblatt 124, Präqualifikationsnachweis";
    const all = papers({
      text,
      marks: [
        { paper: "Handelsregisterauszug", state: "ready", ...mark },
        { paper: "Formblatt 124 (Eigenerklärung zur Eignung)", state: "notNeeded", ...mark },
      ],
    });
    expect(all.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "Handelsregisterauszug: ready",
      "Formblatt 124 (Eigenerklärung zur Eignung): notNeeded",
      "Präqualifikation: missing",
    ]);
    expect(all[0]?.mark).toEqual({ state: "ready", ...mark });
    expect(progressOf(all)).toEqual({ ready: 1, wanted: 1 });
  });

  test("a voluntary paper stands last and is not counted", () => {
    const text = "Präqualifikationsnachweis (AVPQ) oder Handelsregisterauszug";
    const all = papers({ text });
    expect(all.at(-1)).toMatchObject({ name: "Präqualifikation", isVoluntary: true });
    expect(progressOf(all)).toEqual({ ready: 0, wanted: 1 });
  });
});

describe("a file of the agency's", () => {
  const proof = (change: Partial<ProofFile>): ProofFile => ({
    id: "01900000-0000-7000-8000-00000000000f",
    kind: "insurance",
    name: "Police 2027",
    fileName: "Police 2027.pdf",
    bytes: 1_000,
    uploadedAt: "2026-11-01T09:00:00.000Z",
    uploadedBy: "Ada",
    ...change,
  });
  const policy = "Nachweis der Haftpflichtversicherung ist vorzulegen.\nBindefrist: 10.03.2027";

  test("makes its paper ready as long as it holds", () => {
    const state = (validUntil: string) =>
      papers({ text: policy, proofs: [proof({ validUntil })] })[0];
    expect(state("2027-12-31")).toMatchObject({
      state: "ready",
      note: "Police 2027 gültig bis 31.12.2027",
      proof: { name: "Police 2027" },
    });
    expect(state("2026-12-01")).toMatchObject({
      state: "expires",
      note: "Police 2027 endet am 01.12.2026, vor der Angebotsfrist",
    });
    expect(state("2027-01-31")?.state).toBe("expires");
  });

  test("of several the one that holds longest counts", () => {
    const proofs = [
      proof({ validUntil: "2026-12-01" }),
      proof({ validUntil: "2028-01-01", name: "Police neu" }),
    ];
    expect(papers({ text: policy, proofs })[0]).toMatchObject({
      state: "ready",
      proof: { name: "Police neu" },
    });
  });

  describe("of an insurance", () => {
    const demand = (sum: string) =>
      `Eignungskriterien\nNachweis einer Berufshaftpflichtversicherung mit einer Deckungssumme von mindestens ${sum} je Schadensfall.`;
    const standing = (sum: string, change: Partial<ProofFile>) =>
      papers({ text: demand(sum), proofs: [proof({ validUntil: "2027-12-31", ...change })] }).find(
        ({ name }) => name === "Nachweis der Haftpflichtversicherung",
      );

    test("is ready where its sum is as large as the one that is demanded", () => {
      expect(standing("3.000.000 Euro", { coverCents: 300_000_000 })).toMatchObject({
        state: "ready",
        note: "Police 2027 gültig bis 31.12.2027",
      });
    });

    test.each([
      [undefined, "gefordert 3.000.000\u00a0€"],
      [299_999_900, "gefordert 3.000.000\u00a0€, im Nachweis 2.999.999\u00a0€"],
    ])("with a sum of %s cents is to be checked, and both sums are told", (coverCents, words) => {
      const paper = standing("3.000.000 Euro", { ...(coverCents !== undefined && { coverCents }) });
      expect(paper).toMatchObject({
        state: "check",
        note: `Police 2027 gültig bis 31.12.2027; Deckungssumme prüfen: ${words}`,
      });
      expect(progressOf(paper ? [paper] : [])).toEqual({ ready: 0, wanted: 1 });
    });

    test("whose sum is needed twice a year has to reach it twice", () => {
      const twice = "3.000.000 Euro, zweifach maximiert pro Jahr,";
      expect(standing(twice, { coverCents: 300_000_000 })?.note).toContain(
        "gefordert 3.000.000\u00a0€, 2-mal im Jahr, im Nachweis 3.000.000\u00a0€",
      );
      expect(standing(twice, { coverCents: 600_000_000 })?.state).toBe("ready");
    });

    test("is the first that is ready; else the one that holds longest", () => {
      const proofs = [
        proof({ validUntil: "2029-12-31", name: "Alte Police", coverCents: 100_000_000 }),
        proof({ validUntil: "2027-12-31", name: "Neue Police", coverCents: 500_000_000 }),
      ];
      const ofAll = (sum: string) => papers({ text: demand(sum), proofs })[0]?.proof?.name;
      expect(ofAll("3.000.000 Euro")).toBe("Neue Police");
      expect(ofAll("9.000.000 Euro")).toBe("Alte Police");
    });

    test("with the notice's sum is held against the largest one", () => {
      const description =
        "Berufshaftpflichtversicherung mit einer Deckungssumme von mindestens 5.000.000 EUR.";
      const all = papers({
        text: demand("3.000.000 Euro"),
        lots: [{ selectionCriteria: [{ type: "slc-stand-ins", description }] }],
        proofs: [proof({ coverCents: 300_000_000 })],
      });
      expect(all[0]?.note).toContain("gefordert 5.000.000\u00a0€, im Nachweis 3.000.000\u00a0€");
    });
  });

  test.each([
    ["Auszug aus dem Gewerbe", "Auszug aus dem Gewerbezentralregister", "missing"],
    ["Unbedenklichkeitsbescheinigungsantrag", "Unbedenklichkeitsbescheinigung", "missing"],
    ["Unbedenklichkeits", "Unbedenklichkeitsbescheinigung", "missing"],
    ["Auszug aus dem Gewerbezentralregister (11/2026)", "Gewerbezentralregister", "ready"],
    ["Handelsregister-Auszug 2026", "Handelsregisterauszug", "ready"],
  ])("called %s answers %s only by whole words: %s", (name, text, state) => {
    expect(papers({ text, proofs: [proof({ kind: "other", name })] })[0]?.state).toBe(state);
  });

  test("answers only what it proves", () => {
    const text = "Handelsregisterauszug und Auszug aus dem Gewerbezentralregister";
    const register = proof({ kind: "register", name: "HRB 1234" });
    const all = papers({ text, proofs: [register] });
    expect(all.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      "Auszug aus dem Gewerbezentralregister: missing",
      "Handelsregisterauszug: ready",
    ]);
    const clearance = "Unbedenklichkeitsbescheinigung";
    const other = proof({ kind: "other", name: `${clearance} AOK` });
    expect(papers({ text: clearance, proofs: [other] })[0]).toMatchObject({
      state: "ready",
      note: "Unbedenklichkeitsbescheinigung AOK, hinterlegt am 01.11.2026, ohne Ablaufdatum",
    });
    expect(papers({ text: clearance, proofs: [register] })[0]?.state).toBe("missing");
  });
});
