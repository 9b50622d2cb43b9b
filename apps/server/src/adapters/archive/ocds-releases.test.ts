import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { readDocument } from "@tc/notices";
import { expect } from "vitest";
import { testOnRealData } from "../../../../../tools/real-data.ts";

testOnRealData(
  "ocds",
  "every OCDS release is read, with a title, a buyer and an own identity",
  async (folder) => {
    const names = (await readdir(folder)).filter((name) => /\.jsonl?$/.test(name)).toSorted();
    let count = 0;
    for (const name of names) {
      const { notices, rejected } = readDocument(await readFile(join(folder, name)));
      count += notices.length;
      expect(rejected, name).toEqual([]);
      expect(notices.length, name).toBeGreaterThan(0);
      expect(new Set(notices.map(({ noticeId, version }) => `${noticeId} ${version}`)).size).toBe(
        notices.length,
      );
      for (const notice of notices) {
        expect(notice.title, notice.noticeId).not.toBe("");
        expect(notice.buyers, notice.noticeId).not.toEqual([]);
        expect(notice.lots, notice.noticeId).not.toEqual([]);
      }
    }
    console.info(`OCDS: ${count} releases of ${names.length} files read`);
  },
);
