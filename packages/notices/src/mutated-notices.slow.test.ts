import fc from "fast-check";
import { expect, test } from "vitest";
import { NoticeError, noticeKinds } from "./notice.ts";
import type { Notice } from "./notice.ts";
import { readDocument } from "./read-notice.ts";
import {
  awardXml,
  belowThresholdXml,
  eformsXml,
  lotResult,
  lotTender,
  received,
  settledContract,
  tenderingParty,
} from "./testing/eforms-fixtures.ts";
import { mutate, mutationKinds } from "./testing/mutations.ts";
import { bytesOf, el, leaf } from "./testing/xml-builder.ts";

const documents = [
  eformsXml(),
  awardXml([
    lotResult({
      outcome: "selec-w",
      tenders: ["T"],
      contracts: ["C"],
      more: received("tenders", 3),
    }),
    lotTender({ id: "T", value: 10, rank: 1, party: "P" }),
    settledContract("C", ["T"], leaf("cbc:IssueDate", "2026-02-12Z")),
    tenderingParty("P", ["ORG-0004", "ORG-0005"]),
  ]),
  belowThresholdXml({
    root: "ContractAwardNotice",
    noticeType: "can-standard",
    tail: el(
      "cac:TenderResult",
      el(
        "cac:WinningParty",
        el("cac:Party", el("cac:PartyName", leaf("cbc:Name", "1. Firma: A 2. Firma: B"))),
      ),
    ),
  }),
  JSON.stringify({
    ocid: "ocds-1-a",
    id: "a-1",
    tag: ["tender"],
    date: "2026-03-01T10:00:00Z",
    buyer: { id: "b", name: "Stadt Muster" },
    parties: [{ id: "b", name: "Stadt Muster", roles: ["buyer"] }],
    tender: {
      id: "t",
      title: "Titel",
      tenderPeriod: { endDate: "2026-04-01T10:00:00Z" },
      lots: [{ id: "1" }],
    },
  }),
].map(bytesOf);

const mutations = fc.array(
  fc.record({
    kind: fc.constantFrom(...mutationKinds),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    byte: fc.nat(255),
  }),
  { minLength: 1, maxLength: 4 },
);

test("a mutated notice is a notice or a NoticeError, whatever was cut, flipped or moved", () => {
  let read = 0;
  fc.assert(
    fc.property(fc.constantFrom(...documents), mutations, (bytes, changes) => {
      try {
        const { notices } = readDocument(mutate(bytes, changes));
        notices.forEach(expectSound);
        read += notices.length;
      } catch (error) {
        expect(error).toBeInstanceOf(NoticeError);
      }
    }),
    { numRuns: 6_000 },
  );
  // The promise would be empty if every mutation made the document unreadable.
  expect(read).toBeGreaterThan(500);
});

test("any bytes are a notice or a NoticeError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, isXml) => {
      const head = isXml ? bytesOf("<?xml version='1.0'?><a>") : new Uint8Array();
      expect(() => readDocument(Buffer.concat([head, bytes]))).toThrow(NoticeError);
    }),
    { numRuns: 1_000 },
  );
});

/** What every reader of notices relies on, however strange the document was. */
function expectSound(notice: Notice): void {
  expect(notice.noticeId).toMatch(/\S/);
  expect(noticeKinds).toContain(notice.kind);
  for (const lot of notice.lots) {
    for (const { at } of lot.deadlines) {
      expect(new Date(at).toISOString()).toBe(at);
      expect(at).toMatch(/^\d{4}-/);
    }
    for (const { url } of lot.links) expect(url).toMatch(/^https?:\/\//i);
    for (const cpv of lot.cpv) expect(cpv).toMatch(/^\d{8}$/);
  }
  for (const { value, winners } of notice.results) {
    if (value) expect(Number.isSafeInteger(value.cents)).toBe(true);
    for (const { name } of winners) expect(name).toMatch(/\S/);
  }
  // Ill-formed text would be refused by the database much later.
  const written = JSON.stringify(notice);
  expect(written.isWellFormed() && !written.includes(String.raw`\u0000`)).toBe(true);
}
