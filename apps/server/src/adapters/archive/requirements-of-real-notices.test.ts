import { requirementsOf } from "@tc/assessment";
import { buildTender, NoticeError, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { expect } from "vitest";
import { readPaths } from "./read-paths.ts";
import { testOnRealData } from "../../../../../tools/real-data.ts";

testOnRealData(
  "notices-ted-r209/ted-r208-r209-de.zip",
  "demands of real notices are quoted word for word, and many notices have some",
  async (archive) => {
    const kinds = new Map<string, number>();
    let calls = 0;
    for await (const member of readPaths([archive])) {
      if (!("bytes" in member)) continue;
      for (const notice of readable(member.bytes)) {
        if (notice.kind !== "call") continue;
        calls++;
        const tender = buildTender([{ notice, sources: [{ id: "archive" }] }]);
        const words = JSON.stringify(tender);
        for (const { kind, demand } of requirementsOf(tender)) {
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          // The quote of a language is the list of its codes.
          if (kind === "language") continue;
          expect(words.includes(JSON.stringify(demand.quote).slice(1, -1)), demand.quote).toBe(
            true,
          );
        }
      }
    }
    expect(calls).toBeGreaterThan(50);
    for (const kind of ["turnover", "insurance", "references", "certificates"]) {
      expect(kinds.get(kind)).toBeGreaterThan(calls / 100);
    }
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
