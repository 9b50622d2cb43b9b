import { existsSync } from "node:fs";
import path from "node:path";
import { buildTender, groupNotices, NoticeError, readNotices } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { readPaths } from "../../apps/server/src/adapters/archive/read-paths.ts";
import type { LanguageTender } from "./index-in-memory.ts";

const archives = ["notices/germany", "notices/national-service.zip"];

/** The tenders of the German notices; each is called by all of its notices, as `<noticeId>-<version>`. */
export async function realTenders(data: string): Promise<LanguageTender[]> {
  const notices: Notice[] = [];
  const paths = archives.map((name) => path.join(data, name)).filter(existsSync);
  for await (const member of readPaths(paths)) {
    if ("bytes" in member) notices.push(...readable(member.bytes));
  }
  const german = notices.filter(({ language }) => language === "DEU");
  return groupNotices(german).map((group) => ({
    names: group.map(({ noticeId, version }) => `${noticeId}-${version}`),
    isNearMiss: false,
    tender: buildTender(group.map((notice) => ({ notice, sources: [{ id: "archive" }] }))),
  }));
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
