import path from "node:path";
import type { Tender } from "@tc/domain";
import { buildTender, groupNotices, normaliseName } from "@tc/notices";
import { readRealNotices } from "../../../apps/server/src/testing/real-notices.ts";
import { awardTenders } from "./award-tenders.ts";
import { readAwardTables } from "./award-tables.ts";
import type { AwardRow } from "./award-tables.ts";

/** A procedure whose winners are known, as the product sees it before the award. */
export interface WonTender {
  /** The record without results. */
  readonly tender: Tender;
  /** YYYY-MM-DD */
  readonly day: string;
  /** ISO 3166-1 alpha-3 */
  readonly country: string;
  readonly buyer: string;
  /** What each winner won of it. */
  readonly wins: readonly Win[];
}

export interface Win {
  /** Country and normalised name of the winner */
  readonly winner: string;
  readonly lotTitle?: string;
  readonly lotDescription?: string;
  readonly cpv: readonly string[];
  readonly valueCents?: number;
}

/**
 * Award tables and, where they can be read, award notices of the archives; of a notice in both the archive stands, as it
 * has descriptions. Oldest first.
 */
export async function wonTenders(data: string): Promise<WonTender[]> {
  const archived = await fromArchives(data);
  const archivedNumbers = new Set(
    archived.flatMap(({ tender }) => tender.notices.flatMap(numbersOf)),
  );
  const rows = (await readAwardTables(data)).filter(
    (row) => !archivedNumbers.has(plainNumber(row.noticeId)),
  );
  return [...archived, ...fromTables(rows)]
    .filter(({ wins, tender, day }) => wins.length > 0 && tender.title !== "" && day !== "")
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.tender.title, b.tender.title));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function fromTables(rows: readonly AwardRow[]): WonTender[] {
  const byProcedure = Map.groupBy(rows, ({ procedureId }) => procedureId);
  return awardTenders(rows).map(({ tender, buyer }) => {
    const rows = byProcedure.get(tender.notices[0]?.noticeId ?? "") ?? [];
    const country = rows[0]?.country ?? "";
    return {
      tender: { ...tender, results: [], stage: "call" },
      day: rows[0]?.day ?? "",
      country,
      buyer,
      wins: rows.flatMap((row) =>
        row.winners.flatMap(({ name }) =>
          normaliseName(name) === ""
            ? []
            : {
                winner: `${country} ${normaliseName(name)}`,
                lotTitle: row.lotTitle,
                cpv: row.cpv,
                ...(row.awarded?.currency === "EUR" && { valueCents: row.awarded.cents }),
              },
        ),
      ),
    };
  });
}

async function fromArchives(data: string): Promise<WonTender[]> {
  const notices = await readRealNotices(
    ["notices/germany", "notices-ted-r209"].map((name) => path.join(data, name)),
  );
  return groupNotices(notices).map((group) => {
    const tender = buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] })));
    const buyer = tender.buyers[0];
    const country = buyer?.country ?? "";
    return {
      tender: { ...tender, results: [], stage: "call" },
      day: tender.publishedOn ?? "",
      country,
      buyer: `${normaliseName(buyer?.name ?? "")}|${normaliseName(buyer?.town ?? "")}`,
      wins: tender.results.flatMap(({ lotId, winners, value }) => {
        const lot = tender.lots.find(({ id }) => id === lotId);
        return winners.flatMap(({ name }) =>
          normaliseName(name) === ""
            ? []
            : {
                winner: `${country} ${normaliseName(name)}`,
                cpv: lot && lot.cpv.length > 0 ? lot.cpv : tender.cpv,
                ...(lot?.title && { lotTitle: lot.title }),
                ...(lot?.description && { lotDescription: lot.description }),
                ...(value?.currency === "EUR" && { valueCents: value.cents }),
              },
        );
      }),
    };
  });
}

function numbersOf({ noticeId }: { noticeId: string }): string {
  return plainNumber(noticeId);
}

/** "2021/S 124-328174", "328174-2021" and "00328174-2021" are one number. */
function plainNumber(text: string): string {
  const [, year, number] = /^(\d{4})\/S \d+-(\d+)$/.exec(text) ?? [];
  if (year && number) return `${Number(number)}-${year}`;
  const [, first, second] = /^0*(\d+)-(\d{4})$/.exec(text) ?? [];
  return first && second ? `${first}-${second}` : text;
}
