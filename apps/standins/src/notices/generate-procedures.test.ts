import { describe, expect, it } from "vitest";
import { addDays, berlinOffset, toWeekday } from "./days.ts";
import { readDocumentsPath } from "./documents-address.ts";
import { generateProcedures } from "./generate-procedures.ts";
import { createRandom } from "./random.ts";
import { generateTenderText } from "./tender-text.ts";

const options = { seed: 7, count: 400, today: "2026-11-21" };
const procedures = [...generateProcedures(options)];
const notices = procedures.flatMap((procedure) => procedure.notices);

describe("generated notices", () => {
  it("are the same for the same seed and others for another", () => {
    expect([...generateProcedures(options)]).toEqual(procedures);
    expect([...generateProcedures({ ...options, seed: 8 })][0]?.notices).not.toEqual(
      procedures[0]?.notices,
    );
  });

  it("do not depend on how many are asked for", () => {
    expect([...generateProcedures({ ...options, count: 3 })]).toEqual(procedures.slice(0, 3));
  });

  it("name a stand-in that has their documents, and are otherwise the same", () => {
    const origin = "http://127.0.0.1:3029";
    const located = [...generateProcedures({ ...options, count: 40, documentsOrigin: origin })];
    for (const [index, { plan, notices: ofPlan }] of located.entries()) {
      const place = readDocumentsPath(plan.documentsUrl.slice(origin.length));
      expect(place).toMatchObject({ today: options.today, index });
      expect(place?.isArchive && plan.twoStage).toBe(false);
      const before = procedures[index]!;
      const renamed = ofPlan.map(({ xml }) =>
        xml.replaceAll(plan.documentsUrl, before.plan.documentsUrl),
      );
      expect(renamed).toEqual(before.notices.map(({ xml }) => xml));
    }
    expect(located.some(({ plan }) => plan.documentsUrl.endsWith(".zip"))).toBe(true);
    expect(readDocumentsPath("/unterlagen/muster/2026-11-21/3/andere.zip")).toBeUndefined();
  });

  it("have a past on demand: published results above the thresholds, behind everything else", () => {
    const past = [...generateProcedures({ ...options, count: 3, history: 40 })];
    expect(past.slice(0, 3)).toEqual(procedures.slice(0, 3));
    expect(past).toHaveLength(43);
    for (const { plan, life } of past.slice(3)) {
      expect(plan.level).toBe("eu");
      expect(life.map(({ stage }) => stage)).toEqual(["result"]);
      expect(life[0]!.publishedOn < "2026-08-01").toBe(true);
    }
  });

  it("appear before today and never at a weekend", () => {
    for (const { publishedOn } of notices) {
      expect(publishedOn < options.today).toBe(true);
      expect(toWeekday(publishedOn)).toBe(publishedOn);
    }
  });

  it("come in both dialects, from both sources and from all sixteen Länder", () => {
    const has = (text: string) => notices.some(({ xml }) => xml.includes(text));
    expect(has("<cbc:CustomizationID>eforms-de-2.1<")).toBe(true);
    expect(has("<cbc:CustomizationID>eforms-sdk-1.13<")).toBe(true);
    expect(has("CustomizationID>eforms-sdk-0.1<")).toBe(true);
    expect(has('listName="notice-subtype">E3<')).toBe(true);
    expect(new Set(notices.map(({ source }) => source))).toEqual(new Set(["doe", "ted"]));
    const laender = new Set(procedures.map(({ plan }) => plan.buyer.town.nuts.slice(0, 3)));
    expect(laender.size).toBe(16);
  });

  it("tell of corrections that name the notice they change", () => {
    const corrected = procedures.filter(
      ({ plan, story }) => story === "corrected" && plan.dialect === "eforms",
    );
    expect(corrected.length).toBeGreaterThan(0);
    for (const { life } of corrected) {
      const change = life.find((notice) => notice.change);
      const names = life.map((it) => `${it.noticeId}-${String(it.version).padStart(2, "0")}`);
      expect(names).toContain(change?.change?.changedNotice);
    }
  });

  it("are missing what real ones are missing", () => {
    const calls = procedures.filter(({ story }) => story !== "planned" && story !== "result-only");
    const stated = calls.filter(({ plan }) => plan.estimate !== undefined).length / calls.length;
    expect(stated).toBeGreaterThan(0.04);
    expect(stated).toBeLessThan(0.2);
    const results = procedures.flatMap(({ life }) => life.flatMap((notice) => notice.results));
    const placeholders = results.filter(({ value }) => value <= 1).length / results.length;
    expect(placeholders).toBeGreaterThan(0.3);
    expect(placeholders).toBeLessThan(0.5);
  });

  it("have unique file names within a source and a day", () => {
    const names = notices.map((notice) => [notice.source, notice.publishedOn, notice.file].join());
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("generated texts", () => {
  it("mix creative work with other work", () => {
    const random = createRandom(1);
    const texts = Array.from({ length: 400 }, () => generateTenderText(random));
    const share = texts.filter(({ subject }) => subject.creative).length / texts.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.7);
    expect(texts.every(({ title, description }) => !/[{}]/.test(title + description))).toBe(true);
  });
});

describe("days", () => {
  it("knows summer time by the EU's rule", () => {
    expect(berlinOffset("2026-03-28")).toBe("+01:00");
    expect(berlinOffset("2026-03-29")).toBe("+02:00");
    expect(berlinOffset("2026-10-24")).toBe("+02:00");
    expect(berlinOffset("2026-10-25")).toBe("+01:00");
  });

  it("steps over clock changes by whole days", () => {
    expect(addDays("2026-03-28", 1)).toBe("2026-03-29");
    expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  });
});
