import { existsSync } from "node:fs";
import path from "node:path";
import type { Tender } from "@tc/domain";
import { buildTender, groupNotices, NoticeError, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { readPaths } from "../../apps/server/src/adapters/archive/read-paths.ts";

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

export async function realNotices(data: string): Promise<Notice[]> {
  const notices: Notice[] = [];
  const paths = archives.map((name) => path.join(data, "notices", name)).filter(existsSync);
  for await (const member of readPaths(paths)) {
    if ("bytes" in member) notices.push(...readable(member.bytes));
  }
  return notices;
}

export function keyOfNotice({ noticeId, version }: Notice): string {
  return `${noticeId}-${version}`;
}

export function tenderOf(group: readonly Notice[]): Tender {
  return buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] })));
}

/** Broken members of an archive are no notices. */
function readable(bytes: Uint8Array): Notice[] {
  try {
    return readNotices(bytes);
  } catch (error) {
    if (error instanceof NoticeError) return [];
    throw error;
  }
}
