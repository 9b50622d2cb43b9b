import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { buildTender } from "./build-tender.ts";
import { aChange, aNotice, aResultNotice, noticeId, sourced } from "./notice-factory.ts";

const build = (...notices: Notice[]) => buildTender(notices.map((notice) => sourced(notice)));

/** Histories of one procedure: a call, changes of the latest, results, cancellations, with days that may mislead. */
const history = fc
  .array(
    fc.record({
      step: fc.constantFrom("change", "version", "cancel", "result", "recall", "plan", "modify"),
      day: fc.integer({ min: 1, max: 28 }),
      title: fc.constantFrom("A", "B", "C"),
      cents: fc.integer({ min: 0, max: 5_000_000 }),
    }),
    { maxLength: 7 },
  )
  .map((steps) => {
    const notices: Notice[] = [aNotice()];
    for (const [index, { step, day, title, cents }] of steps.entries()) {
      const latest = notices.at(-1)!;
      const fields = {
        noticeId: noticeId(100 + index),
        issuedOn: `2026-0${(index % 8) + 1}-${String(day).padStart(2, "0")}`,
        title,
        values: { estimated: { cents, currency: "EUR" } },
      };
      if (step === "change") notices.push(aChange(latest, fields));
      else if (step === "version")
        notices.push({
          ...latest,
          ...fields,
          noticeId: latest.noticeId,
          version: String(index + 2),
        });
      else if (step === "cancel") notices.push(aChange(latest, { ...fields, cancelsNotice: true }));
      else if (step === "recall") notices.push(aNotice(fields));
      else if (step === "plan") notices.push(aNotice({ ...fields, kind: "planning" }));
      else
        notices.push(
          aResultNotice(aNotice(), {
            ...fields,
            kind: step === "modify" ? "modification" : "result",
          }),
        );
    }
    return notices;
  });

describe("any history", () => {
  test("gives the same tender in whatever order its notices come, copies included", () => {
    const shuffled = history.chain((notices) => {
      const copies = notices.flatMap((notice, index) =>
        index % 2 === 0
          ? [
              sourced(notice, "doe"),
              sourced({ ...notice, publicationNumber: `${index + 1}-2026` }, "ted"),
            ]
          : [sourced(notice)],
      );
      return fc.tuple(
        fc.constant(copies),
        fc.shuffledSubarray(copies, { minLength: copies.length }),
      );
    });
    fc.assert(
      fc.property(shuffled, ([inOrder, mixed]) => {
        expect(JSON.stringify(buildTender(mixed))).toBe(JSON.stringify(buildTender(inOrder)));
      }),
      { numRuns: 500 },
    );
  });

  test("keeps every notice once and a known stage", () => {
    fc.assert(
      fc.property(history, (notices) => {
        const tender = build(...notices, ...notices);
        expect(tender.notices).toHaveLength(notices.length);
        expect(["planned", "call", "awarded", "cancelled"]).toContain(tender.stage);
      }),
    );
  });
});
