import { buildTender, tenderSummary } from "@tc/notices";
import { expect } from "vitest";
import { testOnRealData } from "../../../../../../tools/real-data.ts";
import { readRealNotices } from "../../../testing/real-notices.ts";
import { testId } from "../../../testing/tenders/make-tender.ts";
import { loosen, useMissedWorld } from "./missed-world.fixture.ts";

const { makeWorld, asking } = useMissedWorld();

testOnRealData(
  "notices/germany",
  "of real calls each miss is open, outside the view, and in it once its filter is loosened",
  async (folder) => {
    const notices = await readRealNotices([folder]);
    const tenders = notices
      .filter(({ kind }) => kind === "call")
      .map((notice) => buildTender([{ notice, sources: [{ id: "doe" }] }]))
      .filter((tender) => String(tenderSummary(tender).lastDeadline?.at) > "2024-10-02")
      .map((tender, at) => ({ id: testId(at + 1), tender }));
    const { actor } = await makeWorld(null, tenders, "2024-09-25T10:00:00Z", [
      "30",
      "33",
      "48",
      "71",
      "72",
      "79",
      "90",
    ]);
    const { sample, list } = asking(actor, "2024-10-02T10:00:00Z");
    let count = 0;
    for (const view of [
      { region: "DEA,DEB" },
      { region: "DE2", deadlineFrom: "2024-11-01" },
      { valueMin: "50000", valueMax: "400000" },
      { procedure: "open", level: "eu" },
      { q: "Kampagne", region: "DE1" },
      { q: "Website", deadlineTo: "2024-12-01" },
      { cpv: "print" },
    ]) {
      const query = { state: "open", ...view };
      const isIn = new Set(await list(query));
      const { hits, total } = await sample(query);
      expect(total).toBeGreaterThanOrEqual(hits.length);
      expect(await sample(query)).toMatchObject({ hits });
      for (const hit of hits) {
        count++;
        expect(isIn).not.toContain(hit.tenderId);
        expect(hit.because).not.toMatch(/undefined|NaN|null/);
        expect(await list({ ...loosen(query, hit) }), hit.because).toContain(hit.tenderId);
      }
    }
    expect(count).toBeGreaterThan(15);
  },
);
