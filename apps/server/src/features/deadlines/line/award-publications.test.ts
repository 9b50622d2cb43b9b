import type { LotResult, TenderNoticeRef } from "@tc/domain";
import { expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import { clocksOf } from "./clocks-of.ts";
import { untouched } from "./line-input.fixture.ts";

const notice = (
  publishedOn: string,
  awardedLots: readonly string[] | undefined,
  parts: Partial<TenderNoticeRef> = {},
): TenderNoticeRef => ({
  noticeId: publishedOn,
  version: "01",
  kind: "result",
  publishedOn,
  sources: [],
  ...(awardedLots && { awardedLots }),
  ...parts,
});
const result = (lotId: string, outcome = "selec-w") => ({
  lotId,
  outcome,
  winners: [],
  withheld: [],
});
const [firstLot, secondLot] = ["LOT-0001", "LOT-0002"];
const both = [result(firstLot), result(secondLot)];
const correction = { isCorrection: true } as const;
const plain = "30 Kalendertage ab Veröffentlichung der Vergabe";

// How a lawyer counts them: 30 calendar days after each publication that awards something, for what it awards.
test.each<
  [
    promise: string,
    notices: TenderNoticeRef[],
    results: LotResult[],
    clocks: [key: string, day: string, words: string][],
  ]
>([
  [
    "counts from the award notice",
    [notice("2026-11-20", [firstLot, secondLot])],
    both,
    [["invalidity", "2026-12-20", plain]],
  ],
  [
    "counts anew for lots that a later notice awards",
    [notice("2026-09-01", [firstLot]), notice("2026-11-20", [secondLot])],
    both,
    [
      ["invalidity", "2026-10-01", `${plain} vom 01.09.2026, für LOT-0001`],
      ["invalidity:2026-11-20", "2026-12-20", `${plain} vom 20.11.2026, für LOT-0002`],
    ],
  ],
  [
    "is not started by a notice that awards nothing",
    [notice("2026-09-01", []), notice("2026-11-20", [secondLot])],
    [result(firstLot, "clos-nw"), result(secondLot)],
    [["invalidity", "2026-12-20", `${plain}, für LOT-0002`]],
  ],
  [
    "is not there where nothing was awarded",
    [notice("2026-11-20", [])],
    [result(firstLot, "clos-nw"), result(secondLot, "open-nw")],
    [],
  ],
  [
    "is not there for an award that was taken back",
    [notice("2026-09-01", [firstLot, secondLot]), notice("2026-11-20", [], correction)],
    [result(firstLot), result(secondLot, "clos-nw")],
    [["invalidity", "2026-10-01", `${plain}, für LOT-0001`]],
  ],
  [
    "is not there for an award whose notice was annulled",
    [notice("2026-09-01", [firstLot])],
    [],
    [],
  ],
  [
    "is not lengthened by a correction, which may award a lot that was left out",
    [notice("2026-09-01", [firstLot]), notice("2026-11-20", [firstLot, secondLot], correction)],
    both,
    [
      ["invalidity", "2026-10-01", `${plain} vom 01.09.2026, für LOT-0001`],
      ["invalidity:2026-11-20", "2026-12-20", `${plain} vom 20.11.2026, für LOT-0002`],
    ],
  ],
  [
    "is not lengthened by a new version of its notice",
    [
      notice("2026-09-01", [firstLot, secondLot], { noticeId: "r" }),
      notice("2026-11-20", [firstLot, secondLot], { noticeId: "r", version: "02" }),
    ],
    both,
    [["invalidity", "2026-10-01", plain]],
  ],
  [
    "counts anew for another contract of the same lot",
    [notice("2026-09-01", [firstLot, secondLot]), notice("2026-11-20", [firstLot, secondLot])],
    both,
    [
      ["invalidity", "2026-10-01", `${plain} vom 01.09.2026`],
      ["invalidity:2026-11-20", "2026-12-20", `${plain} vom 20.11.2026`],
    ],
  ],
  [
    "counts for each notice where none says what it awards",
    [notice("2026-11-20", undefined), notice("2026-09-01", undefined)],
    both,
    [
      ["invalidity", "2026-10-01", `${plain} vom 01.09.2026`],
      ["invalidity:2026-11-20", "2026-12-20", `${plain} vom 20.11.2026`],
    ],
  ],
  [
    "is not there where no notice says what it awards and no lot has a winner",
    [notice("2026-11-20", undefined)],
    [result(firstLot, "clos-nw")],
    [],
  ],
  [
    "is there for a result that names no lots at all",
    [notice("2026-11-20", undefined)],
    [],
    [["invalidity", "2026-12-20", plain]],
  ],
])("the clock of an invalid award %s", (_promise, notices, results, expected) => {
  const tender = makeTender({
    procedure: "open",
    level: "eu",
    nature: "services",
    legalBasis: "vgv",
    stage: "awarded",
    buyers: [{ name: "Stadt Kiel", country: "DEU", identifiers: [] }],
    lots: [{ id: firstLot }, { id: secondLot }],
    notices,
    results,
  });
  const clocks = clocksOf({
    tender,
    ...untouched,
    now: new Date("2026-11-24T08:12:00Z"),
  }).filter(({ kind }) => kind === "invalidity");
  expect(
    clocks.map(({ key, at, source }) => [
      key,
      at?.slice(0, 10),
      source.kind === "rule" && source.words,
    ]),
  ).toEqual(expected);
});
