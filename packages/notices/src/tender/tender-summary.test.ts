import { describe, expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { buildTender } from "./build-tender.ts";
import { aLot, aNotice, aResult, aResultNotice, sourced } from "./notice-factory.ts";
import { tenderSlug } from "./tender-slug.ts";
import { tenderSummary } from "./tender-summary.ts";

const euros = (amount: number) => ({ cents: amount * 100, currency: "EUR" });
const summary = (...notices: Notice[]) =>
  tenderSummary(buildTender(notices.map((notice) => sourced(notice))));
const valueOf = (fields: Partial<Notice>) => summary(aNotice(fields)).value;

describe("the value in lists", () => {
  test("is the estimate of the procedure", () => {
    expect(valueOf({ values: { estimated: euros(90_000) } })).toEqual({
      ...euros(90_000),
      kind: "estimated",
    });
  });
  test("is the sum of the lots where all name one", () => {
    const lots = [
      aLot({ values: { estimated: euros(10_000) } }),
      aLot({ id: "LOT-0002", values: { estimated: euros(20_000) } }),
    ];
    expect(valueOf({ lots })).toEqual({ ...euros(30_000), kind: "estimated" });
    expect(valueOf({ lots: [...lots, aLot({ id: "LOT-0003" })] })).toBeUndefined();
  });
  test("names a framework maximum as what it is, also where the estimate repeats it", () => {
    const maximum = { ...euros(500), kind: "framework-maximum" };
    expect(valueOf({ values: { frameworkMaximum: euros(500) } })).toEqual(maximum);
    expect(valueOf({ values: { frameworkMaximum: euros(500), estimated: euros(500) } })).toEqual(
      maximum,
    );
  });
  test("is no maximum that stands at the only lot while the procedure repeats it as its estimate", () => {
    const lots = [aLot({ values: { frameworkMaximum: euros(500) } })];
    expect(valueOf({ values: { estimated: euros(500) }, lots })).toEqual({
      ...euros(500),
      kind: "framework-maximum",
    });
    expect(valueOf({ values: { estimated: euros(400) }, lots })).toEqual({
      ...euros(400),
      kind: "estimated",
    });
  });
  test("is never a filler", () => {
    expect(valueOf({ values: { estimated: euros(1) } })).toBeUndefined();
  });
  test("is what was awarded once it was", () => {
    const call = aNotice({ values: { estimated: euros(90_000) } });
    expect(summary(call, aResultNotice(call)).value).toEqual({
      cents: 12_345_600,
      currency: "EUR",
      kind: "awarded",
    });
  });
});

test("statistics get no filler as an award's value", () => {
  const result = aResultNotice(aNotice(), {
    results: [aResult({ value: euros(1), contractOn: "2026-05-30" })],
  });
  expect(summary(aNotice(), result).awards).toEqual([
    {
      lotId: "LOT-0001",
      outcome: "selec-w",
      offersReceived: 3,
      offersReceivedCode: "tenders",
      awardedOn: "2026-05-30",
    },
  ]);
});

describe("an address", () => {
  const id = "0123abcd-4567-8901-2345-678901234567";
  test("reads like the title and ends in the id", () => {
    expect(tenderSlug("Öffentlichkeitsarbeit für Groß-Gerau (2026)", id)).toBe(
      "oeffentlichkeitsarbeit-fuer-gross-gerau-2026-0123abcd4567",
    );
  });
  test("is cut at a word", () => {
    expect(
      tenderSlug("Rahmenvereinbarung über Leistungen der Kommunikation und Beratung", id),
    ).toBe("rahmenvereinbarung-ueber-leistungen-der-kommunikation-und-0123abcd4567");
  });
  test("is the id alone where the title has no letters", () => {
    expect(tenderSlug("…", id)).toBe("0123abcd4567");
  });
});

test("the earlier reading of a doubtful deadline is the one that counts", () => {
  const deadline = {
    kind: "offer",
    at: "2026-07-01T11:00:00.000Z",
    localAt: "2026-07-01T10:00:00.000Z",
    offset: "+01:00",
    hasTime: true,
  } as const;
  const tender = buildTender([sourced(aNotice({ lots: [aLot({ deadlines: [deadline] })] }))]);
  expect(tender.lots[0]?.deadlines).toEqual([deadline]);
  expect(tenderSummary(tender).deadline?.at).toBe("2026-07-01T10:00:00.000Z");
});
