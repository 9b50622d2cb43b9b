import type { DocumentItem } from "@tc/documents";
import type { Deadline, Lot, Tender } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { clocksOf } from "./clocks-of.ts";
import { untouched } from "./line-input.fixture.ts";
import type { LineInput } from "./line-input.ts";

// Tuesday, 9:12 in Berlin
const now = new Date("2026-11-24T08:12:00Z");
const offer = {
  kind: "offer",
  at: "2026-11-30T11:00:00.000Z",
  offset: "+01:00",
  hasTime: true,
} as const;

const vgv = (
  lots: readonly Partial<Lot>[] = [{ deadlines: [offer] }],
  parts: Partial<Tender> = {},
) =>
  makeTender({
    procedure: "open",
    level: "eu",
    nature: "services",
    legalBasis: "vgv",
    buyers: [{ name: "Stadt Kiel", country: "DEU", identifiers: [] }],
    publishedOn: "2026-10-21",
    ...parts,
    lots,
  });

const line = (parts: Partial<LineInput> = {}) =>
  clocksOf({
    tender: vgv(),
    ...untouched,
    now,
    ...parts,
  });

const keysOf = (parts: Partial<LineInput> = {}) => line(parts).map(({ key }) => key);
const find = (key: string, parts: Partial<LineInput> = {}) =>
  line(parts).find((clock) => clock.key === key);

const milestone = (dueAt: string, hasTime = true) => ({
  id: testId(1),
  tenderId: testId(2),
  name: "Kalkulation fertig",
  dueAt: new Date(dueAt),
  hasTime,
  changedAt: now,
});

test("the line tells official, computed and own clocks in the order of their moments, unbegun ones last", () => {
  const deadlines: Deadline[] = [
    offer,
    { kind: "questions", at: "2026-11-25T11:00:00.000Z", offset: "+01:00", hasTime: true },
    { kind: "opening", at: "2026-11-30T12:00:00.000Z", offset: "+01:00", hasTime: true },
  ];
  const tender = vgv([{ deadlines, bindingDays: 62 }]);
  expect(keysOf({ tender, milestones: [milestone("2026-11-26T16:00:00Z")] })).toEqual([
    "published",
    "questions",
    `milestone:${testId(1)}`,
    "answers",
    "upload",
    "offer",
    "complaint-visible",
    "opening",
    "binding",
    "complaint",
    "standstill",
    "debrief",
  ]);
  expect(find("binding", { tender })).toMatchObject({
    at: "2027-01-31T22:59:59.000Z",
    hasTime: false,
    source: { kind: "notice", field: "BT-98" },
  });
});

describe("an official clock", () => {
  test("at 00:00 ends the day before, and the notice's words stay beside it", () => {
    const at = "2026-11-30T23:00:00.000Z";
    const clock = find("offer", { tender: vgv([{ deadlines: [{ ...offer, at }] }]) });
    expect(clock).toMatchObject({
      at: "2026-11-30T22:59:59.000Z",
      hasTime: false,
      source: { publishedAt: at },
    });
  });

  test("of an opening at 00:00 is that moment", () => {
    const at = "2026-11-30T23:00:00.000Z";
    const tender = vgv([{ deadlines: [{ ...offer, kind: "opening", at }] }]);
    expect(find("opening", { tender })).toMatchObject({ at, hasTime: true });
  });

  test("with two readings counts the earlier", () => {
    const localAt = "2026-11-30T10:00:00.000Z";
    expect(find("offer", { tender: vgv([{ deadlines: [{ ...offer, localAt }] }]) })?.at).toBe(
      localAt,
    );
  });

  test("of some lots names them, and keeps its key when it moves", () => {
    const later = { ...offer, at: "2026-12-10T11:00:00.000Z" };
    const keys = (second: Deadline) =>
      line({ tender: vgv([{ deadlines: [offer] }, { deadlines: [second] }]) })
        .filter(({ kind }) => kind === "offer")
        .map(({ key, source }) => [key, source.kind === "notice" && source.lots]);
    expect(keys(later)).toEqual([
      ["offer:LOT-0001", ["LOT-0001"]],
      ["offer:LOT-0002", ["LOT-0002"]],
    ]);
    expect(keys({ ...later, at: "2026-12-11T11:00:00.000Z" })[1]?.[0]).toBe("offer:LOT-0002");
    expect(keys(offer)).toEqual([["offer", undefined]]);
  });

  test("that a correction moved tells from when, and since when", () => {
    const change = {
      noticeId: "n",
      noticeVersion: "02",
      publishedOn: "2026-11-23",
      field: "lots.LOT-0001.deadlines.offer",
      old: "2026-12-03T11:00:00.000Z",
      new: offer.at,
    };
    expect(find("offer", { tender: vgv(undefined, { changes: [change] }) })?.source).toMatchObject({
      previously: { words: "03.12.2026, 12:00 Uhr", changedOn: "2026-11-23" },
    });
    const midnight = { ...change, old: "2026-12-02T23:00:00.000Z" };
    expect(
      find("offer", { tender: vgv(undefined, { changes: [midnight] }) })?.source,
    ).toMatchObject({ previously: { words: "02.12.2026" } });
  });
});

describe("documents", () => {
  const item = (parts: object) =>
    ({
      type: "deadline",
      state: "ok",
      file: "d1",
      quote: "Ortsbesichtigung am 26.11.2026 um 10:00 Uhr",
      place: { kind: "page", page: 1 },
      confidence: 1,
      ...parts,
    }) as unknown as DocumentItem;
  const documents = [{ id: "d1", name: "Bewerbungsbedingungen.pdf", pages: 4 }];

  test("add what the notice lacks, with their quote; where it speaks it counts alone", () => {
    const items = [
      item({ kind: "site-visit", date: "2026-11-26", time: "10:00" }),
      item({ kind: "offer", date: "2026-12-01", time: "10:00" }),
    ];
    expect(find("documents:site-visit", { items, documents })).toMatchObject({
      at: "2026-11-26T09:00:00.000Z",
      origin: "official",
      source: { kind: "documents", documentName: "Bewerbungsbedingungen.pdf" },
    });
    expect(keysOf({ items, documents }).filter((key) => key.includes("offer"))).toEqual(["offer"]);
  });
});

describe("a computed clock", () => {
  test("names its rule, its state of the law and how it counts", () => {
    expect(find("answers")).toMatchObject({
      at: "2026-11-26T22:59:59.000Z",
      source: { law: "§ 20 Abs. 3 VgV", sourceDate: "2021" },
    });
    expect(find("answers", { tender: vgv(undefined, { accelerated: false }) })?.at).toBe(
      "2026-11-24T22:59:59.000Z",
    );
  });

  test("for visible errors ends at the hour of the deadline itself", () => {
    expect(find("complaint-visible")).toMatchObject({ at: offer.at, hasTime: true });
  });

  test("that has not begun says what starts it, and has no day", () => {
    const standstill = find("standstill");
    expect(standstill).not.toHaveProperty("at");
    expect(standstill?.source).toMatchObject({
      law: "§ 134 Abs. 2 GWB",
      words: "10 Kalendertage ab Absendung der Vorabinformation",
      event: "information",
    });
  });

  test("begins with the day that a member enters; by post it is longer", () => {
    const events = [{ event: "information", happenedOn: "2026-11-20", isByPost: false }] as const;
    expect(find("standstill", { events })?.at).toBe("2026-11-30T22:59:59.000Z");
    const byPost = events.map((event) => ({ ...event, isByPost: true }));
    expect(find("standstill", { events: byPost })?.at).toBe("2026-12-05T22:59:59.000Z");
  });

  test("of a review is there once somebody knows of a breach", () => {
    expect(keysOf()).not.toContain("review");
    const events = [{ event: "refusal", happenedOn: "2026-11-20", isByPost: false }] as const;
    expect(find("review", { events })?.at).toBe("2026-12-05T22:59:59.000Z");
  });

  test("is not there where no rule is, nor once a procedure was cancelled", () => {
    const computed = (tender: Tender) =>
      line({ tender }).flatMap(({ key, origin }) => (origin === "computed" ? [key] : []));
    expect(computed(vgv(undefined, { legalBasis: "uvgo", level: "national" }))).toEqual([
      "debrief",
    ]);
    expect(computed(vgv(undefined, { legalBasis: "sektvo" }))).not.toContain("debrief");
    expect(computed(vgv(undefined, { stage: "cancelled" }))).toEqual([]);
  });
});

describe("an own day", () => {
  test("after the deadline stays, says so and offers the business day before it", () => {
    const milestones = [milestone("2026-12-01T11:00:00Z")];
    expect(find(`milestone:${testId(1)}`, { milestones })).toMatchObject({
      at: "2026-12-01T11:00:00.000Z",
      milestone: { isLate: true, earlierAt: "2026-11-27T11:00:00.000Z" },
    });
  });

  test("before the deadline, done, or after one that is over, is not late", () => {
    const isLate = (parts: Partial<LineInput>) =>
      find(`milestone:${testId(1)}`, parts)?.milestone?.isLate;
    expect(isLate({ milestones: [milestone("2026-11-30T11:00:00Z")] })).toBeUndefined();
    const late = milestone("2026-12-01T11:00:00Z");
    expect(isLate({ milestones: [{ ...late, doneAt: now }] })).toBeUndefined();
    const after = new Date("2026-11-30T12:00:00Z");
    expect(isLate({ milestones: [late], now: after })).toBeUndefined();
  });

  test("names its assignee while they are a member", () => {
    const milestones = [{ ...milestone("2026-11-26T11:00:00Z"), assigneeId: testId(7) }];
    const members = [{ id: testId(7), name: "Lena" }];
    const key = `milestone:${testId(1)}`;
    expect(find(key, { milestones, members })?.milestone?.assignee?.name).toBe("Lena");
    expect(find(key, { milestones })?.milestone).not.toHaveProperty("assignee");
  });
});

describe("the proposed upload", () => {
  const uploadOf = (at: string, bufferHours = 24) =>
    find("upload", { tender: vgv([{ deadlines: [{ ...offer, at }] }]), bufferHours })?.at;

  test.each([
    ["a Wednesday's lies on Tuesday", "2026-12-02T11:00:00.000Z", "2026-12-01T11:00:00.000Z"],
    [
      "a Monday's on Friday at the same hour",
      "2026-11-30T11:00:00.000Z",
      "2026-11-27T11:00:00.000Z",
    ],
    ["one after Christmas before it", "2026-12-28T11:00:00.000Z", "2026-12-24T11:00:00.000Z"],
    [
      "the hour of Germany stays over a switch",
      "2027-03-29T10:00:00.000Z",
      "2027-03-25T11:00:00.000Z",
    ],
  ])("%s", (_promise, at, proposed) => {
    expect(uploadOf(at)).toBe(proposed);
  });

  test("follows the agency's buffer, and 0 proposes nothing", () => {
    expect(uploadOf("2026-12-03T11:00:00.000Z", 48)).toBe("2026-12-01T11:00:00.000Z");
    expect(uploadOf("2026-12-03T11:00:00.000Z", 0)).toBeUndefined();
  });
});

test("above the volume cap the line keeps the notice's deadlines and own days", () => {
  const tender = vgv([{ deadlines: [offer], bindingDays: 60 }]);
  const milestones = [milestone("2026-11-26T16:00:00Z")];
  expect(keysOf({ tender, milestones, isLocked: true })).toEqual([
    "published",
    `milestone:${testId(1)}`,
    "upload",
    "offer",
  ]);
});
