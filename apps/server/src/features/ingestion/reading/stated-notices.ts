import type { Notice } from "@tc/notices";
import type { Context } from "../../../platform/context.ts";
import { applyRaws } from "../raw/apply-raws.ts";
import { readRaws } from "../raw/batches.ts";
import type { RawsApplied } from "../raw/apply-raws.ts";
import { NoticeReader } from "./notice-reader.ts";
import { storeRaws } from "../raw/store-raws.ts";

/** Number n of a test as a UUID, so that notices and procedures are known by a digit. */
export function uuid(number: number): string {
  return `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

/** A call with one lot, of which a test states only what it is about. */
export function statedNotice(number: number, parts: Partial<Notice> = {}): Notice {
  return {
    format: "eforms-de",
    root: "ContractNotice",
    kind: "call",
    noticeId: uuid(number),
    version: "01",
    procedureId: uuid(1000 + number),
    previousNotices: [],
    issuedOn: "2026-03-02",
    title: `Imagekampagne ${number}`,
    buyers: [{ name: `Stadt Musterhausen ${number}`, identifiers: [], town: "Musterhausen" }],
    cpv: ["79341400"],
    nuts: ["DEA23"],
    values: {},
    lots: [
      {
        id: "LOT-0001",
        title: "Kampagne",
        cpv: ["79341400"],
        nuts: ["DEA23"],
        values: {},
        deadlines: [
          { kind: "offer", at: "2026-04-02T10:00:00.000Z", offset: "+02:00", hasTime: true },
        ],
        submissionLanguages: ["DEU"],
        awardCriteria: [],
        selectionCriteria: [],
        links: [],
      },
    ],
    results: [],
    links: [],
    changes: [],
    cancelsNotice: false,
    ...parts,
  };
}

/** The correction or cancellation `number` of `changed`. */
export function statedChange(number: number, changed: Notice, parts: Partial<Notice> = {}): Notice {
  return {
    ...changed,
    noticeId: uuid(number),
    issuedOn: "2026-03-10",
    changes: [{ changedNotice: `${changed.noticeId}-${changed.version}`, sections: [] }],
    ...parts,
  };
}

/** The result `number` of `call`, won by `winner`. */
export function statedResult(number: number, call: Notice, winner: string): Notice {
  return {
    ...call,
    root: "ContractAwardNotice",
    kind: "result",
    noticeId: uuid(number),
    issuedOn: "2026-06-01",
    results: [
      {
        lotId: "LOT-0001",
        outcome: "selec-w",
        offersReceived: 3,
        winners: [{ name: winner, identifiers: [], town: "Kiel" }],
        value: { cents: 12_345_600, currency: "EUR" },
        withheld: [],
      },
    ],
    changes: [],
  };
}

/** Brings stated notices in as an ingest does bytes: stored, read in a thread of its own, applied. */
export class StatedNotices {
  readonly reader = new NoticeReader({
    workerUrl: new URL("./json-notice-reader.fixture.mjs", import.meta.url),
  });

  async arrive(ctx: Context, ...notices: readonly Notice[]): Promise<RawsApplied> {
    const arrivals = notices.map((notice) => ({
      raw: { file: `${notice.noticeId}.json`, bytes: Buffer.from(JSON.stringify(notice)) },
      sourceId: "doe",
    }));
    const { pending } = await storeRaws(ctx, arrivals);
    return applyRaws(ctx, this.reader, await readRaws(this.reader, pending));
  }
}
