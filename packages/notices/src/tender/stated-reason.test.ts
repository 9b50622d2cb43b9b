import { expect, test } from "vitest";
import { buildTender } from "./build-tender.ts";
import { aChange, aNotice, aResultNotice, sourced } from "./notice-factory.ts";

const call = aNotice();

test("a correction that changes no field is in the history with its reason and its words", () => {
  const correction = aChange(call, {
    changes: [
      {
        changedNotice: `${call.noticeId}-${call.version}`,
        reasonCode: "update-add",
        reasonText: "Antworten auf Bieterfragen",
        description: "Bieterfrage 3 ist beantwortet.",
        sections: [],
      },
    ],
  });
  const { notices } = buildTender([sourced(call), sourced(correction)]);
  expect(notices).toHaveLength(2);
  expect(notices[1]).toMatchObject({
    publishedOn: "2026-03-10",
    reasonCode: "update-add",
    reasonText: "Antworten auf Bieterfragen",
    description: "Bieterfrage 3 ist beantwortet.",
  });
});

test("a modified contract says why in the history", () => {
  const modified = aResultNotice(call, {
    kind: "modification",
    modifiedContract: { reasonCode: "mod-cir", description: "Zwei Standorte kommen hinzu." },
  });
  expect(buildTender([sourced(call), sourced(modified)]).notices[1]).toMatchObject({
    reasonCode: "mod-cir",
    description: "Zwei Standorte kommen hinzu.",
  });
});

test("a first call has no reason", () => {
  expect(buildTender([sourced(call)]).notices[0]).not.toHaveProperty("reasonCode");
});
