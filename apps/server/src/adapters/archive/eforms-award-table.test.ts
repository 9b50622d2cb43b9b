import { globSync } from "node:fs";
import { join } from "node:path";
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

testOnRealData(
  "notices",
  "the results of readable eForms notices are those of the table of awards",
  async (folder) => {
    const archives = globSync("**/*.zip", { cwd: folder }).toSorted();
    const { notices, rejected } = await readNoticeArchives(
      archives.map((name) => join(folder, name)),
    );
    const table = await readAwardTable(join(folder, "../awards/eforms_award_lots_all.csv"));
    const { compared, wrong } = compare(notices, table);
    const rate = (compared - wrong.length) / compared;
    console.info(
      `eForms awards: ${compared - wrong.length} of ${compared} equal (${(100 * rate).toFixed(2)} %); ` +
        `${table.length} rows in the table; ${notices.length} notices read, ${rejected.length} members unreadable`,
    );
    expect(compared).toBeGreaterThan(5);
    expect(rate, wrong.slice(0, 20).join("\n")).toBeGreaterThanOrEqual(0.99);
  },
);

/** The table holds one row per LotResult; several of one lot follow each other as in the notice. */
function compare(
  notices: readonly Notice[],
  table: readonly AwardRow[],
): { compared: number; wrong: string[] } {
  const byId = new Map(notices.map((notice) => [notice.noticeId, notice]));
  const wrong: string[] = [];
  let compared = 0;
  const rowKey = (row: AwardRow): string => `${row["notice_id"]} ${row["lot_id"]}`;
  for (const [key, rows] of groupBy(table, rowKey)) {
    const [noticeId = "", lotId] = key.split(" ");
    const notice = byId.get(noticeId);
    if (!notice) continue;
    const results = notice.results.filter((result) => result.lotId === lotId).map(comparedResult);
    compared += rows.length;
    rows.map(comparedRow).forEach((row, index) => {
      const result = results[index];
      const differing = differences(row, result && { ...result, lot: row.lot });
      if (differing.length > 0) wrong.push(`${key}: ${differing.join(", ")}`);
    });
  }
  return { compared, wrong };
}

function comparedRow(row: AwardRow): ComparedAward {
  return {
    lot: row["lot_id"] ?? "",
    offers: row["tenders_received"] ?? "",
    winners: comparedNames([row["winner_names"] ?? ""]),
    value: summedValue(row["winner_tender_value"] ?? "", row["winner_tender_currency"] ?? ""),
  };
}

/** Several tenders of one lot stand side by side, "5406|2976": the result holds their sum. */
function summedValue(amounts: string, currency: string): string {
  const parts = amounts.split("|").map((amount) => comparedValue(amount, currency));
  if (parts.length === 1 || parts.includes("")) return parts[0] ?? "";
  const cents = parts.reduce((sum, part) => sum + Number(part.split(" ")[0]), 0);
  return `${cents} ${currency}`;
}
