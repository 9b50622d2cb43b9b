import { briefOf } from "@tc/assessment";
import { profileData } from "@tc/contract";
import { buildTender } from "@tc/notices";
import { expect } from "vitest";
import { writeSummary } from "../summaries/write/write-summary.ts";
import { makeResult } from "./result/make-result.ts";
import { readRealNotices } from "../../testing/real-notices.ts";
import { testOnRealData } from "../../../../../tools/real-data.ts";

const profile = profileData.parse({ companyName: "Agentur", contactPerson: "Ada", address: {} });

testOnRealData(
  "notices/germany",
  "check and summary of every real call name no midnight and no filler, and rest on words",
  async (folder) => {
    let calls = 0;
    for (const notice of await readRealNotices([folder])) {
      if (notice.kind !== "call") continue;
      calls++;
      const input = {
        tender: buildTender([{ notice, sources: [{ id: "archive" }] }]),
        items: [],
        documents: [],
      };
      const { requirements, risks } = makeResult({
        ...input,
        profile,
        criteria: [],
        proofs: [],
        marks: [],
        budget: { kind: "pending" },
        now: new Date("2026-11-21T11:00:00Z"),
      });
      const names = [...requirements, ...risks].map(({ name }) => name);
      expect(new Set(names).size, names.join("\n")).toBe(names.length);
      for (const name of names) {
        expect(name).not.toMatch(/^(?!.*Öffnung).*00:00 Uhr/);
        expect(name).not.toMatch(/Bindefrist [\d.]*\d\.\d{3} Tage/);
      }
      const { sections } = writeSummary({
        ...input,
        brief: briefOf(input.tender),
        hasValue: false,
      });
      for (const { quotes } of sections.flatMap(({ statements }) => statements)) {
        expect(quotes.length).toBeGreaterThan(0);
      }
    }
    expect(calls).toBeGreaterThan(100);
  },
);
