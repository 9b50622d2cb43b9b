import { describe, expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { buildTender } from "./build-tender.ts";
import {
  aChange,
  aLot,
  aNotice,
  aResult,
  aResultNotice,
  noticeId,
  sourced,
} from "./notice-factory.ts";

const build = (...notices: Notice[]) => buildTender(notices.map((notice) => sourced(notice)));
const fields = (...notices: Notice[]) => build(...notices).changes.map((change) => change.field);
const euros = (amount: number) => ({ cents: amount * 100, currency: "EUR" });

const call = aNotice();

describe("a call", () => {
  test("alone is a tender in the call stage without changes", () => {
    const tender = build(call);
    expect(tender.stage).toBe("call");
    expect(tender.changes).toEqual([]);
    expect(tender.flags).toEqual([]);
    expect(tender.publishedOn).toBe("2026-03-02");
  });

  test("after a plan counts as published on its own day and keeps no deadline of the plan", () => {
    const plan = aNotice({ kind: "planning", noticeId: noticeId(5), issuedOn: "2025-01-07" });
    const tender = build(plan, call);
    expect(tender.stage).toBe("call");
    expect(tender.publishedOn).toBe("2026-03-02");
    expect(tender.changes).toEqual([
      expect.objectContaining({ field: "stage", old: "planned", new: "call" }),
    ]);
    expect(build(plan).stage).toBe("planned");
  });
});

describe("a change notice", () => {
  test("replaces the text and records the deadline's instants with its reason", () => {
    const later = { kind: "offer", at: "2026-04-20T10:00:00.000Z", hasTime: true } as const;
    const tender = build(call, aChange(call, { lots: [aLot({ deadlines: [later] })] }));
    expect(tender.lots[0]?.deadlines).toEqual([later]);
    expect(tender.changes).toEqual([
      {
        noticeId: noticeId(2),
        noticeVersion: "01",
        publishedOn: "2026-03-10",
        field: "lots.LOT-0001.deadlines.offer",
        old: "2026-04-02T10:00:00.000Z",
        new: "2026-04-20T10:00:00.000Z",
        reasonCode: "cor-buy",
        reasonText: "Korrektur",
      },
    ]);
  });

  test("records of a deadline that can be read in two ways the earlier", () => {
    const later = {
      kind: "offer",
      at: "2026-04-20T11:00:00.000Z",
      localAt: "2026-04-20T10:00:00.000Z",
      offset: "+01:00",
      hasTime: true,
    } as const;
    const { changes } = build(call, aChange(call, { lots: [aLot({ deadlines: [later] })] }));
    expect(changes).toEqual([expect.objectContaining({ new: later.localAt })]);
  });

  test("records value, criteria, documents, title, CPV and lots field by field", () => {
    const before = aNotice({ values: { estimated: euros(200_000) } });
    const lot = aLot({
      awardCriteria: [{ type: "quality", name: "Konzept", weight: 60, weightUnit: "percent" }],
      links: [{ kind: "documents", url: "https://vergabe.example/neu" }],
    });
    const after = aChange(before, {
      title: "Imagekampagne 2027",
      values: { estimated: euros(250_000.5) },
      cpv: ["79341000"],
      lots: [lot, aLot({ id: "LOT-0002", title: "Film" })],
      changes: [
        {
          changedNotice: `${before.noticeId}-01`,
          sections: [],
          documentsChanged: true,
          documentsChangedOn: "2026-03-09",
        },
      ],
    });
    const { changes } = build(before, after);
    const texts = Object.fromEntries(
      changes.map((change) => [change.field, [change.old, change.new]]),
    );
    expect(texts).toEqual({
      title: ["Imagekampagne für die Stadtwerke", "Imagekampagne 2027"],
      cpv: ["79341400", "79341000"],
      "values.estimated": ["200000.00 EUR", "250000.50 EUR"],
      "lots.LOT-0001.awardCriteria": ["Preis: 40 %", "Konzept: 60 %"],
      "lots.LOT-0001.links.documents": [
        "https://vergabe.example/unterlagen",
        "https://vergabe.example/neu",
      ],
      "lots.LOT-0002": [undefined, "Film"],
      documents: [undefined, "2026-03-09"],
    });
  });

  test("that drops a lot says which", () => {
    const before = aNotice({ lots: [aLot(), aLot({ id: "LOT-0002", title: "Film" })] });
    const { changes, lots } = build(before, aChange(before, { lots: [aLot()] }));
    expect(lots.map((lot) => lot.id)).toEqual(["LOT-0001"]);
    expect(changes).toEqual([expect.objectContaining({ field: "lots.LOT-0002", old: "Film" })]);
  });

  test("comes after what it changes even when its clock is behind", () => {
    const early = aChange(call, { title: "Neuer Titel", issuedOn: "2026-01-01" });
    expect(build(early, call).title).toBe("Neuer Titel");
  });

  test("with a higher version of one notice wins whatever its day", () => {
    const second = aNotice({ version: "2", title: "Zweite Fassung", issuedOn: "2026-03-01" });
    const tenth = aNotice({ version: "10", title: "Zehnte Fassung", issuedOn: "2026-03-01" });
    expect(build(tenth, second, call).title).toBe("Zehnte Fassung");
  });

  test("of the older TED forms shows its words and takes nothing away", () => {
    const old = aNotice({ format: "ted-r209", publicationNumber: "123-2020" });
    const corrigendum = aNotice({
      format: "ted-r209",
      noticeId: "456-2020",
      issuedOn: "2026-03-20",
      lots: [],
      changes: [
        {
          changedNotice: "000123-2020",
          sections: [],
          oldText: "02.04.2026",
          newText: "09.04.2026",
        },
      ],
    });
    const tender = build(old, corrigendum);
    expect(tender.lots).toHaveLength(1);
    expect(tender.changes).toEqual([
      expect.objectContaining({ field: "text", old: "02.04.2026", new: "09.04.2026" }),
    ]);
  });
});

describe("a cancellation of a notice", () => {
  const cancel = aChange(call, {
    cancelsNotice: true,
    changes: [{ changedNotice: `${call.noticeId}-01`, reasonCode: "cancel", sections: [] }],
  });

  test("leaves nothing to bid for and says so with its reason", () => {
    const tender = build(call, cancel);
    expect(tender.stage).toBe("cancelled");
    expect(tender.title).toBe(call.title);
    expect(tender.changes).toEqual([
      expect.objectContaining({
        field: "stage",
        old: "call",
        new: "cancelled",
        reasonCode: "cancel",
      }),
    ]);
  });

  test("does not end the procedure: a new call opens it again", () => {
    const again = aNotice({ noticeId: noticeId(3), issuedOn: "2026-03-15", title: "Neuer Anlauf" });
    const tender = build(again, cancel, call);
    expect(tender.stage).toBe("call");
    expect(tender.title).toBe("Neuer Anlauf");
  });

  test("annuls a result only, not the call", () => {
    const result = aResultNotice(call);
    const tender = build(
      call,
      result,
      aResultNotice(call, {
        noticeId: noticeId(10),
        issuedOn: "2026-06-05",
        cancelsNotice: true,
        changes: [{ changedNotice: `${result.noticeId}-01`, reasonCode: "cancel", sections: [] }],
      }),
    );
    expect(tender.stage).toBe("call");
    expect(tender.results).toEqual([]);
  });

  test("goes back to the plan where there was one", () => {
    const plan = aNotice({ kind: "planning", noticeId: noticeId(5), issuedOn: "2025-01-07" });
    expect(build(plan, call, cancel).stage).toBe("planned");
  });
});

describe("a result notice", () => {
  test("adds its results and leaves deadlines, documents and criteria of the call", () => {
    const tender = build(call, aResultNotice(call));
    expect(tender.stage).toBe("awarded");
    expect(tender.lots).toEqual(call.lots);
    expect(tender.results).toEqual([aResult()]);
    expect(tender.changes).toEqual([
      expect.objectContaining({ field: "stage", old: "call", new: "awarded" }),
      expect.objectContaining({
        field: "results.LOT-0001",
        new: "selec-w; Agentur Nord GmbH; 123456.00 EUR; 3 Angebote",
      }),
    ]);
  });

  test("alone stands for the tender", () => {
    const tender = build(aResultNotice(call));
    expect(tender.stage).toBe("awarded");
    expect(tender.flags).not.toContain("deadline_missing");
  });

  const lots = [aLot(), aLot({ id: "LOT-0002" })];
  const twoLots = aNotice({ lots });
  const closed = (lotId: string) => ({ lotId, outcome: "clos-nw", winners: [], withheld: [] });

  test("that closes all lots without a winner ends the procedure", () => {
    const result = aResultNotice(twoLots, { results: [closed("LOT-0001"), closed("LOT-0002")] });
    expect(build(twoLots, result).stage).toBe("cancelled");
  });

  test("that closes one of two lots leaves the other open", () => {
    expect(build(twoLots, aResultNotice(twoLots, { results: [closed("LOT-0001")] })).stage).toBe(
      "call",
    );
  });

  test("with a lot still in competition leaves the tender a call", () => {
    const open = { ...closed("LOT-0002"), outcome: "open-nw" };
    const result = aResultNotice(twoLots, { results: [closed("LOT-0001"), open] });
    expect(build(twoLots, result).stage).toBe("call");
  });

  test("of another lot keeps the earlier results", () => {
    const first = aResultNotice(twoLots, { results: [aResult()] });
    const second = aResultNotice(twoLots, {
      noticeId: noticeId(10),
      issuedOn: "2026-07-01",
      results: [aResult({ lotId: "LOT-0002" })],
    });
    expect(build(twoLots, first, second).results.map((result) => result.lotId)).toEqual([
      "LOT-0001",
      "LOT-0002",
    ]);
  });

  test("names the lots that it awards, not those that it closes or leaves in competition", () => {
    const notice = (number: number, results: Notice["results"]) =>
      aResultNotice(twoLots, { noticeId: noticeId(number), results });
    const awardedLots = build(
      twoLots,
      notice(10, [aResult(), closed("LOT-0002")]),
      notice(11, [closed("LOT-0001"), { ...closed("LOT-0002"), outcome: "open-nw" }]),
      notice(12, []),
    ).notices.map((ref) => ref.awardedLots);
    // What a notice without results awards is not known.
    expect(awardedLots).toEqual([undefined, ["LOT-0001"], [], undefined]);
  });

  test("corrected by a later one is replaced by it", () => {
    const first = aResultNotice(call);
    const second = aChange(first, {
      noticeId: noticeId(10),
      issuedOn: "2026-07-01",
      results: [aResult({ winners: [{ name: "Agentur Süd", identifiers: [] }] })],
    });
    expect(build(call, first, second).results[0]?.winners.map((winner) => winner.name)).toEqual([
      "Agentur Süd",
    ]);
  });

  test("adds up the contracts of a lot, but never two currencies", () => {
    const contracts = (currency: string) => {
      const second = aResult({ value: { cents: 50_000, currency } });
      const notice = aResultNotice(call, {
        results: [aResult({ value: { cents: 50_000, currency: "EUR" } }), second],
      });
      return build(call, notice).results[0]?.value;
    };
    expect(contracts("EUR")).toEqual({ cents: 100_000, currency: "EUR" });
    expect(contracts("CHF")).toBeUndefined();
  });

  test("modified later keeps the number of offers", () => {
    const modification = aResultNotice(call, {
      kind: "modification",
      noticeId: noticeId(11),
      issuedOn: "2027-01-01",
      results: [{ lotId: "LOT-0001", winners: [], value: euros(150_000), withheld: [] }],
    });
    const tender = build(call, aResultNotice(call), modification);
    expect(tender.results[0]).toMatchObject({ offersReceived: 3, value: euros(150_000) });
    expect(tender.stage).toBe("awarded");
  });
});

describe("sources", () => {
  test("merge: the same notice from two sources is one with both", () => {
    const published = aNotice({ publicationNumber: "00123456-2026", publishedOn: "2026-03-04" });
    const tender = buildTender([sourced(call, "doe"), sourced(published, "ted")]);
    expect(tender.notices).toHaveLength(1);
    expect(tender.notices[0]).toMatchObject({ sources: ["doe", "ted"], publishedOn: "2026-03-04" });
    expect(tender.changes).toEqual([]);
  });

  test("that disagree about the deadline are flagged", () => {
    const other = aNotice({
      lots: [
        aLot({ deadlines: [{ kind: "offer", at: "2026-05-02T10:00:00.000Z", hasTime: true }] }),
      ],
    });
    expect(buildTender([sourced(call, "doe"), sourced(other, "ted")]).flags).toEqual([
      "deadline_conflict",
    ]);
  });
});

test("a notice that changes nothing but words keeps its words", () => {
  const words = aChange(call, {
    changes: [{ changedNotice: `${call.noticeId}-01`, description: "Schreibfehler", sections: [] }],
  });
  expect(fields(call, words)).toEqual(["text"]);
});
