import path from "node:path";
import type { Tender } from "@tc/domain";
import { buildTender, groupNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { readRealNotices } from "../../apps/server/src/testing/real-notices.ts";

/** A German procedure of the real data with all its notices. */
export interface RealTender {
  /** "<noticeId>-<version>" */
  readonly notices: readonly string[];
  readonly tender: Tender;
}

/** eForms alone; published examples of the format are no procedures. */
const archives = ["germany", "national-service.zip", "national-service-2.zip"];

export async function realTenders(data: string): Promise<RealTender[]> {
  const german = (await realNotices(data)).filter(({ language }) => language === "DEU");
  return groupNotices(german).map((group) => ({
    notices: group.map(keyOfNotice),
    tender: tenderOf(group),
  }));
}

export function realNotices(data: string): Promise<Notice[]> {
  return readRealNotices(archives.map((name) => path.join(data, "notices", name)));
}

export function keyOfNotice({ noticeId, version }: Notice): string {
  return `${noticeId}-${version}`;
}

export function tenderOf(group: readonly Notice[]): Tender {
  return buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] })));
}
