import { profileData } from "@tc/contract";
import { buildTender } from "@tc/notices";
import { expect } from "vitest";
import { testOnRealData } from "../../../../../tools/real-data.ts";
import { readRealNotices } from "../../testing/real-notices.ts";
import { wantedPapers } from "../tender-checks/index.ts";
import { questionDrafts } from "./questions/bidder-questions.ts";

const profile = profileData.parse({ companyName: "Agentur", contactPerson: "Ada", address: {} });
const now = new Date("2026-11-21T11:00:00Z");

testOnRealData(
  "notices/germany",
  "papers and questions of every real call rest on words of the notice and on values it publishes",
  async (folder) => {
    let calls = 0;
    let papers = 0;
    for (const notice of await readRealNotices([folder])) {
      if (notice.kind !== "call") continue;
      calls++;
      const tender = buildTender([{ notice, sources: [{ id: "archive" }] }]);
      const texts = JSON.stringify(tender);
      const input = { tender, items: [], documents: [] };
      const list = wantedPapers({ ...input, profile, proofs: [], now }, []);
      papers += list.length;
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      for (const { name, quotes, state } of list) {
        expect(quotes.length, name).toBeGreaterThan(0);
        expect(state, name).not.toBe("ready");
        for (const { quote } of quotes) {
          expect(texts, name).toContain(JSON.stringify(quote).slice(1, -1));
        }
      }
      const drafts = questionDrafts(input);
      expect(new Set(drafts.map(({ key }) => key)).size).toBe(drafts.length);
      for (const { key, rule, quotes, draft } of drafts) {
        // Without documents nothing contradicts the notice, and weights may stand there.
        expect(key).toMatch(/^(?:turnover|deadline:)/);
        expect(rule).toBeDefined();
        expect(quotes.length).toBeGreaterThan(0);
        expect(draft).not.toMatch(/undefined|NaN|„“/);
        // A notice that only moves a deadline says nothing of how long it was.
        if (key.startsWith("deadline:")) {
          expect(tender.notices.every(({ isCorrection }) => isCorrection !== true)).toBe(true);
        }
        if (!key.startsWith("turnover")) continue;
        const values = [tender.values, ...tender.lots.map((lot) => lot.values)];
        expect(values.some(({ estimated }) => estimated !== undefined)).toBe(true);
      }
    }
    expect(calls).toBeGreaterThan(100);
    expect(papers).toBeGreaterThan(100);
  },
);
