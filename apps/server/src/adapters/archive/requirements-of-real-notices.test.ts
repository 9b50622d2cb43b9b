import { requirementsOf } from "@tc/assessment";
import { buildTender } from "@tc/notices";
import { expect } from "vitest";
import { readRealNotices } from "../../testing/real-notices.ts";
import { testOnRealData } from "../../../../../tools/real-data.ts";

testOnRealData(
  "notices-ted-r209/ted-r208-r209-de.zip",
  "demands of real notices are quoted word for word, and many notices have some",
  async (archive) => {
    const kinds = new Map<string, number>();
    let calls = 0;
    for (const notice of await readRealNotices([archive])) {
      if (notice.kind !== "call") continue;
      calls++;
      const tender = buildTender([{ notice, sources: [{ id: "archive" }] }]);
      const words = JSON.stringify(tender);
      for (const { kind, demand } of requirementsOf(tender)) {
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        // The quote of a language is the list of its codes.
        if (kind === "language") continue;
        expect(words.includes(JSON.stringify(demand.quote).slice(1, -1)), demand.quote).toBe(true);
      }
    }
    expect(calls).toBeGreaterThan(50);
    for (const kind of ["turnover", "insurance", "references", "certificates"]) {
      expect(kinds.get(kind)).toBeGreaterThan(calls / 100);
    }
  },
);
