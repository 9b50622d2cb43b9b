import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import type { LotResult, Tender } from "@tc/domain";
import { makeTender, testId } from "./make-tender.ts";
import { saveTenders } from "./save-tenders.ts";
import { testContext } from "../database/test-context.ts";
import type { Template, TestDatabase } from "../database/test-database.ts";
import { trainModels } from "../../features/scoring/index.ts";

const subjects = [
  { title: "Kampagne zur Nachwuchsgewinnung", cpv: "79341400" },
  { title: "Relaunch der barrierefreien Website", cpv: "72413000" },
  { title: "Messestand und Veranstaltungsorganisation", cpv: "79950000" },
  { title: "Gestaltung und Druck von Broschüren", cpv: "79822500" },
] as const;
const towns = ["Hamburg", "Kiel", "Bremen", "Rostock", "Lübeck"];

/** An open call of the fifth of these that is published in November 2026. */
export function openTender(n: number, parts: Partial<Tender> = {}): Tender {
  const { title, cpv } = subjects[n % subjects.length]!;
  const town = towns[n % towns.length]!;
  return makeTender({
    title: `${title} ${town}`,
    description: `Die Stadt ${town} vergibt Leistungen: ${title}. Nummer ${n}.`,
    buyers: [{ name: `Stadt ${town}`, town, country: "DEU", identifiers: [] }],
    cpv: [cpv],
    nuts: ["DE600"],
    procedure: "open",
    nature: "services",
    level: "eu",
    publishedOn: "2026-11-10",
    updatedOn: "2026-11-10",
    lots: [
      {
        title,
        cpv: [cpv],
        deadlines: [{ kind: "offer", at: "2026-12-20T11:00:00Z", hasTime: true }],
      },
    ],
    notices: [{ noticeId: `notice-${n}`, version: "01", kind: "call", sources: ["doe"] }],
    ...parts,
  });
}

/** The same after its award. */
export function awarded(tender: Tender, result: Partial<LotResult> = {}): Tender {
  return {
    ...tender,
    stage: "awarded",
    results: [
      {
        lotId: "LOT-0001",
        outcome: "selec-w",
        winners: [{ name: "Gewinner GmbH", identifiers: [] }],
        withheld: [],
        ...result,
      },
    ],
  };
}

/** A result with a number of offers and a value, published in 2026. */
export function awardedTender(n: number): Tender {
  const month = String(1 + (n % 9)).padStart(2, "0");
  const day = { publishedOn: `2026-${month}-03`, updatedOn: `2026-${month}-28` };
  return awarded(openTender(n, day), {
    offersReceived: 1 + (n % 6),
    offersReceivedCode: "tenders",
    value: { cents: 4_000_000 + (n % 11) * 900_000, currency: "EUR" },
  });
}

export const awardedId = (n: number) => testId(0x1000 + n);
export const openId = (n: number) => testId(0x2000 + n);
const buyerId = (n: number) => testId(0x9000 + (n % towns.length));

/** Writes a tender as the ingest does: a further version where it is there already. */
export async function saveTender(database: TestDatabase, id: string, n: number, tender: Tender) {
  await saveTenders(database.db, [{ id, tender, buyerId: buyerId(n) }]);
  const offers = tender.results.map(({ lotId, offersReceived }) => ({ lotId, offersReceived }));
  await sql`delete from award where tender_id = ${id}`.execute(database.db);
  await sql`
    insert into award (tender_id, lot_id, offers_received)
    select ${id}, "lotId", "offersReceived"
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as x ("lotId" text, "offersReceived" int)`.execute(
    database.db,
  );
}

/** Changes a tender that is there: its next version. */
export async function changeTender(database: TestDatabase, id: string, n: number, tender: Tender) {
  await sql`update tender set version = version + 1 where id = ${id}`.execute(database.db);
  await saveTender(database, id, n, tender);
}

export interface TenderCounts {
  readonly awarded: number;
  readonly open: number;
}

/** Awarded and open tenders, as if real notices had been read. */
export async function fillTenders(
  database: { readonly db: Db },
  counts: TenderCounts,
  kind: "sample" | "real" = "real",
): Promise<void> {
  await sql`update dataset set kind = ${kind}`.execute(database.db);
  await saveTenders(database.db, [
    ...Array.from({ length: counts.awarded }, (_, n) => ({
      id: awardedId(n),
      tender: awardedTender(n),
      buyerId: buyerId(n),
    })),
    ...Array.from({ length: counts.open }, (_, n) => ({
      id: openId(n),
      tender: openTender(n),
      buyerId: buyerId(n),
    })),
  ]);
}

/** The same with models that were trained on them; everything open is due for scores. */
export const trainedTemplate = (
  counts: TenderCounts,
  kind: "sample" | "real" = "real",
): Template => ({
  name: `trained_${kind}_${counts.awarded}_${counts.open}`,
  fill: async (database) => {
    await fillTenders(database, counts, kind);
    await trainModels(testContext(database), { signal: new AbortController().signal });
  },
});
