import { join } from "node:path";
import type { LotResult } from "@tc/domain";
import type { Notice } from "@tc/notices";
import { expect } from "vitest";
import { testOnRealData } from "../../../../../tools/real-data.ts";
import {
  type AwardRow,
  type ComparedAward,
  comparedNames,
  comparedResult,
  comparedValue,
  differences,
  groupBy,
  readAwardTable,
  readNoticeArchives,
} from "../../testing/tenders/award-table.ts";

const archives = ["ted-r208-r209-de.zip", "ted-r208-r209-other-awards.zip"];

testOnRealData(
  "notices-ted-r209",
  "every TED notice of R2.0.8 and R2.0.9 is read, and its awards are those of the table of awards",
  async (folder) => {
    const { notices, rejected } = await readNoticeArchives(
      archives.map((name) => join(folder, name)),
    );
    expect(rejected).toEqual([]);
    expect(notices.length).toBeGreaterThanOrEqual(1_239);
    expect(new Set(notices.map(({ noticeId }) => noticeId)).size).toBe(notices.length);

    const table = await readAwardTable(join(folder, "../awards/ted_xml_award_lots_all.csv"));
    const { compared, wrong } = compare(notices, table);
    const rate = (compared - wrong.length) / compared;
    console.info(
      `TED awards: ${compared - wrong.length} of ${compared} equal (${(100 * rate).toFixed(2)} %); ` +
        `${table.length} rows in the table, the others' notices are not in the archives`,
    );
    expect(compared).toBeGreaterThan(800);
    expect(rate, wrong.slice(0, 20).join("\n")).toBeGreaterThanOrEqual(0.99);
  },
);

/** Row by row: the table holds one row per award in the order of the notice. */
function compare(
  notices: readonly Notice[],
  table: readonly AwardRow[],
): { compared: number; wrong: string[] } {
  const byNumber = new Map(notices.map((notice) => [notice.publicationNumber, notice]));
  const wrong: string[] = [];
  let compared = 0;
  for (const [number, rows] of groupBy(table, (row) => row["publication_number"] ?? "")) {
    const notice = byNumber.get(number);
    if (!notice) continue;
    const results = notice.results.filter(saysSomething).map(comparedResult);
    compared += Math.max(rows.length, results.length);
    if (results.length > rows.length)
      wrong.push(`${number}: ${results.length} results, ${rows.length} rows`);
    rows.map(comparedRow).forEach((row, index) => {
      const differing = differences(row, results[index]);
      if (differing.length > 0) wrong.push(`${number} lot ${row.lot}: ${differing.join(", ")}`);
    });
  }
  return { compared, wrong };
}

/** An award block with a date at most (no offers, winners, values or reason) has no row in the table. */
function saysSomething(result: LotResult): boolean {
  return (
    result.outcome === "clos-nw" ||
    result.winners.length > 0 ||
    result.offersReceived !== undefined ||
    result.value !== undefined ||
    result.lowestValue !== undefined
  );
}

function comparedRow(row: AwardRow): ComparedAward {
  return {
    lot: row["lot_no"] ?? "",
    offers: row["tenders_received"] ?? "",
    winners: comparedNames([row["winner_names"] ?? ""]),
    value: comparedValue(row["value"] ?? "", row["value_currency"] ?? ""),
  };
}
