import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { groupNotices } from "./group-notices.ts";
import { aChange, aNotice, noticeId } from "./notice-factory.ts";
import { noticeKey } from "./sourced-notice.ts";

const { procedureId: _, ...bare } = aNotice();
const withoutProcedure = (fields: Partial<Notice>): Notice => ({ ...bare, ...fields });
const procedure = (number: number) => `b0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const grouped = (notices: readonly Notice[]) =>
  groupNotices(notices)
    .map((group) => group.map(noticeKey).toSorted().join(" + "))
    .toSorted();

describe("notices of one procedure", () => {
  test("share BT-04, whatever the case it is written in", () => {
    const upper = aNotice({
      noticeId: noticeId(2),
      procedureId: aNotice().procedureId!.toUpperCase(),
    });
    expect(groupNotices([aNotice(), upper])).toHaveLength(1);
  });

  test("are joined by the change that names its notice, also by its number in the Official Journal", () => {
    const old = withoutProcedure({ noticeId: "old", publicationNumber: "00123456-2023" });
    const change = aChange(old, {
      changes: [{ changedNotice: "2023/S 045-123456", sections: [] }],
    });
    expect(groupNotices([change, old])).toHaveLength(1);
  });

  test("are two corrections of a notice nobody has seen", () => {
    const unseen = withoutProcedure({ noticeId: noticeId(7) });
    const changes = [
      aChange(unseen, { noticeId: noticeId(8) }),
      aChange(unseen, { noticeId: noticeId(9) }),
    ];
    expect(groupNotices(changes)).toHaveLength(1);
  });

  test("are a result and the call it names, even under another BT-04", () => {
    const result = aNotice({
      kind: "result",
      noticeId: noticeId(2),
      procedureId: procedure(2),
      previousNotices: [aNotice().noticeId],
    });
    expect(groupNotices([aNotice(), result])).toHaveLength(1);
  });
});

describe("different procedures", () => {
  test("stay apart when a call names an earlier one of another BT-04", () => {
    const second = aNotice({
      noticeId: noticeId(2),
      procedureId: procedure(2),
      previousNotices: [aNotice().noticeId],
    });
    expect(groupNotices([aNotice(), second])).toHaveLength(2);
  });

  test.each(["", "00000000-0000-0000-0000-000000000000"])(
    "are not tied by the filler %j",
    (procedureId) => {
      const notices = [aNotice({ procedureId }), aNotice({ procedureId, noticeId: noticeId(2) })];
      expect(groupNotices(notices)).toHaveLength(2);
    },
  );

  test("share a plan: the one published first has it", () => {
    const plan = withoutProcedure({ kind: "planning", noticeId: noticeId(5) });
    const first = aNotice({
      noticeId: noticeId(2),
      procedureId: procedure(2),
      issuedOn: "2026-04-01",
      previousNotices: [plan.noticeId],
    });
    const second = aNotice({
      noticeId: noticeId(3),
      procedureId: procedure(3),
      issuedOn: "2026-05-01",
      previousNotices: [plan.noticeId],
    });
    expect(grouped([second, plan, first])).toEqual(
      [`${noticeKey(first)} + ${noticeKey(plan)}`, noticeKey(second)].toSorted(),
    );
  });
});

test("groups do not depend on the order of arrival", () => {
  const notice = fc
    .record({
      own: fc.integer({ min: 0, max: 8 }),
      procedure: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      kind: fc.constantFrom("planning" as const, "call" as const, "result" as const),
      changed: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
      previous: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    })
    .map(({ own, procedure: number, kind, changed, previous }) =>
      withoutProcedure({
        kind,
        noticeId: noticeId(own),
        version: kind,
        ...(number !== undefined && { procedureId: procedure(number) }),
        changes: changed === undefined ? [] : [{ changedNotice: noticeId(changed), sections: [] }],
        previousNotices: previous === undefined ? [] : [noticeId(previous)],
      }),
    );
  const notices = fc.uniqueArray(notice, { maxLength: 10, selector: noticeKey });
  const pair = notices.chain((ordered) =>
    fc.tuple(fc.constant(ordered), fc.shuffledSubarray(ordered, { minLength: ordered.length })),
  );
  fc.assert(
    fc.property(pair, ([ordered, mixed]) => {
      expect(grouped(mixed)).toEqual(grouped(ordered));
    }),
    { numRuns: 500 },
  );
});
