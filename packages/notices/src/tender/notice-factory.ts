import type { Lot, LotResult } from "@tc/domain";
import type { Notice } from "../notice.ts";
import type { SourcedNotice } from "./sourced-notice.ts";

/** A complete notice for tests: a call with one lot, of which a test states only what it is about. */
export function aNotice(fields: Partial<Notice> = {}): Notice {
  return {
    format: "eforms-de",
    root: "ContractNotice",
    kind: "call",
    noticeId: "10000000-0000-4000-8000-000000000001",
    version: "01",
    procedureId: "a0000000-0000-4000-8000-000000000001",
    previousNotices: [],
    language: "DEU",
    buyerCountry: "DEU",
    issuedOn: "2026-03-02",
    title: "Imagekampagne für die Stadtwerke",
    buyers: [{ name: "Stadt Musterhausen", identifiers: [], town: "Musterhausen" }],
    cpv: ["79341400"],
    nuts: ["DEA23"],
    values: {},
    lots: [aLot()],
    results: [],
    links: [],
    changes: [],
    cancelsNotice: false,
    ...fields,
  };
}

export function aLot(fields: Partial<Lot> = {}): Lot {
  return {
    id: "LOT-0001",
    title: "Kampagne",
    cpv: ["79341400"],
    nuts: ["DEA23"],
    values: {},
    deadlines: [{ kind: "offer", at: "2026-04-02T10:00:00.000Z", offset: "+02:00", hasTime: true }],
    submissionLanguages: ["DEU"],
    awardCriteria: [{ type: "price", name: "Preis", weight: 40, weightUnit: "percent" }],
    selectionCriteria: [],
    links: [{ kind: "documents", url: "https://vergabe.example/unterlagen" }],
    ...fields,
  };
}

export function aResult(fields: Partial<LotResult> = {}): LotResult {
  return {
    lotId: "LOT-0001",
    outcome: "selec-w",
    offersReceived: 3,
    offersReceivedCode: "tenders",
    winners: [{ name: "Agentur Nord GmbH", identifiers: [], town: "Kiel" }],
    value: { cents: 12_345_600, currency: "EUR" },
    withheld: [],
    ...fields,
  };
}

/** The `number`-th notice id of a test. */
export function noticeId(number: number): string {
  return `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

export function sourced(notice: Notice, ...ids: string[]): SourcedNotice {
  return { notice, sources: (ids.length > 0 ? ids : ["doe"]).map((id) => ({ id })) };
}

/** A change of `changed` with the whole new text, as BT-758 asks for. */
export function aChange(changed: Notice, fields: Partial<Notice> = {}): Notice {
  return {
    ...changed,
    noticeId: noticeId(2),
    version: "01",
    issuedOn: "2026-03-10",
    changes: [
      {
        changedNotice: `${changed.noticeId}-${changed.version}`,
        reasonCode: "cor-buy",
        reasonText: "Korrektur",
        sections: [],
      },
    ],
    ...fields,
  };
}

/** A result of `call` that carries what results carry: neither deadlines nor documents. */
export function aResultNotice(call: Notice, fields: Partial<Notice> = {}): Notice {
  return {
    ...call,
    root: "ContractAwardNotice",
    kind: "result",
    noticeId: noticeId(9),
    version: "01",
    issuedOn: "2026-06-01",
    lots: call.lots.map((lot) => ({ ...lot, deadlines: [], links: [], selectionCriteria: [] })),
    results: [aResult()],
    links: [],
    changes: [],
    ...fields,
  };
}
