import { briefOf } from "@tc/assessment";
import { buildTender } from "@tc/notices";
import { expect } from "vitest";
import { readRealNotices } from "../../testing/real-notices.ts";
import { testOnRealData } from "../../../../../tools/real-data.ts";

testOnRealData(
  "notices/germany",
  "the brief of every real call is short, word for word and never empty",
  async (folder) => {
    let calls = 0;
    let withTwo = 0;
    for (const notice of await readRealNotices([folder])) {
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
    expect(calls).toBeGreaterThan(100);
    expect(withTwo / calls).toBeGreaterThan(0.3);
  },
);
