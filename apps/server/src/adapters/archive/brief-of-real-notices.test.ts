import { briefOf } from "@tc/assessment";
import { buildTender, NoticeError, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { expect } from "vitest";
import { readPaths } from "./read-paths.ts";
import { testOnRealData } from "../../../../../tools/real-data.ts";

testOnRealData(
  "notices/germany",
  "the brief of every real call is short, word for word and never empty",
  async (folder) => {
    let calls = 0;
    let withTwo = 0;
    for await (const member of readPaths([folder])) {
      if (!("bytes" in member)) continue;
      for (const notice of readable(member.bytes)) {
        if (notice.kind !== "call") continue;
        calls++;
        const tender = buildTender([{ notice, sources: [{ id: "archive" }] }]);
        const words = JSON.stringify(tender);
        const brief = briefOf(tender);
        if (brief.length === 2) withTwo++;
        for (const { text } of brief) {
          expect(text).not.toBe("");
          expect(text.length).toBeLessThanOrEqual(320);
          expect(words.includes(JSON.stringify(text).slice(1, -1)), text).toBe(true);
        }
      }
    }
    expect(calls).toBeGreaterThan(100);
    expect(withTwo / calls).toBeGreaterThan(0.3);
  },
);

function readable(bytes: Uint8Array): Notice[] {
  try {
    return readNotices(bytes);
  } catch (error) {
    if (error instanceof NoticeError) return [];
    throw error;
  }
}
